import type { Source } from '@quarterdeck/api'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom'
import { isDialogName, type DialogName } from './dialogNames'

/** Where an open entity dialog stands in the address: `?dialog=<name>&id=<id>` (§14.13). */
export interface DialogAddress {
  name: DialogName
  /** Which entity; empty for a dialog that makes a new one. */
  id: string
  /** Whose endpoint knows the entity, where two may. */
  source?: Source
}

const KEYS = ['dialog', 'id', 'source']

/** The dialog an address names; null when it names none that there is. */
export function readDialog(query: URLSearchParams): DialogAddress | null {
  const name = query.get('dialog')
  const source = query.get('source')
  if (!isDialogName(name)) return null
  return {
    name,
    id: query.get('id') ?? '',
    ...((source === 'organization' || source === 'cluster') && { source }),
  }
}

function withDialog(query: URLSearchParams, dialog: DialogAddress | null): URLSearchParams {
  const after = new URLSearchParams(query)
  for (const key of KEYS) after.delete(key)
  if (dialog) {
    after.set('dialog', dialog.name)
    if (dialog.id) after.set('id', dialog.id)
    if (dialog.source) after.set('source', dialog.source)
  }
  return after
}

/** Entity dialogs are addresses: Back closes them, reload and a pasted link reopen them. The page below stays. */
export function useDialog() {
  const [query, setQuery] = useSearchParams()
  const { key, state } = useLocation()
  const navigate = useNavigate()
  const closing = useRef(false)
  const dialog = readDialog(query)
  const shown = dialog ? `${dialog.name} ${dialog.id}` : ''
  const latest = useRef(shown)
  useEffect(() => {
    closing.current = false
    latest.current = shown
  }, [key, shown])

  const open = useCallback(
    (name: DialogName, { id = '', source }: { id?: string; source?: Source } = {}) =>
      setQuery((before) => withDialog(before, { name, id, source }), {
        state: OPENED_HERE,
        preventScrollReset: true,
      }),
    [setQuery],
  )

  /** Back to what was below: another dialog, or the page alone. */
  const close = useCallback(() => {
    // A write that ends after its dialog was left by Back must not go back once more.
    if (closing.current || latest.current !== shown) return
    closing.current = true
    // A pasted link has nothing below it in the history.
    if (isOpenedHere(state)) void navigate(-1)
    else setQuery((before) => withDialog(before, null), { replace: true, preventScrollReset: true })
  }, [navigate, setQuery, shown, state])

  return { dialog, open, close }
}

const OPENED_HERE = { dialogOpenedHere: true }

const isOpenedHere = (state: unknown) =>
  typeof state === 'object' && state !== null && 'dialogOpenedHere' in state
