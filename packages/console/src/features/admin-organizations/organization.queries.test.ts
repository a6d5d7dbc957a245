import { configure } from '@quarterdeck/api'
import { jobCompleted, jobPending, jobRunning, namespaceOnPro } from '@quarterdeck/sandbox/fixtures'
import { QueryObserver, type QueryObserverOptions } from '@tanstack/react-query'
import { queryClient } from '../../lib/queryClient'
import { readAgain } from '../../lib/readAgain'
import { overviewQuery } from '../admin-overview/admin-overview.queries'
import { clusterNamespacesQuery } from '../clusters/clusters.queries'
import { organizationsOfUserQuery } from '../users/users.queries'
import { organizationKeys, organizationsQuery } from './admin-organizations.queries'
import {
  organizationDashboardsQuery,
  organizationJobsQuery,
  organizationNamespaceQuery,
  organizationQuery,
  requireNamespace,
} from './organization.queries'
import { readOrganizationsAgain } from './changed-organizations.queries'

// On a day of its own, as lists are read together with whatever was read shortly before.
beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2031-01-01T00:00:00Z') }))
afterEach(() => {
  queryClient.clear()
  vi.useRealTimers()
})

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))
const pass = (seconds: number) => vi.advanceTimersByTimeAsync(seconds * 1000)

test('the jobs of an organization are read again while one of them moves, and less and less often while that fails', async () => {
  let asked = 0
  let answer = () => Response.json([jobRunning])
  const fetch = () => {
    asked += 1
    return Promise.resolve(answer())
  }
  configure({ apiUrl: 'https://api.example.com', fetch })
  const stop = new QueryObserver(queryClient, organizationJobsQuery('o1')).subscribe(() => {})
  await pass(16)
  expect(asked).toBe(4)

  answer = () => Response.json({}, { status: 500 })
  asked = 0
  await pass(5 + 10 + 20 + 40 + 60)
  expect(asked).toBe(5)

  answer = () => Response.json([jobCompleted])
  await pass(60)
  asked = 0
  await pass(300)
  expect(asked).toBe(0)
  stop()
})

/** A platform with one organization, whose jobs are answered sooner than what they have an effect on. */
function platformWith(newest: () => Response) {
  const asked: string[] = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async (request) => {
      const { pathname } = new URL(request.url)
      asked.push(pathname.split('/').at(-1) ?? '')
      if (pathname.endsWith('/jobs')) return newest()
      await pause(0.1)
      if (pathname.endsWith('/dashboards')) return Response.json([])
      return Response.json({ error: { message: 'None yet' } }, { status: 404 })
    },
  })
  /** What is asked for in this time. */
  const readIn = async (seconds: number) => {
    asked.length = 0
    await pass(seconds)
    return asked.toSorted()
  }
  return { asked, readIn }
}

/** Shows an organization, until the function that it returns is called. */
function open() {
  const stops = [
    organizationQuery('o1'),
    organizationNamespaceQuery('o1'),
    organizationDashboardsQuery('o1'),
    organizationJobsQuery('o1'),
  ].map((options) =>
    new QueryObserver<unknown>(queryClient, options as QueryObserverOptions).subscribe(() => {}),
  )
  return () => stops.forEach((stop) => stop())
}
const everything = ['dashboards', 'details', 'jobs', 'namespace']

test('with each job that has ended the rest of the organization is read again', async () => {
  let newest = [jobPending, jobRunning]
  const { readIn } = platformWith(() => Response.json(newest))
  const close = open()
  await pass(1)
  newest = [jobRunning]
  expect(await readIn(5)).toEqual(['jobs'])
  newest = [{ ...jobRunning, status: 'completed' }]
  expect(await readIn(5)).toEqual(everything)
  expect(await readIn(60)).toEqual([])
  close()
})

test('an organization that is shown once more is read once, also where a job has ended since then', async () => {
  let newest = [jobRunning]
  const { asked, readIn } = platformWith(() => Response.json(newest))
  const close = open()
  await pass(1)
  close()
  expect(await readIn(60)).toEqual([])
  newest = [{ ...jobRunning, status: 'completed' }]
  const closeAgain = open()
  await pass(3)
  expect(asked.toSorted()).toEqual(everything)
  closeAgain()
})

test('a job that ended while the jobs could not be read has the rest read again, too', async () => {
  let answer = () => Response.json([jobRunning])
  const { readIn } = platformWith(() => answer())
  const close = open()
  await pass(1)
  answer = () => Response.json({}, { status: 500 })
  await pass(5 + 10 + 20 + 40)
  answer = () => Response.json([{ ...jobRunning, status: 'completed' }])
  expect(await readIn(60)).toEqual(everything)
  close()
})

test('the namespace that a run needs is found also where it is read again meanwhile', async () => {
  let answer = () => Promise.resolve(Response.json({ error: { message: 'None yet' } }, { status: 404 }))
  configure({ apiUrl: 'https://api.example.com', fetch: () => answer() })
  const { queryKey } = organizationNamespaceQuery('o1')
  const stop = new QueryObserver(queryClient, organizationNamespaceQuery('o1')).subscribe(() => {})
  await pass(1)
  expect(queryClient.getQueryData(queryKey)).toBeNull()

  answer = async () => {
    await pause(1)
    return Response.json(namespaceOnPro)
  }
  const name = requireNamespace(queryClient, 'o1')
  await pass(0.5)
  answer = () => new Promise<never>(() => {})
  void readAgain(queryClient, { queryKey: organizationKeys.one('o1') })
  await pass(1)
  await expect(name).resolves.toBe(namespaceOnPro.name)
  expect(queryClient.getQueryData(queryKey)?.name).toBe(namespaceOnPro.name)
  stop()
})

test('whatever shows the plan of an organization is read again with it, and the overview', async () => {
  const keys = [
    organizationQuery('o1'),
    organizationsQuery({ search: '', page: 1 }),
    organizationsOfUserQuery('u1'),
    clusterNamespacesQuery('c1'),
    overviewQuery(true),
  ].map(({ queryKey }) => queryKey)
  for (const queryKey of keys) queryClient.setQueryData<unknown>(queryKey, {})
  readOrganizationsAgain(queryClient)
  await pass(0)
  expect(keys.filter((queryKey) => !queryClient.getQueryState(queryKey)?.isInvalidated)).toEqual([])
})
