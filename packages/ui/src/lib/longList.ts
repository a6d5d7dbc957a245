import { useDeferredValue } from 'react'
import type { Loadable } from './loadable'

/** More than a screen holds, and few enough to be drawn within a frame or two. */
const FIRST = 48

/**
 * A list of any length for drawing: the first entries at once, the others in small steps, between which the page answers.
 * A list that is not long stays as it is. Styles of what draws it should skip what is far below the view
 * (`content-visibility`), beginning with the entry after the first ones.
 */
export function useLongList<Entry>(entries: readonly Entry[]): readonly Entry[] {
  const drawn = useDeferredValue(entries, entries.slice(0, FIRST))
  return entries.length > FIRST ? drawn : entries
}

/**
 * A list whose first rows take long to draw: they are drawn in small steps, between which the page answers, and until
 * then it goes on loading. Whatever comes after them is drawn at once.
 */
export function useGradualFirst<T>(list: Loadable<T>): Loadable<T> {
  const drawn = useDeferredValue(list)
  return drawn.state === 'loading' ? drawn : list
}
