import type { HeldList } from '@quarterdeck/ui/jobs'
import { mapLoadable, type Loadable } from '@quarterdeck/ui/lib'
import { useMemo, useState } from 'react'
import { useHeldRows } from './useHeldRows'

interface HeldListOptions<Row> {
  keyOf: (row: Row) => string
  /** Somebody is in a list below, which would move if this one grew. */
  isHeldBelow?: boolean
  /** Whose list it is: rows of something else are shown at once. */
  place: string
}

/**
 * A short list of a dialog as it is to be drawn: its rows stay where they are while the pointer or the focus is in it,
 * and those that arrive meanwhile wait (§14.14).
 */
export function useHeldList<Row extends object>(
  list: Loadable<readonly Row[]>,
  { keyOf, isHeldBelow = false, place }: HeldListOptions<Row>,
): { list: Loadable<readonly Row[]>; held: HeldList; isPresent: boolean } {
  const [isPresent, setPresent] = useState(false)
  const arrived = list.state === 'ready' ? list.data : undefined
  const { rows, waiting, show } = useHeldRows(arrived, {
    isHeld: isPresent || isHeldBelow,
    isPlaceholderData: false,
    place,
    keyOf,
  })
  return {
    list: useMemo(() => mapLoadable(list, (all) => rows ?? all), [list, rows]),
    held: useMemo(() => ({ waiting, onShow: show, onPresence: setPresent }), [waiting, show]),
    isPresent,
  }
}
