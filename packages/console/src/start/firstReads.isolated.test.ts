import {
  admins,
  clusters,
  configure,
  jobs,
  organizations,
  plans,
  signup,
  user,
  whoami,
} from '@quarterdeck/api'
import { QueryClient } from '@tanstack/react-query'
import { login } from '@quarterdeck/api/identity'
import { latestJobsQuery, recentJobsQuery, workflowsQuery } from '../features/jobs/jobs.queries'
import { readJobsSearch } from '../features/jobs/jobsSearch'
import { JOBS_LOOKED_AT } from '../features/admin-overview/latestJobs'
import { readListSearch, PAGE_SIZE } from '../lib/listSearch'
import { readLoginQuery } from '../lib/loginQuery'
import { keepWaitingFlow } from '../lib/waitingFlow'
import { firstReads } from './firstReads'

const ORIGIN = 'https://console.example.com'
const hosts = { apiUrl: 'https://api.example.com', authUrl: 'https://auth.example.com' }
const member = { id: 'u', isAdmin: false }
const admin = { id: 'a', isAdmin: true }

/** The URLs that the calls of a screen's own code request. */
async function asked(calls: () => Promise<unknown>[]): Promise<string[]> {
  const urls: string[] = []
  configure({
    ...hosts,
    fetch: async (request) => {
      urls.push(request.url)
      return Response.json(null)
    },
  })
  await Promise.allSettled(calls())
  return urls
}

const reads = (address: string, who: typeof member | null) => {
  const { pathname, search } = new URL(address, ORIGIN)
  return firstReads({ pathname, search, origin: ORIGIN }, hosts, who)
}
const allOf = ({ urls, ownUrls = [] }: ReturnType<typeof reads>) => [...urls, ...ownUrls]

describe('firstReads asks for exactly what the screen will ask for', () => {
  test.each([
    '/login',
    '/login?return_to=%2Fadmin%3Fpage%3D2',
    '/login?aal=aal2',
    '/login?refresh=true',
    '/login?flow=abc',
    '/login?return_to=//evil',
  ])('%s', async (address) => {
    const { flow, ...params } = readLoginQuery(new URL(address, ORIGIN).searchParams, ORIGIN, hosts.authUrl)
    const calls = await asked(() => [
      whoami(),
      flow ? login.get(flow) : login.create(params),
      signup.getStatus(),
    ])
    expect(reads(address, null).urls.toSorted()).toEqual(calls.toSorted())
  })

  test.each([
    ['/login', '/recovery'],
    ['/login?return_to=%2Fadmin%3Fpage%3D2', '/recovery?return_to=%2Fadmin%3Fpage%3D2'],
    ['/login?return_to=https://console.example.com/user', '/recovery?return_to=%2Fuser'],
    ['/login?return_to=//evil', '/recovery'],
  ])('%s, whose link leads to %s', (address, recoveryHref) => {
    expect(reads(address, null).form).toMatchObject({ recoveryHref })
  })

  test('/login while a sign-in waits for a code', async () => {
    keepWaitingFlow('login', 'abc')
    const calls = await asked(() => [whoami(), login.get('abc'), signup.getStatus()])
    expect(reads('/login', null).urls.toSorted()).toEqual(calls.toSorted())
    expect(reads('/login?refresh=true', null).urls).not.toEqual(reads('/login', null).urls)
    keepWaitingFlow('login', undefined)
  })

  test('/user', async () => {
    const calls = await asked(() => [
      whoami(),
      user.getProfile(),
      user.listOrganizations(),
      user.getPlan(),
      user.listDashboards(),
      user.getNamespace(),
      user.getUtilization(),
    ])
    expect(allOf(reads('/user', member)).toSorted()).toEqual(calls.toSorted())
  })

  test('/admin', async () => {
    const calls = await asked(() => [
      whoami(),
      organizations.list({ page: 1, limit: 1 }),
      plans.list(),
      clusters.list(),
      admins.list(),
      jobs.list({ source: 'organization', page: 1, limit: JOBS_LOOKED_AT }),
      jobs.list({ source: 'cluster', page: 1, limit: JOBS_LOOKED_AT }),
    ])
    expect(allOf(reads('/admin', admin)).toSorted()).toEqual(calls.toSorted())
  })

  test('/admin/jobs', async () => {
    const client = new QueryClient()
    const { filters } = readJobsSearch(new URLSearchParams())
    const list = { source: 'organization', filters, page: 1 } as const
    const calls = await asked(() => [
      whoami(),
      client.prefetchQuery(workflowsQuery(list)),
      client.prefetchQuery(latestJobsQuery(list)),
      client.prefetchQuery(recentJobsQuery(list)),
    ])
    expect(allOf(reads('/admin/jobs', admin)).toSorted()).toEqual(calls.toSorted())
  })

  test.each(['/admin/organizations', '/admin/organizations?page=3&search=a%20b%2Bc'])(
    '%s',
    async (address) => {
      const list = readListSearch(new URL(address, ORIGIN).searchParams)
      const calls = await asked(() => [
        whoami(),
        organizations.list({ page: list.page, limit: PAGE_SIZE, search: list.search || undefined }),
      ])
      expect(allOf(reads(address, admin))).toEqual(calls)
    },
  )
})

test('asks for nothing a person may not see', () => {
  const session = `${hosts.authUrl}/sessions/whoami`
  expect(allOf(reads('/user', admin))).toEqual([session]) // administrators have no data of a user (§6.2)
  expect(allOf(reads('/user', null))).toEqual([session])
  expect(allOf(reads('/admin', member))).toEqual([session])
  expect(allOf(reads('/admin/organizations', member))).toEqual([session])
  expect(allOf(reads('/admin/jobs', member))).toEqual([session])
  expect(allOf(reads('/admin/jobs?tab=cluster', admin))).toEqual([session])
  expect(allOf(reads('/nowhere', member))).toEqual([session])
})

test('begins no flow for somebody who is signed in and will be sent on', () => {
  expect(reads('/login', member).urls.some((url) => url.includes('self-service'))).toBe(false)
})
