import type { TargetType } from '@quarterdeck/api'
import { useEventCallback, type Failure } from '@quarterdeck/ui/lib'
import type { Run, Runs, RunStatus } from '@quarterdeck/ui/runs'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { isGone, missingOf } from '../../lib/notFound'
import { readAgain } from '../../lib/readAgain'
import { reasonIn } from '../../lib/reasonIn'
import { useWrite, type WriteOptions } from '../../lib/useWrite'
import type { Ending } from '../../lib/writes'
import { runKeys } from './runKeys'

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

/** What is run on, and what follows a run. */
export interface RunsOn {
  target: RunTarget
  /** Why nothing can be run on it now; undefined when it can, or when that is found out by the run itself. */
  unavailable?: string
  /** Called when a run has ended, also with a failure, to read again what it may have changed. */
  onSettled: () => void
  /** Called when the platform does not find what it was to run on, to read that again. */
  onGone: () => void
}

interface RunsOptions<Item>
  extends RunsOn, Pick<WriteOptions<Told<Item>, unknown>, 'reasonOf' | 'onDone' | 'tellDone'> {
  list: keyof typeof runKeys
  /** Keep it stable. */
  idOf: (item: Item) => string
  /** What is said where it is unavailable. */
  refused: string
  run: (item: Told<Item>) => Promise<unknown>
  /** What the item is called where it is gone, by how the code of that error begins. */
  named: (item: Item) => Record<string, string>
}

/** What a run found missing before anything was sent (§5.6: a job needs an available namespace). */
export class RunUnavailable extends Error {}

/** An item together with what was filled in for its parameters; undefined where it has none. */
export type Told<Item> = Item & { told?: Record<string, string> }

/**
 * Runs the items of a list. Each item has one run under way at most; different items run at the same time. How a run
 * ended stays for as long as §9.1 says. A dialog that is closed and opened again shows what is still running. Failures are
 * told in the words of §8.10. `start` stays the same function.
 */
export function useRuns<Item extends { display_name: string }>({
  target,
  unavailable,
  onGone,
  list,
  idOf,
  refused,
  run,
  named,
  ...options
}: RunsOptions<Item>): { runs: Runs; start: (item: Item, told?: Record<string, string>) => void } {
  const queryClient = useQueryClient()
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
    key: [list, 'run', target.id],
    each: idOf,
    send: run,
    whenFailed: ({ display_name }, error) =>
      error instanceof RunUnavailable ? refused : `${display_name} failed`,
    whenUnknown: ({ display_name }) =>
      `Look whether ${display_name} is among the ${list} before you run it once more.`,
    subject: (item, code) =>
      missingOf(code, { ...named(item), [target.type]: `${target.type} ${target.name}` }),
    onFailed: (error) => {
      if (!isGone(error)) return
      void readAgain(queryClient, { queryKey: runKeys[list] })
      onGone()
    },
    whenEnded: (ending: Ending<Told<Item>>) =>
      ending.outcome === 'done'
        ? show(idOf(ending.variables), 'success')
        : show(idOf(ending.variables), ending.outcome === 'unknown' ? 'unknown' : 'error', ending.failure),
  })

  return {
    runs: useMemo(
      () => ({ ...ended, ...Object.fromEntries(underWay.map((item) => [idOf(item), RUNNING])) }),
      [ended, underWay, idOf],
    ),
    start: useEventCallback((item: Item, told?: Record<string, string>) => {
      if (unavailable)
        show(idOf(item), 'error', { message: refused, reason: reasonIn(new RunUnavailable(unavailable)) })
      else void write({ ...item, told })
    }),
  }
}

const RUNNING: Run = { status: 'running' }
