import type { HeldList } from '@quarterdeck/ui/jobs'
import { mapLoadable, type Loadable } from '@quarterdeck/ui/lib'
import { useMemo } from 'react'
import { useHeldRows, type HeldRowsOptions } from './useHeldRows'

/**
 * A short list of a dialog as it is to be drawn: its rows stay where they are while the pointer or the focus is in it,
 * and those that arrive meanwhile wait (§14.14).
 */
export function useHeldList<Row extends object>(
  list: Loadable<readonly Row[]>,
  options: Pick<HeldRowsOptions<Row>, 'keyOf' | 'isHeldBelow' | 'place'>,
): { list: Loadable<readonly Row[]>; held: HeldList } {
  const { rows, held } = useHeldRows(list.state === 'ready' ? list.data : undefined, options)
  return { list: useMemo(() => mapLoadable(list, (all) => rows ?? all), [list, rows]), held }
}
