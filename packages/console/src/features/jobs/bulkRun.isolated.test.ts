import { configure, type Job } from '@quarterdeck/api'
import type { JobAction } from '@quarterdeck/ui/jobs'
import { QueryClient } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { watchConnection } from '../../lib/connection'
import type { Keeper } from '../../lib/kept'
import { refreshSession } from '../../lib/session'
import { sendWrite, writesDone } from '../../lib/writes'
import { BULK, MOST_JOBS, planRun, readRun, writeRun, type BulkRun } from './bulkJournal'
import { abortRun, carryOut, pauseRun, pauseWhenLeft, reasonKey, useBulkReasons, useLiveRun } from './bulkRun'
import { jobActionKey } from './jobs.queries'

/** Storage of one person, which two tabs share. */
function storage(): Keeper & { kept: Map<string, string> } {
  const kept = new Map<string, string>()
  const text = (name: string) => kept.get(name) ?? null
  return {
    kept,
    text,
    read: (name) => JSON.parse(text(name) ?? 'null') as unknown,
    write: (name, value) => void (value === null ? kept.delete(name) : kept.set(name, JSON.stringify(value))),
    names: (beginning) => [...kept.keys()].filter((name) => name.startsWith(beginning)),
  }
}

/** Locks of a browser, whose tabs are told apart by who holds the lock. */
function fakeLocks() {
  let holder: Promise<unknown> | undefined
  const request = async (
    _name: string,
    { ifAvailable, signal }: { ifAvailable?: boolean; signal?: AbortSignal },
    work: (lock: object | null) => unknown,
  ) => {
    if (holder && ifAvailable) return work(null)
    while (holder) await holder
    if (signal?.aborted) throw new Error('aborted')
    holder = Promise.resolve(work({}))
    try {
      return await holder
    } finally {
      holder = undefined
    }
  }
  return { request }
}

const jobOf = (job_id: string, updated_at: string | null = '2026-11-20T09:00:00Z'): Job =>
  ({ job_id, job_type: 'deploy_studio', status: 'failed', source: 'organization', updated_at }) as Job

const client = new QueryClient()
let keeper = storage()
let sent: string[] = []
let answer: (id: string, times: number) => Promise<Response> | Response
const done = (id: string) => Response.json({ job_id: id, job_type: 'deploy_studio', status: 'pending' })

beforeEach(async () => {
  keeper = storage()
  sent = []
  answer = done
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  await signInAs('mira')
})

/** The person whom the identity service knows; null for nobody. */
async function signInAs(person: string | null) {
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: async ({ url }) => {
      const { pathname } = new URL(url)
      if (pathname.endsWith('/whoami'))
        return person === null
          ? Response.json({}, { status: 401 })
          : Response.json({
              id: `session of ${person}`,
              active: true,
              identity: { id: person, traits: { email: 'a@b.example', admin: true } },
            })
      // What the endpoint of organizations refuses is asked of the one of clusters, which has none of these jobs.
      if (pathname.includes('/cluster-jobs/')) return Response.json({}, { status: 404 })
      const id = /jobs\/([\w-]+)\/(?:restart|cancel)$/.exec(pathname)?.[1]
      if (id === undefined) return Response.json({})
      sent.push(id)
      return answer(id, sent.filter((other) => other === id).length)
    },
  })
  await refreshSession()
}

const plan = (action: JobAction, ...jobs: Job[]) => planRun(keeper, action, jobs)
const restart = (...ids: string[]) => plan('restart', ...ids.map((id) => jobOf(id)))
const start = (id: string) => carryOut({ client, keeper, id, pause: 0 })
const run = (id: string): BulkRun => readRun(keeper.read(BULK + id)) as BulkRun
const outcomes = (id: string) => run(id).rows.map(({ outcome }) => outcome)
/** What a hook gives by now. */
function nowOf<T>(hook: () => T): T {
  const { result, unmount } = renderHook(hook)
  unmount()
  return result.current
}
const live = () => nowOf(useLiveRun)
const reasonOf = (id: string, job: string) => nowOf(useBulkReasons)[reasonKey(id, job)]
/** The journal as a page leaves it that dies while a row is under way. */
const diesWith = (id: string, ...at: BulkRun['rows'][number]['outcome'][]) =>
  writeRun(keeper, id, {
    ...run(id),
    state: 'running',
    rows: run(id).rows.map((row, index) => ({ ...row, outcome: at[index] ?? row.outcome })),
  })

