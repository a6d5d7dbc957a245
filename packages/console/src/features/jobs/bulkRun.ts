import { ApiError } from '@quarterdeck/api'
import type { BulkOutcome, BulkPause, BulkRefusal } from '@quarterdeck/ui/jobs'
import type { QueryClient } from '@tanstack/react-query'
import { isOnline } from '../../lib/connection'
import type { Keeper } from '../../lib/kept'
import { stayWhile } from '../../lib/missingCode'
import { whenPersonLeaves } from '../../lib/session'
import { createStore } from '../../lib/store'
import { startWrite } from '../../lib/useWrite'
import { BULK, interrupted, readRun, sentByOthers, writeRun, type BulkRow, type BulkRun } from './bulkJournal'
import { jobWrite } from './jobs.queries'
import { readJobsAgain } from './workflow.queries'
import { deselect } from './jobSelection'

/*
 * Many jobs that are restarted or cancelled one after the other, outside React: it goes on where the screen is left. What
 * is sent is in the journal before it is sent, so that nothing is sent twice, whatever becomes of the page.
 */

/** The run that this tab carries out. */
interface Live {
  id: string
  /** It ends as soon as what is under way has ended. */
  stopping?: boolean
  /** Until when the platform has asked to wait. */
  waitsUntil?: string
}

interface Order {
  client: QueryClient
  keeper: Keeper
  id: string
  /** Jobs that are known not to stand any more as they have to for this: nothing is sent for them. */
  changed?: readonly string[]
  /** Between two that are sent, so that others are served too, in milliseconds. */
  pause?: number
}

const PAUSE_MS = 200
/** How long is waited after a refusal for too many requests that does not say it, in seconds. */
const WAIT_S = 5
/** After so many refusals for too many requests, or so many outcomes that are not known, in a row somebody has to look. */
const PAUSE_AFTER_REFUSALS = 4
const PAUSE_AFTER_UNKNOWN = 3

const LOCK = 'quarterdeck.bulk'
/** What tells the tabs of a browser apart. Pages that came without encryption have none. */
const locksOf = ({ locks }: { locks?: LockManager | null }) => locks

const live = createStore<Live | undefined>(undefined)
const reasons = createStore<Readonly<Record<string, string>>>({})
let stopping = new AbortController()
/** Brings the journal up to date for the person who leaves, whose journal is not written after that. */
let closeJournal: (() => void) | undefined

/** A hook: the run that this tab carries out; undefined while there is none. */
export const useLiveRun = live.use
/** A hook: why rows failed or are not known, as the platform has said to this page, by `reasonKey`. */
export const useBulkReasons = reasons.use
export const reasonKey = (id: string, job_id: string) => `${id} ${job_id}`

stayWhile(() => live.get() !== undefined)

whenPersonLeaves(() => {
  closeJournal?.()
  closeJournal = undefined
  stopping.abort()
  live.set(undefined)
  reasons.set({})
})

/** Ends when what is under way has ended: to go on later, or for good. */
function stop(id: string, then: 'paused' | 'aborted'): boolean {
  if (live.get()?.id !== id) return false
  live.set({ id, stopping: true })
  stopping.abort(then)
  return true
}

export const pauseRun = (id: string): void => void stop(id, 'paused')

/** Ends a run for good, also one that is paused: no tab carries that out, whatever other run one does. */
export function abortRun(keeper: Keeper, id: string): void {
  if (stop(id, 'aborted')) return
  const run = readRun(keeper.read(BULK + id))
  if (run?.state === 'paused') writeRun(keeper, id, { ...run, state: 'aborted', why: undefined })
}

/**
 * Carries out what is left of a run, one row after the other; after its end, the rows that failed once more. Resolves with
 * why it sent nothing: another run is under way in this browser, or its tabs cannot be told apart.
 */
export async function carryOut(order: Order): Promise<BulkRefusal | undefined> {
  if (!locksOf(navigator)) return 'unencrypted'
  if (live.get()) return 'busy'
  const own = new AbortController()
  stopping = own
  live.set({ id: order.id })
  try {
    return (await whileAlone(() => sendAll(order, own.signal))) ? undefined : 'busy'
  } finally {
    if (stopping === own) live.set(undefined)
  }
}

/** Does something while no other tab does; resolves with false where one does. */
async function whileAlone(work: () => Promise<void>): Promise<boolean> {
  const isAlone = locksOf(navigator)?.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock) await work()
    return lock !== null
  })
  return (await isAlone) ?? false
}

/**
 * For a run that is under way, but not here: as soon as no tab carries it out any more, it is paused. Returns a function
 * that ends the waiting.
 */
export function pauseWhenLeft(keeper: Keeper, id: string): () => void {
  const waiting = new AbortController()
  const settle = () => {
    const run = readRun(keeper.read(BULK + id))
    if (run?.state === 'running') writeRun(keeper, id, interrupted(run, 'left'))
  }
  const locks = locksOf(navigator)
  if (locks) locks.request(LOCK, { signal: waiting.signal }, settle).catch(() => {}) // it was called off
  else settle()
  return () => waiting.abort()
}

