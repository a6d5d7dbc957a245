import type { TargetType } from '@quarterdeck/api'
import type { Failure } from '@quarterdeck/ui/lib'
import type { Run, Runs, RunStatus } from '@quarterdeck/ui/runs'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useWrite, type WriteOptions } from '../../lib/useWrite'
import type { Ending } from '../../lib/writes'

/** How long 'success', and 'error' or 'unknown', stay before the status is 'idle' again (§4.9, §9.1). */
const SUCCESS_MS = 3000
const FAILURE_MS = 5000

/** What something is run on. */
export interface RunTarget {
  type: TargetType
  id: string
  /** A cluster's name, or an organization's e-mail address. */
  name: string
}

interface RunsOptions<Item> extends Pick<
  WriteOptions<Item, unknown>,
  'key' | 'whenFailed' | 'whenUnknown' | 'subject' | 'reasonOf' | 'onDone' | 'tellDone' | 'onFailed'
> {
  /** Keep it stable. */
  idOf: (item: Item) => string
  /** Why an item cannot be run now, shown in place of sending it; undefined when it can. */
  refusal?: (item: Item) => Failure | undefined
  run: (item: Item) => Promise<unknown>
  /** Called when a run has ended, also with a failure, to read again what it may have changed. */
  onSettled?: () => void
}

/** An item together with what was filled in for its parameters; undefined where it has none. */
export type Told<Item> = Item & { told?: Record<string, string> }

/**
 * Runs the items of a list. Each item has one run under way at most; different items run at the same time. How a run
 * ended stays for as long as §9.1 says. A dialog that is closed and opened again shows what is still running.
 */
export function useRuns<Item>({ idOf, refusal, run, ...options }: RunsOptions<Item>): {
  runs: Runs
  start: (item: Item) => void
} {
  const [ended, setEnded] = useState<Runs>({})
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  useEffect(() => {
    const { current } = timers
    return () => current.forEach((timer) => clearTimeout(timer))
  }, [])

  function show(id: string, status: Exclude<RunStatus, 'idle' | 'running'>, failure?: Failure): void {
    const set = (shown: Run) => setEnded((before) => ({ ...before, [id]: shown }))
    set({ status, failure })
    clearTimeout(timers.current.get(id))
    const reset = setTimeout(
      () => set({ status: 'idle', failure }),
      status === 'success' ? SUCCESS_MS : FAILURE_MS,
    )
    timers.current.set(id, reset)
  }

  const { write, underWay } = useWrite({
    ...options,
    each: idOf,
    send: run,
    whenEnded: (ending: Ending<Item>) =>
      ending.outcome === 'done'
        ? show(idOf(ending.variables), 'success')
        : show(idOf(ending.variables), ending.outcome === 'unknown' ? 'unknown' : 'error', ending.failure),
  })

  return {
    runs: useMemo(
      () => ({ ...ended, ...Object.fromEntries(underWay.map((item) => [idOf(item), RUNNING])) }),
      [ended, underWay, idOf],
    ),
    start: (item) => {
      const refused = refusal?.(item)
      if (refused) show(idOf(item), 'error', refused)
      else void write(item)
    },
  }
}

const RUNNING: Run = { status: 'running' }
