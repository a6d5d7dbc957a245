import { configure, type Job } from '@quarterdeck/api'
import { QueryClient } from '@tanstack/react-query'
import { act, renderHook } from '@testing-library/react'
import { sendWrite } from '../../lib/writes'
import { jobActionKey } from './jobs.queries'
import { dismissRestartRun, startRestartRun, stopRestartRun, useRestartRun } from './restartRun'

const jobOf = (job_id: string): Job =>
  ({
    job_id,
    job_type: 'deploy_studio',
    status: 'failed',
    source: 'organization',
    updated_at: '2026-11-20T09:00:00Z',
  }) as Job

let sent: string[] = []
let answer: (id: string, times: number) => Promise<Response> | Response

beforeEach(() => {
  sent = []
  answer = (id) => Response.json({ job_id: id, job_type: 'deploy_studio', status: 'pending' })
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: async ({ url }) => {
      const { pathname } = new URL(url)
      if (pathname.endsWith('/whoami')) return Response.json({ active: false }, { status: 401 })
      // What the endpoint of organizations refuses is asked of the one of clusters, which has none of these jobs.
      if (pathname.includes('/cluster-jobs/')) return Response.json({}, { status: 404 })
      const id = /jobs\/([\w-]+)\/restart$/.exec(pathname)?.[1] ?? ''
      sent.push(id)
      return answer(id, sent.filter((other) => other === id).length)
    },
  })
})

const latest = () => renderHook(useRestartRun).result.current
const outcomes = () => latest()?.rows.map(({ outcome }) => outcome)
const client = new QueryClient()
/** Restarts jobs without a pause between two. */
const start = (...jobs: Job[]) => act(() => startRestartRun(client, 'no answer', jobs, 0))

afterEach(() => act(() => dismissRestartRun()))

test('jobs are sent one after the other, and each tells how it ended', async () => {
  let underWay = 0
  answer = async (id) => {
    underWay += 1
    expect(underWay).toBe(1)
    await Promise.resolve()
    underWay -= 1
    if (id === 'b1') return Response.json({ message: 'it is running' }, { status: 409 })
    if (id === 'c1') return new Response('', { status: 503 })
    return Response.json({ job_id: id, job_type: 'deploy_studio', status: 'pending' })
  }
  await start(jobOf('a1'), jobOf('b1'), jobOf('c1'))
  expect(sent.slice(0, 3)).toEqual(['a1', 'b1', 'c1'])
  expect(outcomes()).toEqual(['done', 'failed', 'unknown'])
  expect(latest()?.rows[1]?.reason).toBe('It is running.')
  expect(latest()?.ended).toBe(true)
})

test('what was sent is not sent again until it has changed, unless it was refused', async () => {
  answer = (id) =>
    id === 'b2'
      ? Response.json({ message: 'it is running' }, { status: 409 })
      : id === 'c2'
        ? new Response('', { status: 503 })
        : Response.json({ job_id: id, job_type: 'deploy_studio', status: 'pending' })
  await start(jobOf('a2'), jobOf('b2'), jobOf('c2'))
  sent = []
  await start(jobOf('a2'), jobOf('b2'), jobOf('c2'))
  expect(sent).toEqual(['b2'])
  expect(outcomes()).toEqual(['left out', 'failed', 'left out'])
  sent = []
  await start({ ...jobOf('a2'), updated_at: '2026-11-20T10:00:00Z' })
  expect(sent).toEqual(['a2'])
})

test('a job whose button was pressed meanwhile is left out', async () => {
  let end = () => {}
  const pressed = sendWrite({
    key: [...jobActionKey, 'a3'],
    variables: undefined,
    send: () => new Promise<void>((done) => void (end = done)),
    failureOf: () => ({ message: 'failed' }),
  })
  await start(jobOf('a3'), jobOf('b3'))
  expect(outcomes()).toEqual(['left out', 'done'])
  expect(sent).toEqual(['b3'])
  end()
  await pressed
})

test('Stop sends nothing more, and a second run does not begin beside the first', async () => {
  answer = (id) => {
    if (id === 'a4') stopRestartRun()
    return Response.json({ job_id: id, job_type: 'deploy_studio', status: 'pending' })
  }
  const first = start(jobOf('a4'), jobOf('b4'))
  void startRestartRun(client, 'other', [jobOf('z4')], 0)
  await first
  expect(sent).toEqual(['a4'])
  expect(outcomes()).toEqual(['done', 'left out'])
})

test('a refusal for too many requests is waited for as long as the platform asks', async () => {
  answer = (id, times) =>
    times === 1
      ? new Response('', { status: 429, headers: { 'Retry-After': '0' } })
      : Response.json({ job_id: id, job_type: 'deploy_studio', status: 'pending' })
  await start(jobOf('a5'))
  expect(sent).toEqual(['a5', 'a5'])
  expect(outcomes()).toEqual(['done'])
  // A platform that never has time is not asked for ever.
  answer = () => new Response('', { status: 429, headers: { 'Retry-After': '0' } })
  sent = []
  await start(jobOf('b5'))
  expect(sent).toHaveLength(4)
  expect(outcomes()).toEqual(['failed'])
})
