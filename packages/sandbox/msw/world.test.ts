import { getResponse, type HttpHandler } from 'msw'
import type { Operation } from 'openapi-backend'
import * as fixtures from '../fixtures'
import { faultNames } from '../product/faults'
import { createContractCheck, loadContract } from '../server/contract'
import { holding, resetData } from './memory'
import { broken, everyOperation, handlers, setNetwork, world } from '.'
import { mockList } from './mock'
import { done } from './reply'

const ids: Record<string, string> = {
  adminId: fixtures.adminStandard.id,
  clusterId: fixtures.clusterHealthy.id,
  jobId: fixtures.jobFailed.job_id,
  key: 'pro',
  organizationId: fixtures.organizationOnPro.id,
  planId: fixtures.planPro.id,
  priceId: fixtures.priceProMonthly.id,
  productId: fixtures.productPro.id,
  provider: fixtures.providerPaddle.name,
  templateId: fixtures.templateEnabled.template_id,
  userId: fixtures.userActive.id,
  workflowId: fixtures.workflowProvision.workflow_id,
}

/** Ids that mean something else under these paths or in these operations. */
const otherIds: [part: string, name: string, id: string][] = [
  ['/jobs/{jobId}/cancel', 'jobId', fixtures.jobRunning.job_id],
  ['/cluster-jobs/{jobId}/restart', 'jobId', fixtures.clusterJobFailed.job_id],
  ['/cluster-jobs/{jobId}/cancel', 'jobId', fixtures.clusterJobRunning.job_id],
  ['/cluster-workflows/', 'workflowId', fixtures.workflowOfCluster.workflow_id],
  ['/custom-workflows/', 'workflowId', fixtures.customWorkflowEnabled.workflow_id],
]

/** What is sent where the document's own example names things that are not there. */
const bodies: Record<string, object> = {
  createCheckout: {
    price_id: fixtures.priceProMonthly.provider_price_id,
    email: fixtures.profileNew.email,
  },
  changeUserOrganizationPlan: { plan_id: fixtures.planPlus.id, dry_run: true },
  setOrganizationPlan: { plan_id: fixtures.planPlus.id },
  runOrganizationJob: {
    template_id: fixtures.templateEnabled.template_id,
    namespace: fixtures.organizationOnPro.namespace_name,
  },
  runClusterJob: { template_id: fixtures.templateOfCluster.template_id },
  deletePlan: { migration_plan_id: fixtures.planPlus.id },
  executeCustomWorkflow: { target_id: fixtures.clusterHealthy.id },
}

/** What the console's client sends with a write. */
const fromConsole = { 'Content-Type': 'application/json', 'X-Console-Request': '1' }

const api = await loadContract()
const operations = api.router.getOperations()

function requestOf({ method, path, requestBody, operationId = '' }: Operation): Request {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const other = otherIds.findLast(([part, parameter]) => parameter === name && path.includes(part))
    const id = other?.[2] ?? ids[name]
    if (id === undefined) throw new Error(`The ids of world.test.ts have none for {${name}} of ${path}`)
    return id
  })
  const body = requestBody && (bodies[operationId] ?? exampleOf(requestBody))
  return new Request(`https://platform.example${filled}`, {
    method: method.toUpperCase(),
    ...(method !== 'get' && { headers: fromConsole, body: JSON.stringify(body ?? {}) }),
  })
}

/** The document's own example of a body, under a name that is still free. */
function exampleOf(requestBody: object): object {
  const { content } = requestBody as { content: Record<string, { schema: { examples?: object[] } }> }
  const example = content['application/json']?.schema.examples?.[0] ?? {}
  return 'name' in example ? { ...example, name: 'one more' } : example
}

const bodyOf = async (response?: Response): Promise<unknown> =>
  response?.status === 204 ? undefined : response?.json()

/** A checkout that its person has not paid. */
const openCheckout = {
  id: fixtures.checkout.transaction_id,
  price_id: fixtures.priceProMonthly.id,
  email: fixtures.profileUser.email,
  state: 'draft',
  organization_id: null,
  declined_attempts: 0,
  created_at: fixtures.minutesAgo(20),
} as const

const scheduledChange = {
  organization_id: fixtures.organizationOnPro.id,
  plan_id: fixtures.planPlus.id,
  effective_at: fixtures.daysAgo(-24),
}

beforeEach(
  holding(({ transactions, planChanges }) => {
    transactions.put(openCheckout)
    planChanges.put(scheduledChange)
  }),
)
afterEach(resetData)

