import type { Failure } from '@quarterdeck/ui/lib'
import type { Run, Runs } from '@quarterdeck/ui/runs'
import { useEffect, useRef, useState } from 'react'

/** §4, §9: how long a run's status stays. */
const SUCCESS_MS = 3000
const FAILURE_MS = 5000

interface RunsOptions<Item> {
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

/** Runs the items of a list, each on its own and one at a time, and keeps how each went for as long as §9 says. */
export function useRuns<Item>({ idOf, refusal, run, failureOf, onSuccess, onSettled }: RunsOptions<Item>): {
  runs: Runs
  start: (item: Item) => void
} {
  const [runs, setRuns] = useState<Runs>({})
  const underWay = useRef(new Set<string>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const gone = useRef(false)

  useEffect(() => {
    const { current } = timers
    gone.current = false
    return () => {
      gone.current = true
      for (const timer of current.values()) clearTimeout(timer)
    }
  }, [])

  function show(id: string, shown: Run): void {
    if (gone.current) return
    setRuns((before) => ({ ...before, [id]: shown }))
    clearTimeout(timers.current.get(id))
    if (shown.status !== 'success' && shown.status !== 'error') return
    const reset = () => setRuns((before) => ({ ...before, [id]: { ...shown, status: 'idle' } }))
    timers.current.set(id, setTimeout(reset, shown.status === 'success' ? SUCCESS_MS : FAILURE_MS))
  }

  async function perform(item: Item, id: string): Promise<void> {
    show(id, { status: 'running' })
    try {
      await run(item)
      show(id, { status: 'success' })
      onSuccess?.(item)
    } catch (error) {
      show(id, { status: 'error', failure: failureOf(item, error) })
    } finally {
      underWay.current.delete(id)
      onSettled?.()
    }
  }

  function start(item: Item): void {
    const id = idOf(item)
    if (underWay.current.has(id)) return
    const refused = refusal?.(item)
    if (refused) return show(id, { status: 'error', failure: refused })
    underWay.current.add(id)
    void perform(item, id)
  }

  return { runs, start }
}