test('rows are sent one after the other, and each tells how it ended', async () => {
  let underWay = 0
  answer = async (id) => {
    underWay += 1
    expect(underWay).toBe(1)
    await Promise.resolve()
    underWay -= 1
    if (id === 'b') return Response.json({ message: 'no room left' }, { status: 422 })
    if (id === 'c') return new Response('', { status: 503 })
    if (id === 'd') return Response.json({ message: 'it is running' }, { status: 409 })
    return done(id)
  }
  const id = restart('a', 'b', 'c', 'd')
  expect(run(id).state).toBe('planned')
  expect(sent).toEqual([])
  expect(await start(id)).toBeUndefined()
  expect(sent).toEqual(['a', 'b', 'c', 'd'])
  expect(outcomes(id)).toEqual(['done', 'failed', 'unknown', 'changed'])
  expect(run(id).state).toBe('done')
  expect(reasonOf(id, 'b')).toBe('No room left.')
  expect(live()).toBeUndefined()
})

test('what the platform tells of jobs is read again once, and not after each of them', async () => {
  const invalidate = vi.spyOn(client, 'invalidateQueries')
  await start(restart('a', 'b'))
  expect(invalidate).toHaveBeenCalledOnce()
})

test('its rows say nothing about what was pressed last, which the guard against second presses asks', async () => {
  const before = writesDone()
  await start(restart('a', 'b'))
  expect(sent).toEqual(['a', 'b'])
  expect(writesDone()).toBe(before)
})

test('the journal has neither names nor error texts', async () => {
  answer = () => Response.json({ message: 'no room left' }, { status: 422 })
  const id = restart('a')
  await start(id)
  expect(keeper.kept.get(BULK + id)).not.toMatch(/deploy_studio|room/)
})

test('a row is in the journal as under way before it is sent', async () => {
  const id = restart('a')
  answer = (job) => {
    expect(outcomes(id)).toEqual(['under way'])
    return done(job)
  }
  await start(id)
  expect(outcomes(id)).toEqual(['done'])
})

test('after its end the failed rows alone are sent once more', async () => {
  answer = (id, times) =>
    id === 'b' && times === 1
      ? Response.json({}, { status: 422 })
      : id === 'c'
        ? new Response('', { status: 504 })
        : done(id)
  const id = restart('a', 'b', 'c')
  await start(id)
  sent = ['b']
  await start(id)
  expect(sent).toEqual(['b', 'b'])
  expect(outcomes(id)).toEqual(['done', 'done', 'unknown'])
})

test('a page that dies leaves it paused, with an unknown outcome that is never sent again', async () => {
  const id = restart('a', 'b', 'c')
  diesWith(id, 'done', 'under way')
  pauseWhenLeft(keeper, id)
  await vi.waitFor(() => expect(run(id).state).toBe('paused'))
  expect(run(id).why).toBe('left')
  expect(outcomes(id)).toEqual(['done', 'unknown', 'waiting'])
  expect(sent).toEqual([])
  await start(id)
  expect(sent).toEqual(['c'])
  expect(outcomes(id)).toEqual(['done', 'unknown', 'done'])
})

test('what one run has sent no other sends before it has changed', async () => {
  const refuse = (id: string) => (id === 'b' ? Response.json({}, { status: 422 }) : done(id))
  answer = refuse
  await start(restart('a', 'b'))
  sent = []
  const second = plan('restart', jobOf('a'), jobOf('b'), jobOf('c', '2026-11-20T10:00:00Z'))
  await start(second)
  expect(sent).toEqual(['b', 'c'])
  expect(outcomes(second)).toEqual(['sent before', 'failed', 'done'])
  sent = []
  await start(plan('restart', jobOf('a', '2026-11-20T11:00:00Z')))
  await start(plan('cancel', jobOf('c', '2026-11-20T10:00:00Z')))
  expect(sent).toEqual(['a', 'c'])
})

test('a job whose own button was pressed meanwhile is not sent', async () => {
  let end = () => {}
  const pressed = sendWrite({
    key: [...jobActionKey, 'a'],
    variables: undefined,
    send: () => new Promise<void>((resolve) => void (end = resolve)),
    failureOf: () => ({ message: 'failed' }),
  })
  const id = restart('a', 'b')
  await start(id)
  expect(outcomes(id)).toEqual(['sent before', 'done'])
  expect(sent).toEqual(['b'])
  end()
  await pressed
})

