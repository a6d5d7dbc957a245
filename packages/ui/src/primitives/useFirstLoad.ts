import { useState } from 'react'
import type { Loadable } from '../lib'

/** Whether something has loaded or failed once, as it has also while it is read once more. */
export function useHasLoaded({ state }: Loadable<unknown>): boolean {
  const [hasEnded, setHasEnded] = useState(state !== 'loading')
  if (!hasEnded && state !== 'loading') setHasEnded(true)
  return hasEnded || state !== 'loading'
}

/** The attribute of a block that is drawn `inOrder`: `data-loading` until it has loaded or failed, then `data-loaded`. */
export const useFirstLoad = (block: Loadable<unknown>) =>
  useHasLoaded(block) ? { 'data-loaded': true } : { 'data-loading': true }
