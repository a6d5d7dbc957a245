import type { HeldList } from '@quarterdeck/ui/jobs'
import { useCallback, useMemo, useState } from 'react'

export interface HeldRowsOptions<Row> {
  /** Somebody is in a list below, which would move if this one grew. */
  isHeldBelow?: boolean
  /** Names what the list shows: its page, tab and filters. The rows of another place are shown at once. */
  place: string
  /** The rows that arrived are still those of another place. */
  isPlaceholderData?: boolean
  keyOf: (row: Row) => string
  /** Rows that arrived with other lists: they tell how a row stands that is no longer in this one. */
  alsoKnown?: readonly Row[]
  /**
   * How many rows of a longer list it has at most, the newest first by `timeOf`: when some leave, older ones come up from
   * below, which are not new.
   */
  cut?: { most: number; timeOf: (row: Row) => number }
}

interface HeldRows<Row> {
  /** The rows to show: while they are held, the same ones at the same places, each as it stands by now. */
  rows: readonly Row[] | undefined
  /** What the list is given to hold its rows; the same object until something changes. */
  held: HeldList
  /** Somebody is in the list. */
  isPresent: boolean
}

interface Held<Row> {
  place: string
  rows: readonly Row[]
  /** What the rows were last brought up to date with. */
  from: readonly unknown[]
}

/**
 * Holds the rows of a list that is polled where they are while the pointer or the focus is in it, so that no other row
 * comes under a press. A row that has left the list stays, with its new state where that is known.
 *
 * @param arrived the rows as they are by now; undefined until they have first arrived
 */
export function useHeldRows<Row extends object>(
  arrived: readonly Row[] | undefined,
  {
    isHeldBelow = false,
    place,
    isPlaceholderData = false,
    keyOf,
    alsoKnown = none,
    cut,
  }: HeldRowsOptions<Row>,
): HeldRows<Row> {
  const [isPresent, onPresence] = useState(false)
  const isHeld = isPresent || isHeldBelow
  const [held, setHeld] = useState<Held<Row>>()

  let now = isHeld ? held : undefined
  if (isHeld && arrived && !isPlaceholderData) {
    if (now?.place !== place) now = { place, rows: arrived, from: [arrived, alsoKnown] }
    else if (now.from[0] !== arrived || now.from[1] !== alsoKnown)
      now = { place, rows: upToDate(now.rows, [...alsoKnown, ...arrived], keyOf), from: [arrived, alsoKnown] }
  }
  if (now !== held) setHeld(now)

  const onShow = useCallback(() => setHeld(undefined), [])
  const shown = new Set(now?.rows.map(keyOf))
  const last = cut && now?.rows[cut.most - 1]
  const isNew = (row: Row) => !shown.has(keyOf(row)) && !(cut && last && cut.timeOf(row) <= cut.timeOf(last))
  const waiting = now && arrived && !isPlaceholderData ? arrived.filter(isNew).length : 0
  return {
    rows: arrived && (now?.rows ?? arrived),
    held: useMemo(() => ({ waiting, onShow, onPresence }), [waiting, onShow]),
    isPresent,
  }
}

const none: readonly never[] = []

function upToDate<Row>(rows: readonly Row[], known: readonly Row[], keyOf: (row: Row) => string) {
  const latest = new Map(known.map((row) => [keyOf(row), row]))
  const after = rows.map((row) => latest.get(keyOf(row)) ?? row)
  return after.some((row, index) => row !== rows[index]) ? after : rows
}