test('Pause ends it after what is under way, and it goes on from there', async () => {
  const id = restart('a', 'b')
  answer = (job) => {
    if (job === 'a') pauseRun(id)
    expect(live()?.stopping).toBe(job === 'a' || undefined)
    return done(job)
  }
  await start(id)
  expect(run(id)).toMatchObject({ state: 'paused', why: 'asked' })
  expect(outcomes(id)).toEqual(['done', 'waiting'])
  await start(id)
  expect(run(id).state).toBe('done')
  expect(sent).toEqual(['a', 'b'])
})

test('Abort ends it, under way or paused, and what is left can be sent all the same', async () => {
  const id = restart('a', 'b')
  answer = (job) => {
    if (job === 'a') abortRun(keeper, id)
    return done(job)
  }
  await start(id)
  expect(run(id).state).toBe('aborted')
  expect(outcomes(id)).toEqual(['done', 'waiting'])

  const paused = restart('c', 'd')
  diesWith(paused, 'under way')
  pauseWhenLeft(keeper, paused)
  await vi.waitFor(() => expect(run(paused).state).toBe('paused'))
  abortRun(keeper, paused)
  expect(run(paused).state).toBe('aborted')
  expect(outcomes(paused)).toEqual(['unknown', 'waiting'])
  expect(sent).toEqual(['a'])
  await start(paused)
  expect(sent).toEqual(['a', 'd'])
})

test('Abort ends a paused run while another one is under way', async () => {
  const paused = restart('a', 'b')
  answer = (job) => {
    if (job === 'a') pauseRun(paused)
    return done(job)
  }
  await start(paused)
  let end = () => {}
  answer = (job) => new Promise((resolve) => void (end = () => resolve(done(job))))
  const other = start(restart('c'))
  await vi.waitFor(() => expect(sent).toEqual(['a', 'c']))
  abortRun(keeper, paused)
  expect(run(paused)).toMatchObject({ state: 'aborted' })
  expect(outcomes(paused)).toEqual(['done', 'waiting'])
  end()
  await other
  expect(sent).toEqual(['a', 'c'])
})

test('of two tabs one alone carries it out, and the other one does not pause it', async () => {
  const id = restart('a', 'b')
  let answerFirst = () => {}
  answer = (job) =>
    job === 'b' ? done(job) : new Promise((resolve) => void (answerFirst = () => resolve(done(job))))
  const first = start(id)
  await vi.waitFor(() => expect(sent).toEqual(['a']))
  // A tab of its own knows nothing of what this one carries out.
  vi.resetModules()
  const other = await import('./bulkRun')
  expect(await other.carryOut({ client, keeper, id, pause: 0 })).toBe('busy')
  const stopWaiting = other.pauseWhenLeft(keeper, id)
  await Promise.resolve()
  expect(run(id).state).toBe('running')
  answerFirst()
  await first
  stopWaiting()
  expect(outcomes(id)).toEqual(['done', 'done'])
  expect(sent).toEqual(['a', 'b'])
})

test('where tabs cannot be told apart nothing is sent', async () => {
  Reflect.deleteProperty(navigator, 'locks')
  expect(await start(restart('a'))).toBe('unencrypted')
  expect(sent).toEqual([])
})

test('a refusal for too many requests is waited for as long as the platform asks', async () => {
  const waits: (string | undefined)[] = []
  answer = (id, times) => {
    waits.push(live()?.waitsUntil)
    return times === 1 ? new Response('', { status: 429, headers: { 'Retry-After': '0' } }) : done(id)
  }
  const id = restart('a')
  await start(id)
  expect(sent).toEqual(['a', 'a'])
  expect(outcomes(id)).toEqual(['done'])
  // A platform that never has time is not asked for ever.
  answer = () => new Response('', { status: 429, headers: { 'Retry-After': '0' } })
  sent = []
  const refused = restart('b')
  await start(refused)
  expect(sent).toHaveLength(4)
  expect(run(refused)).toMatchObject({ state: 'paused', why: 'refused' })
  expect(outcomes(refused)).toEqual(['waiting'])
})