async function sendAll(
  { client, keeper, id, changed = [], pause = PAUSE_MS }: Order,
  signal: AbortSignal,
): Promise<void> {
  const known = readRun(keeper.read(BULK + id))
  if (!known) return
  let run: BulkRun = interrupted(known, 'left')
  let isClosed = false
  const edit = (change: Partial<BulkRun>) => {
    run = { ...run, ...change }
    if (!isClosed) writeRun(keeper, id, run)
  }
  closeJournal = () => {
    edit(interrupted(run, 'session'))
    isClosed = true
  }
  const tell = ({ job_id }: BulkRow, outcome: BulkOutcome) => {
    edit({ rows: run.rows.map((row) => (row.job_id === job_id ? { ...row, outcome } : row)) })
    if (ENDED.has(outcome)) deselect([job_id])
  }
  const isOver = known.state === 'done' || known.state === 'aborted'
  edit({
    state: 'running',
    why: undefined,
    rows: run.rows.map((row) => {
      if (isOver && row.outcome === 'failed') return { ...row, outcome: 'waiting' }
      return row.outcome === 'waiting' && changed.includes(row.job_id) ? { ...row, outcome: 'changed' } : row
    }),
  })
  deselect(changed)

  const isSent = sentByOthers(keeper, id, run.action)
  const counts = { refusals: 0, unknown: 0, sent: 0 }
  let why: BulkPause | undefined
  while (!why && !signal.aborted) {
    const row = run.rows.find(({ outcome }) => outcome === 'waiting')
    if (!row) break
    if (isSent(row)) {
      tell(row, 'sent before')
      continue
    }
    if (counts.sent > 0) await wait(pause, signal)
    if (signal.aborted) break
    if (!isOnline()) {
      why = 'offline'
      break
    }
    counts.sent += 1
    tell(row, 'under way')
    const { outcome, reason, wait: seconds, why: ending } = await send(client, run, row)
    if (isClosed) return
    if (reason) reasons.set({ ...reasons.get(), [reasonKey(id, row.job_id)]: reason })
    tell(row, outcome)
    counts.unknown = outcome === 'unknown' ? counts.unknown + 1 : 0
    counts.refusals = seconds === undefined ? 0 : counts.refusals + 1
    why = ending
    if (counts.unknown >= PAUSE_AFTER_UNKNOWN) why = 'silence'
    if (counts.refusals >= PAUSE_AFTER_REFUSALS) why = 'refused'
    if (seconds !== undefined && !why && !signal.aborted) {
      live.set({ id, waitsUntil: new Date(Date.now() + seconds * 1000).toISOString() })
      await wait(seconds * 1000, signal)
      if (!signal.aborted) live.set({ id })
    }
  }
  if (isClosed) return
  const isLeft = run.rows.some(({ outcome }) => outcome === 'waiting')
  if (!isLeft) edit({ state: 'done' })
  else if (signal.reason === 'aborted') edit({ state: 'aborted' })
  else edit({ state: 'paused', why: why ?? 'asked' })
  closeJournal = undefined
  readJobsAgain(client)
}

/** With these outcomes there is nothing more to do about a job here. */
const ENDED: ReadonlySet<BulkOutcome> = new Set(['done', 'unknown', 'changed', 'sent before'])

interface Sent {
  outcome: BulkOutcome
  /** In the platform's words. */
  reason?: string
  /** The platform refused it for too many requests, and may be asked after so many seconds. */
  wait?: number
  /** Nothing more can be sent for now. */
  why?: BulkPause
}

/** Sends one row. What was refused for too many requests, or without a session, was not carried out: it waits as before. */
async function send(client: QueryClient, { action }: BulkRun, { job_id, source }: BulkRow): Promise<Sent> {
  let ended: { error: unknown; reason?: string } | undefined
  const outcome = await startWrite(
    {
      ...jobWrite(client),
      byItself: true,
      onSettled: undefined,
      tell: ({ message, reason, outcomeUnknown }, { error }) =>
        (ended = { error, reason: outcomeUnknown ? message : (reason ?? message) }),
    },
    { action, job: { job_id, source }, inBulkRun: true },
  )
  // Its own button was pressed, and has not ended.
  if (outcome === undefined) return { outcome: 'sent before' }
  const { error, reason } = ended ?? {}
  const status = error instanceof ApiError && outcome === 'failed' ? error.status : undefined
  if (status === 429)
    return { outcome: 'waiting', wait: (error instanceof ApiError ? error.retryAfter : null) ?? WAIT_S }
  if (status === 401) return { outcome: 'waiting', why: 'session' }
  // It does not stand as it has to for this, or is there no longer.
  if (status === 409 || status === 404) return { outcome: 'changed', reason }
  return { outcome, reason }
}

/** Ends early when the run is stopped. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
