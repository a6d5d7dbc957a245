import { useState } from 'react'
import type { Loadable } from '../lib'

/**
 * The attribute of a block that is drawn `inOrder`: `data-loading` until it has loaded or failed for the first time, then
 * `data-loaded`, also while it is read once more, when what is below is in view.
 */
export function useFirstLoad({ state }: Loadable<unknown>) {
  const [hasEnded, setHasEnded] = useState(state !== 'loading')
  if (!hasEnded && state !== 'loading') setHasEnded(true)
  return hasEnded || state !== 'loading' ? { 'data-loaded': true } : { 'data-loading': true }
}
