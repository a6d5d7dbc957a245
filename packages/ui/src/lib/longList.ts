import { startTransition, useDeferredValue, useEffect, useState } from 'react'
import { loading, type Loadable } from './loadable'

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
 * Lists, from the top of a screen down, whose first rows take long to draw: each is drawn in a picture of its own and in small
 * steps, between which the page answers, and until then it goes on loading. None is drawn before those above it, which would
 * push it down when they come; what has been drawn stays while a list above it loads again. Whatever comes after that is drawn
 * at once.
 */
export function useGradually<Lists extends Loadable<unknown>[]>(...lists: Lists): Lists {
  const [drawn, setDrawn] = useState(() => lists.map((_, at) => lists.slice(0, at + 1).every(hasCome)))
  if (lists.some((list, at) => drawn[at] && !hasCome(list)))
    setDrawn(lists.map((list, at) => drawn[at] === true && hasCome(list)))
  const next = drawn.indexOf(false)
  const isDue = hasCome(lists[next] ?? loading)
  useEffect(() => {
    if (isDue) startTransition(() => setDrawn((before) => before.with(next, true)))
  }, [isDue, next])
  return lists.map((list, at) => (drawn[at] ? list : loading)) as Lists
}

const hasCome = ({ state }: Loadable<unknown>) => state !== 'loading'
