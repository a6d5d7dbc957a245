import { useEffect, useEffectEvent } from 'react'
import { showToast } from '../lib/toasts'
import { useDialog } from '../lib/useDialog'

/** In place of an entity dialog whose code could not be loaded: says so and closes it; what was typed into it stays kept. */
export function DialogMissing() {
  const { close } = useDialog()
  const giveUp = useEffectEvent(() => {
    showToast({ type: 'error', title: 'The dialog could not be opened', message: 'Its code did not arrive.' })
    close()
  })
  useEffect(() => giveUp(), [])
  return null
}