test('there is a mock for every operation', () => {
  expect(operations.length).toBeGreaterThan(70)
  const mocked = Object.values<() => HttpHandler>(handlers).map((mock) => mock().info.header)
  const missing = operations.filter(({ method, path }) => {
    const header = `${method.toUpperCase()} *${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    return !mocked.includes(header)
  })
  expect(missing.map(({ operationId }) => operationId)).toEqual([])
})

test.each(operations.map((operation) => [operation.operationId ?? '', operation] as const))(
  '%s is answered as the document says',
  async (operationId, operation) => {
    const response = await getResponse(world, requestOf(operation))
    expect(response?.status).toBeOneOf([200, 204])
    const check = createContractCheck(api)
    expect(check.check(operationId, response?.status ?? 0, await bodyOf(response))).toBeUndefined()
  },
)

const lists = operations.filter(({ operationId = '' }) => operationId.startsWith('list'))

test.each(lists.map((operation) => [operation.operationId ?? '', operation] as const))(
  '%s without its items is answered as the document says, too',
  async (operationId, operation) => {
    setNetwork('empty')
    const response = await getResponse(world, requestOf(operation))
    setNetwork('normal')
    const body: unknown = await response?.json()
    const check = createContractCheck(api)
    expect(check.check(operationId, 200, body)).toBeUndefined()
    expect([body, ...Object.values(body as object)].filter(Array.isArray)).toEqual([[]])
  },
)

const ask = async (path: string, mocks = world, method = 'GET') => {
  const headers = method === 'GET' ? undefined : fromConsole
  const request = new Request(`https://platform.example${path}`, { method, headers })
  const response = await getResponse(mocks, request)
  const body = (await bodyOf(response)) as { data: { email: string }[]; pagination: object } | undefined
  return { status: response?.status, ...body }
}

test('a mocked list is searched and paged by the request', async () => {
  const mocks = [handlers.organizations(fixtures.manyOrganizations(40))]
  const second = await ask('/v1/admin/organizations?page=2&limit=15', mocks)
  expect(second.data).toHaveLength(15)
  expect(second.data?.[0]?.email).toBe('team-016@customer.example')
  expect(second.pagination).toEqual({ total: 40, totalPages: 3 })

  const found = await ask('/v1/admin/organizations?search=TEAM-00', mocks)
  expect(found.data).toHaveLength(9)
})

test('a query parameter that is not documented fails, whatever the mock answers', async () => {
  for (const mocks of [world, [handlers.users([])]])
    await expect(ask('/v1/admin/users?limit=1&order=asc', mocks)).rejects.toThrow(
      'listUsers has no query parameter order',
    )
})

test('a mocked list is searched by the fields that it names', async () => {
  const organizations = mockList('listOrganizations', '/v1/admin/organizations', ['name', 'region'])
  const mocks = [
    organizations([{ name: 'Northwind' }, { name: 'Ada', region: 'north' }, { name: 'Otto' }] as never),
  ]
  expect((await ask('/v1/admin/organizations?search=NORTH', mocks)).data).toHaveLength(2)
})

test('a mocked list fails where none of its items can be searched', async () => {
  const mocks = [handlers.organizations([{ name: 'Northwind' }] as never)]
  await expect(ask('/v1/admin/organizations?search=north', mocks)).rejects.toThrow('is searched by email')
  expect((await ask('/v1/admin/organizations', mocks)).status).toBe(200)
})

test.each([
  ['no header', { 'Content-Type': 'application/json' }],
  ['the content type of a form', { ...fromConsole, 'Content-Type': 'text/plain' }],
])('a write with %s is refused, whatever its mock answers', async (_, headers) => {
  const mocks = [handlers.archiveCluster(done), ...world]
  for (const mocked of [mocks, world]) {
    const url = `https://platform.example/v1/admin/clusters/${fixtures.clusterHealthy.id}`
    const response = await getResponse(mocked, new Request(url, { method: 'DELETE', headers }))
    expect(response?.status).toBe(403)
  }
})

test('an unknown id is not found', async () => {
  expect((await ask(`/v1/user/organizations/${fixtures.idOf('nothing')}`)).status).toBe(404)
})

test('what is written is read again, until the data are put back', async () => {
  const archived = async () => (await ask('/v1/admin/clusters/archived')).pagination
  await ask(`/v1/admin/clusters/${fixtures.clusterHealthy.id}`, world, 'DELETE')
  expect(await archived()).toMatchObject({ total: 2 })
  resetData()
  expect(await archived()).toMatchObject({ total: 1 })
})

test.each(faultNames.filter((fault) => fault !== 'timeout'))(
  'every operation can fail: %s',
  async (fault) => {
    for (const path of ['/new/signup', '/v1/user/plan', '/v1/admin/jobs/1/restart']) {
      const request = new Request(`https://platform.example${path}`)
      expect(await getResponse([everyOperation(broken(fault)), ...world], request)).toBeDefined()
    }
    const elsewhere = new Request('https://platform.example/assets/v1/index.js')
    expect(await getResponse([everyOperation(broken(fault))], elsewhere)).toBeUndefined()
  },
)