test('while the platform is waited for that is said, and Pause ends it', async () => {
  answer = () => new Response('', { status: 429, headers: { 'Retry-After': '3600' } })
  const id = restart('a')
  const carried = start(id)
  await vi.waitFor(() => expect(Date.parse(live()?.waitsUntil ?? '')).toBeGreaterThan(Date.now() + 3_500_000))
  pauseRun(id)
  await carried
  expect(run(id)).toMatchObject({ state: 'paused', why: 'asked' })
  expect(outcomes(id)).toEqual(['waiting'])
})

test('three outcomes in a row that are not known pause it', async () => {
  answer = () => new Response('', { status: 503 })
  const id = restart('a', 'b', 'c', 'd')
  await start(id)
  expect(sent).toEqual(['a', 'b', 'c'])
  expect(run(id)).toMatchObject({ state: 'paused', why: 'silence' })
})

test('without a session nothing more is sent, and nothing counts as failed', async () => {
  answer = (id) => (id === 'b' ? Response.json({}, { status: 401 }) : done(id))
  const id = restart('a', 'b', 'c')
  await start(id)
  expect(sent).toEqual(['a', 'b'])
  expect(run(id)).toMatchObject({ state: 'paused', why: 'session' })
  expect(outcomes(id)).toEqual(['done', 'waiting', 'waiting'])
})

test('without a connection nothing more is sent, and it goes on from there', async () => {
  watchConnection()
  onTestFinished(() => void window.dispatchEvent(new Event('online')))
  answer = (id) => {
    window.dispatchEvent(new Event(id === 'a' ? 'offline' : 'online'))
    return done(id)
  }
  const id = restart('a', 'b', 'c')
  await start(id)
  expect(sent).toEqual(['a'])
  expect(run(id)).toMatchObject({ state: 'paused', why: 'offline' })
  expect(outcomes(id)).toEqual(['done', 'waiting', 'waiting'])
  window.dispatchEvent(new Event('online'))
  await start(id)
  expect(sent).toEqual(['a', 'b', 'c'])
})

test('when the person leaves, the journal is closed before anybody else is there', async () => {
  let end = () => {}
  answer = (id) => new Promise((resolve) => void (end = () => resolve(done(id))))
  const id = restart('a', 'b')
  const carried = start(id)
  await vi.waitFor(() => expect(sent).toEqual(['a']))
  await signInAs('nora')
  expect(run(id)).toMatchObject({ state: 'paused', why: 'session' })
  expect(outcomes(id)).toEqual(['unknown', 'waiting'])
  // As it is erased when somebody else is signed in: what comes late writes nothing.
  keeper.write(BULK + id, null)
  end()
  await carried
  expect(keeper.kept.size).toBe(0)
  expect(sent).toEqual(['a'])
  expect(live()).toBeUndefined()
})

test('storage may hold anything', () => {
  expect([null, 'x', {}, { action: 'erase', state: 'done', rows: [] }].map(readRun)).toEqual(
    Array(4).fill(null),
  )
  const kept = {
    action: 'cancel',
    state: 'paused',
    why: 'full moon',
    rows: [['a', 'moon', 7, 'to be sent'], [5], 'b'],
  }
  expect(readRun(kept)).not.toHaveProperty('why')
  expect(readRun({ ...kept, why: 'offline' })?.why).toBe('offline')
  expect(readRun(kept)?.rows).toEqual([{ job_id: 'a', updated_at: null, outcome: 'unknown' }])
})

test('so many jobs make a run, each once, and so many runs are kept', () => {
  const many = Array.from({ length: MOST_JOBS + 5 }, (_, index) => jobOf(`job-${index}`))
  const { asked, rows } = run(plan('cancel', jobOf('a'), jobOf('a'), ...many))
  expect([asked, rows.length]).toEqual([MOST_JOBS + 6, MOST_JOBS])
  expect(run(plan('cancel', ...many.slice(5))).asked).toBeUndefined()
  const paused = restart('p')
  diesWith(paused, 'waiting')
  for (let runs = 0; runs < 15; runs += 1) restart('a')
  expect(run(paused).state).toBe('running')
  expect(keeper.kept.size).toBe(11)
})

test('what is known to have changed since it was planned is not sent', async () => {
  const id = restart('a', 'b', 'c')
  await carryOut({ client, keeper, id, changed: ['b'], pause: 0 })
  expect(sent).toEqual(['a', 'c'])
  expect(outcomes(id)).toEqual(['done', 'changed', 'done'])
})
