import { useEffect } from 'react'
import { useKeeper, useKept } from '../../lib/kept'
import { BULK, readRun } from './bulkJournal'
import { pauseWhenLeft, useLiveRun } from './bulkRun'

/** A run as its journal tells it, and what of it this tab carries out. */
export function useBulkRun(id: string) {
  const keeper = useKeeper()
  const [run] = useKept(BULK + id, readRun)
  const live = useLiveRun()
  const here = live?.id === id ? live : undefined
  const isElsewhere = run?.state === 'running' && !here
  useEffect(() => (keeper && isElsewhere ? pauseWhenLeft(keeper, id) : undefined), [keeper, id, isElsewhere])
  return { run, here, isElsewhere }
}
