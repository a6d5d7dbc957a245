import { useState } from 'react'
import type { Loadable } from '../lib'

/**
 * The `data-loading` of a block that is drawn `inOrder`: there until it has loaded or failed for the first time. While it is
 * read once more what is below stays, since it is in view.
 */
export function useFirstLoad({ state }: Loadable<unknown>): true | undefined {
  const [hasEnded, setHasEnded] = useState(state !== 'loading')
  if (!hasEnded && state !== 'loading') setHasEnded(true)
  return !hasEnded && state === 'loading' ? true : undefined
}
