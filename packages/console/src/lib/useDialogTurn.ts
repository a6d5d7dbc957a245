import type { Source } from '@quarterdeck/api'
import { useCallback } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import type { DialogName } from './dialogNames'
import { withDialog } from './useDialog'

/**
 * Shows another entity in the dialog that is open, as the same step of the history: Back leads to where the dialog was
 * opened. `change` says what becomes of the rest of the address.
 */
export function useDialogTurn() {
  const [, setQuery] = useSearchParams()
  const { state } = useLocation()
  return useCallback(
    (
      name: DialogName,
      { id, source }: { id: string; source?: Source },
      change: (query: URLSearchParams) => URLSearchParams = (query) => query,
    ) =>
      setQuery((before) => withDialog(change(before), { name, id, source }), {
        replace: true,
        // The state says how the dialog was opened, which is how it is closed.
        state: state as unknown,
      }),
    [setQuery, state],
  )
}
