import type { Failure } from '@quarterdeck/ui/lib'
import type { Run, Runs } from '@quarterdeck/ui/runs'
import { useEffect, useEffectEvent, useRef, useState } from 'react'

/** §4, §9: how long a run's status stays. */
const SUCCESS_MS = 3000
const FAILURE_MS = 5000

interface RunsOptions<Item> {
  /** What the items run on: one is not run again there while it runs, whoever asks. */
  scope: string
  idOf: (item: Item) => string
  /** Why it cannot be run at all now; asked before anything is sent. */
  refusal?: (item: Item) => Failure | undefined
  run: (item: Item) => Promise<unknown>
  /** What is said of a run that failed. */
  failureOf: (item: Item, error: unknown) => Failure
  onSuccess?: (item: Item) => void
  /** Done or not: what it may have changed is read again. */
  onSettled?: () => void
}

/** What is under way, by scope and item: a dialog that is closed and opened meanwhile finds it again. */
const underWay = new Map<string, Map<string, Promise<Run>>>()

/** Runs the items of a list, each on its own and one at a time, and keeps how each went for as long as §9 says. */
export function useRuns<Item>({
  scope,
  idOf,
  refusal,
  run,
  failureOf,
  onSuccess,
  onSettled,
}: RunsOptions<Item>): { runs: Runs; start: (item: Item) => void } {
  const [runs, setRuns] = useState<Runs>(() =>
    Object.fromEntries([...(underWay.get(scope)?.keys() ?? [])].map((id) => [id, RUNNING])),
  )
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const gone = useRef(false)

  function show(id: string, shown: Run): void {
    if (gone.current) return
    setRuns((before) => ({ ...before, [id]: shown }))
    clearTimeout(timers.current.get(id))
    if (shown.status !== 'success' && shown.status !== 'error') return
    const reset = () => setRuns((before) => ({ ...before, [id]: { ...shown, status: 'idle' } }))
    timers.current.set(id, setTimeout(reset, shown.status === 'success' ? SUCCESS_MS : FAILURE_MS))
  }

  const follow = useEffectEvent(() => {
    for (const [id, outcome] of underWay.get(scope) ?? []) void outcome.then((shown) => show(id, shown))
  })
  useEffect(() => {
    const { current } = timers
    gone.current = false
    follow()
    return () => {
      gone.current = true
      for (const timer of current.values()) clearTimeout(timer)
    }
  }, [])

  async function perform(item: Item): Promise<Run> {
    try {
      await run(item)
      onSuccess?.(item)
      return { status: 'success' }
    } catch (error) {
      return { status: 'error', failure: failureOf(item, error) }
    } finally {
      underWay.get(scope)?.delete(idOf(item))
      onSettled?.()
    }
  }

  function start(item: Item): void {
    const id = idOf(item)
    const here = underWay.get(scope) ?? new Map<string, Promise<Run>>()
    if (here.has(id)) return
    const refused = refusal?.(item)
    if (refused) return show(id, { status: 'error', failure: refused })
    underWay.set(scope, here)
    show(id, RUNNING)
    const outcome = perform(item)
    here.set(id, outcome)
    void outcome.then((shown) => show(id, shown))
  }

  return { runs, start }
}

const RUNNING: Run = { status: 'running' }
