import fc from 'fast-check'
import {
  admins,
  ApiError,
  capabilities,
  clusters,
  customJobs,
  customWorkflows,
  isId,
  jobs,
  organization,
  organizations,
  overview,
  payments,
  planChange,
  plans,
  signup,
  system,
  user,
  users,
  workflows,
  type Allowances,
  type ClusterConfig,
  type ClusterInput,
  type PlanInput,
  type PlanKey,
} from '.'
import { queryNames } from './generated/queries'
import { document, example, operations } from './testing/document'
import { hostileId } from './testing/hostileId'
import { fakeServer, nothing } from './testing/server'

interface Call {
  /** The call; `id` and `other` become parts of its path. */
  call: (id: string, other: string) => Promise<unknown>
  /** The address as sent, with `id-1` and `id-2` for those. */
  url: string
  body?: unknown
}

const filters = {
  organization_id: 'o1',
  organization_email: 'a@b',
  cluster_name: 'fra',
  job_type: 'x',
  page: 2,
  limit: 15,
}
const filtered = '?organization_id=o1&organization_email=a%40b&cluster_name=fra&job_type=x&page=2&limit=15'

const clusterInput = example('ClusterInput') as ClusterInput
const clusterConfig = example('ClusterConfig') as ClusterConfig
const planInput = example('PlanInput') as PlanInput
const allowances = example('Allowances') as Allowances
const onCluster = { source: 'cluster' } as const

const areas = {
  admins,
  capabilities,
  clusters,
  customJobs,
  customWorkflows,
  jobs,
  organization,
  organizations,
  payments,
  planChange,
  plans,
  signup,
  system,
  user,
  users,
  workflows,
}

/** One call for every operation of the document. */
const calls: Record<string, Call> = {
  getCapabilities: { call: () => capabilities.list(), url: '/v1/capabilities' },
  getSignupStatus: { call: () => signup.getStatus(), url: '/new/signup' },
  getPlanPrice: { call: (id) => signup.getPlanPrice(id as PlanKey), url: '/new/plan/id-1/price' },
  createCheckout: {
    call: () => signup.createCheckout({ price_id: 'pri_1', email: 'a@b' }),
    url: '/new/checkout',
    body: { price_id: 'pri_1', email: 'a@b' },
  },

  getUserProfile: { call: () => user.getProfile(), url: '/v1/user/profile' },
  updateUserProfile: {
    call: () => user.updateProfile({ email: 'a@b' }),
    url: '/v1/user/profile',
    body: { email: 'a@b' },
  },
  listUserOrganizations: { call: () => user.listOrganizations(), url: '/v1/user/organizations' },
  getUserOrganization: { call: (id) => user.getOrganization(id), url: '/v1/user/organizations/id-1' },
  getUserOrganizationPlan: {
    call: (id) => user.getOrganizationPlan(id),
    url: '/v1/user/organizations/id-1/plan',
  },
  getUserOrganizationUtilization: {
    call: (id) => user.getOrganizationUtilization(id),
    url: '/v1/user/organizations/id-1/resource-utilization',
  },
  getUserOrganizationSubscription: {
    call: (id) => user.getOrganizationSubscription(id),
    url: '/v1/user/organizations/id-1/subscription',
  },
  listUserOrganizationPlanOptions: {
    call: (id) => planChange.listOptions(id),
    url: '/v1/user/organizations/id-1/plan-options',
  },
  changeUserOrganizationPlan: {
    call: (id) => planChange.change(id, 'p1'),
    url: '/v1/user/organizations/id-1/plan-change',
    body: { plan_id: 'p1', dry_run: false },
  },
  cancelUserOrganizationPlanChange: {
    call: (id) => planChange.cancel(id),
    url: '/v1/user/organizations/id-1/plan-change',
  },
  getUserPlan: { call: () => user.getPlan(), url: '/v1/user/plan' },
  listUserDashboards: { call: () => user.listDashboards(), url: '/v1/user/dashboards' },
  getUserNamespace: { call: () => user.getNamespace(), url: '/v1/user/namespace' },
  getUserUtilization: { call: () => user.getUtilization(), url: '/v1/user/resource-utilization' },
  getUserProvisioning: { call: () => user.getProvisioning(), url: '/v1/user/provisioning' },
  getUserCheckout: { call: () => user.getOpenCheckout(), url: '/v1/user/checkout' },

  getOrganizationProfile: { call: () => organization.getProfile(), url: '/v1/organization/profile' },
  updateOrganizationProfile: {
    call: () => organization.updateProfile({ email: 'a@b' }),
    url: '/v1/organization/profile',
    body: { email: 'a@b' },
  },
  getOrganizationPlan: { call: () => organization.getPlan(), url: '/v1/organization/plan' },
  listOrganizationDashboards: {
    call: () => organization.listDashboards(),
    url: '/v1/organization/dashboards',
  },
  getOrganizationNamespace: { call: () => organization.getNamespace(), url: '/v1/organization/namespace' },
  getOrganizationUtilization: {
    call: () => organization.getUtilization(),
    url: '/v1/organization/resource-utilization',
  },

  listOrganizations: {
    call: () => organizations.list({ page: 2, limit: 25, search: 'north' }),
    url: '/v1/admin/organizations?page=2&limit=25&search=north',
  },
  getOrganizationDetails: {
    call: (id) => organizations.get(id),
    url: '/v1/admin/organizations/id-1/details',
  },
  listDashboardsOfOrganization: {
    call: (id) => organizations.listDashboards(id),
    url: '/v1/admin/organizations/id-1/dashboards',
  },
  getNamespaceOfOrganization: {
    call: (id) => organizations.getNamespace(id),
    url: '/v1/admin/organizations/id-1/namespace',
  },
  getUtilizationOfOrganization: {
    call: (id) => organizations.getUtilization(id),
    url: '/v1/admin/organizations/id-1/resource-utilization',
  },
  setOrganizationPlan: {
    call: (id) => organizations.setPlan(id, null),
    url: '/v1/admin/organizations/id-1/plan',
    body: { plan_id: null },
  },
  setOrganizationAllowances: {
    call: (id) => organizations.setAllowances(id, allowances),
    url: '/v1/admin/organizations/id-1/allowances',
    body: allowances,
  },
  runOrganizationJob: {
    call: (id) => customJobs.runOnOrganization(id, { template_id: 't1', namespace: 'ns' }),
    url: '/v1/admin/organizations/id-1/custom-jobs',
    body: { template_id: 't1', namespace: 'ns' },
  },

  listUsers: {
    call: () => users.list({ page: 1, limit: 25, search: 'a' }),
    url: '/v1/admin/users?page=1&limit=25&search=a',
  },
  listOrganizationsOfUser: {
    call: (id) => users.listOrganizations(id),
    url: '/v1/admin/users/id-1/organizations',
  },

  listAdmins: { call: () => admins.list(), url: '/v1/admin/admins' },
  createAdmin: {
    call: () => admins.create({ email: 'a@b', can_create_new_admins: false }),
    url: '/v1/admin/admins',
    body: { email: 'a@b', can_create_new_admins: false },
  },
  updateAdmin: {
    call: (id) => admins.update(id, { can_create_new_admins: true }),
    url: '/v1/admin/admins/id-1',
    body: { can_create_new_admins: true },
  },
  deleteAdmin: { call: (id) => admins.remove(id), url: '/v1/admin/admins/id-1' },

  listNamespaces: {
    call: () => clusters.listNamespaces({ cluster_id: 'c1' }),
    url: '/v1/admin/namespaces?cluster_id=c1',
  },
  listClusters: { call: () => clusters.list(), url: '/v1/admin/clusters' },
  listArchivedClusters: { call: () => clusters.listArchived(), url: '/v1/admin/clusters/archived' },
  createCluster: {
    call: () => clusters.create(clusterInput),
    url: '/v1/admin/clusters',
    body: clusterInput,
  },
  updateCluster: {
    call: (id) => clusters.update(id, clusterInput),
    url: '/v1/admin/clusters/id-1',
    body: clusterInput,
  },
  setClusterScheduling: {
    call: (id) => clusters.setScheduling(id, false),
    url: '/v1/admin/clusters/id-1',
    body: { scheduling_enabled: false },
  },
  updateClusterConfig: {
    call: (id) => clusters.updateConfig(id, clusterConfig),
    url: '/v1/admin/clusters/id-1/config',
    body: clusterConfig,
  },
  archiveCluster: { call: (id) => clusters.archive(id), url: '/v1/admin/clusters/id-1' },
  unarchiveCluster: { call: (id) => clusters.unarchive(id), url: '/v1/admin/clusters/id-1/unarchive' },
  runClusterJob: {
    call: (id) => customJobs.runOnCluster(id, { template_id: 't1' }),
    url: '/v1/admin/clusters/id-1/custom-jobs',
    body: { template_id: 't1' },
  },

  listJobs: { call: () => jobs.list(filters), url: `/v1/admin/jobs${filtered}` },
  listClusterJobs: {
    call: () => jobs.list({ ...filters, ...onCluster }),
    url: `/v1/admin/cluster-jobs${filtered}`,
  },
  restartJob: { call: (id) => jobs.restart({ job_id: id }), url: '/v1/admin/jobs/id-1/restart' },
  restartClusterJob: {
    call: (id) => jobs.restart({ job_id: id, ...onCluster }),
    url: '/v1/admin/cluster-jobs/id-1/restart',
  },
  cancelJob: { call: (id) => jobs.cancel({ job_id: id }), url: '/v1/admin/jobs/id-1/cancel' },
  cancelClusterJob: {
    call: (id) => jobs.cancel({ job_id: id, ...onCluster }),
    url: '/v1/admin/cluster-jobs/id-1/cancel',
  },

  listWorkflows: { call: () => workflows.list(filters), url: `/v1/admin/workflows${filtered}` },
  listClusterWorkflows: {
    call: () => workflows.list({ ...filters, ...onCluster }),
    url: `/v1/admin/cluster-workflows${filtered}`,
  },
  listWorkflowJobs: {
    call: (id) => workflows.listJobs({ workflow_id: id }),
    url: '/v1/admin/workflows/id-1/jobs',
  },
  listClusterWorkflowJobs: {
    call: (id) => workflows.listJobs({ workflow_id: id, ...onCluster }),
    url: '/v1/admin/cluster-workflows/id-1/jobs',
  },
  restartWorkflow: {
    call: (id) => workflows.restart({ workflow_id: id }),
    url: '/v1/admin/workflows/id-1/restart',
  },
  restartClusterWorkflow: {
    call: (id) => workflows.restart({ workflow_id: id, ...onCluster }),
    url: '/v1/admin/cluster-workflows/id-1/restart',
  },
  restartWorkflowFromBeginning: {
    call: (id) => workflows.restartFromBeginning({ workflow_id: id }),
    url: '/v1/admin/workflows/id-1/restart-from-beginning',
  },
  restartClusterWorkflowFromBeginning: {
    call: (id) => workflows.restartFromBeginning({ workflow_id: id, ...onCluster }),
    url: '/v1/admin/cluster-workflows/id-1/restart-from-beginning',
  },

  listPlans: { call: () => plans.list({ active_only: true }), url: '/v1/admin/plans?active_only=true' },
  createPlan: { call: () => plans.create(planInput), url: '/v1/admin/plans', body: planInput },
  getPlan: { call: (id) => plans.get(id), url: '/v1/admin/plans/id-1' },
  updatePlan: { call: (id) => plans.update(id, planInput), url: '/v1/admin/plans/id-1', body: planInput },
  deletePlan: {
    call: (id) => plans.remove({ id: id, migration_plan_id: 'p2' }),
    url: '/v1/admin/plans/id-1',
    body: { migration_plan_id: 'p2' },
  },
  getPlanWithPrices: { call: (id) => plans.getWithPrices(id), url: '/v1/admin/plans/id-1/with-prices' },
  getPlanUsage: { call: (id) => plans.getUsage(id), url: '/v1/admin/plans/id-1/usage' },
  deprecatePlan: { call: (id) => plans.deprecate(id), url: '/v1/admin/plans/id-1/deprecate' },
  undeprecatePlan: { call: (id) => plans.undeprecate(id), url: '/v1/admin/plans/id-1/undeprecate' },
  setDefaultPlan: { call: (id) => plans.setDefault(id), url: '/v1/admin/plans/id-1/set-default' },
  unsetDefaultPlan: { call: (id) => plans.unsetDefault(id), url: '/v1/admin/plans/id-1/unset-default' },
  associatePlanPrice: {
    call: (id, other) => plans.associatePrice(id, other),
    url: '/v1/admin/plans/id-1/prices/id-2',
  },
  disassociatePlanPrice: {
    call: (id, other) => plans.disassociatePrice(id, other),
    url: '/v1/admin/plans/id-1/prices/id-2',
  },

  listCustomJobTemplates: {
    call: () => customJobs.list({ target_type: 'cluster' }),
    url: '/v1/admin/custom-job-templates?target_type=cluster',
  },
  getCustomJobTemplate: { call: (id) => customJobs.get(id), url: '/v1/admin/custom-job-templates/id-1' },
  listCustomWorkflows: {
    call: () => customWorkflows.list({ target_type: 'organization' }),
    url: '/v1/admin/custom-workflows?target_type=organization',
  },
  getCustomWorkflow: { call: (id) => customWorkflows.get(id), url: '/v1/admin/custom-workflows/id-1' },
  executeCustomWorkflow: {
    call: (id) => customWorkflows.execute({ workflow_id: id, target_type: 'cluster' }, 'c1'),
    url: '/v1/admin/custom-workflows/id-1/execute',
    body: { target_id: 'c1' },
  },

  listPaymentProviders: { call: () => payments.listProviders(), url: '/v1/admin/payments/providers' },
  listProviderProducts: {
    call: (id) => payments.listProducts(id),
    url: '/v1/admin/payments/providers/id-1/products',
  },
  listProductPrices: {
    call: (id, other) => payments.listPrices(id, other),
    url: '/v1/admin/payments/providers/id-1/products/id-2/prices',
  },
  syncPayments: { call: () => payments.sync(), url: '/v1/admin/payments/sync' },
  syncPaymentOrganizations: {
    call: () => payments.syncOrganizations(),
    url: '/v1/admin/payments/sync-organizations',
  },

  getAdminOverview: { call: () => overview.getOverview(), url: '/v1/admin/overview' },
  listSystemSettings: { call: () => system.listSettings(), url: '/v1/admin/system/settings' },
  updateSignupSetting: {
    call: () => system.setSignup(false),
    url: '/v1/admin/system/settings/signup',
    body: { enabled: false },
  },
}

/** Calls of the same operations that only ask what they would do. */
const dryRuns: Record<string, Call> = {
  changeUserOrganizationPlan: {
    call: (id) => planChange.preview(id, 'p1'),
    url: '/v1/user/organizations/id-1/plan-change',
    body: { plan_id: 'p1', dry_run: true },
  },
}
const allCalls = [...Object.entries(calls), ...Object.entries(dryRuns)]

test('every operation of the document has its function, and no other is called', () => {
  expect(Object.keys(calls).toSorted()).toEqual([...operations.keys()].toSorted())
})

test('every function of every area stands in the table', () => {
  const table = allCalls.map(([, { call }]) => String(call))
  // What begins with a capital is a decoder or a constant.
  const functions = Object.entries(areas).flatMap(([area, members]) =>
    Object.keys(members).flatMap((name) => (/^[A-Z]/.test(name) ? [] : [`${area}.${name}(`])),
  )
  expect(functions.filter((used) => !table.some((source) => source.includes(used)))).toEqual([])
})

test('the outcome of a dry run is never unknown, as it changes nothing', async () => {
  fakeServer(() => Promise.reject(new TypeError('Failed to fetch')))
  const failure = await planChange.preview('id-1', 'p1').catch((error: unknown) => error)
  expect(failure).toMatchObject({ kind: 'network', outcomeUnknown: false })
  expect(await planChange.change('id-1', 'p1').catch((error: unknown) => error)).toMatchObject({
    outcomeUnknown: true,
  })
})

test.each(allCalls)('%s', async (operationId, { call, url, body }) => {
  const { seen } = fakeServer(nothing)
  // Only what was sent counts here; decoders.test.ts is about what comes back.
  await call('id-1', 'id-2').catch(() => {})

  expect(seen).toHaveLength(1)
  const [method, path = ''] = (operations.get(operationId) ?? '').split(' ')
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`)
  expect(seen[0]).toMatchObject({ method, url: expect.stringMatching(pattern) as string })
  expect(seen[0]?.url).toBe(url)
  const names = [...new URL(url, 'https://platform.example').searchParams.keys()]
  expect(names.filter((name) => !queryNames[operationId]?.includes(name))).toEqual([])

  // What no form of another site can send, on every write and no read.
  const isWrite = method !== 'GET'
  const { headers } = seen[0]?.request ?? {}
  expect(headers?.get('x-console-request')).toBe(isWrite ? '1' : null)
  expect(headers?.get('content-type')).toBe(isWrite ? 'application/json' : null)
  expect(seen[0]?.body).toEqual(isWrite ? (body ?? {}) : undefined)
})

const isNoId = (text: string) => !isId(text)

/** The calls that put one id, or two, into their path. */
const withIds = Object.entries(calls).filter(([, { call }]) => call.length > 0)

test('every part of a path that the document leaves open is an id of the calls below', () => {
  const open = [...operations].filter(([, path]) => path.includes('{')).map(([operationId]) => operationId)
  expect(withIds.map(([operationId]) => operationId).toSorted()).toEqual(open.toSorted())
})

test.each(withIds)('%s: an id stays in its part of the path', async (_operationId, { call, url }) => {
  const parts = url.split('?')[0]?.split('/')
  await fc.assert(
    fc.asyncProperty(hostileId.filter(isId), hostileId.filter(isId), async (id, other) => {
      const { seen } = fakeServer(nothing)
      await call(id, other).catch(() => {})
      const sent = seen.map((one) => one.url.split('?')[0]?.split('/').map(decodeURIComponent))
      expect(sent).toEqual([parts?.map((part) => ({ 'id-1': id, 'id-2': other })[part] ?? part)])
    }),
  )
})

test.each(withIds)('%s: for what can be no id nothing is sent', async (_operationId, { call }) => {
  const position = fc.nat(call.length - 1)
  await fc.assert(
    fc.asyncProperty(hostileId.filter(isNoId), hostileId, position, async (bad, any, at) => {
      const { seen } = fakeServer(nothing)
      const failure: unknown = await (at === 0 ? call(bad, any) : call(any, bad)).catch(
        (error: unknown) => error,
      )
      expect(failure).toBeInstanceOf(ApiError)
      expect(failure).toMatchObject({ kind: 'invalid_id', status: 404 })
      expect(seen).toEqual([])
    }),
  )
})

test('the document asks every write for the mark of the console, and no read', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { security = [] }] of Object.entries(methods)) {
      const asked = security.length > 0 && security.every((needed) => 'consoleRequest' in needed)
      expect(asked, `${method} ${path}`).toBe(method !== 'get')
    }
})

test('the document asks every write for a body, and no read', () => {
  for (const [path, methods] of Object.entries(document.paths))
    for (const [method, { requestBody = {} }] of Object.entries(methods)) {
      const name = requestBody.$ref?.replace('#/components/requestBodies/', '') ?? ''
      const { required = false } = document.components.requestBodies[name] ?? requestBody
      expect(required, `${method} ${path}`).toBe(method !== 'get')
    }
})

/** Deletes, and what administrators do with one thing. */
const actions = [...operations].filter(([, operation]) =>
  /^DELETE |^POST \/v1\/admin\/.+\}\/[\w-]+$/.test(operation),
)

test.each(actions)('%s: an answer that says nothing is a success', async (operationId) => {
  fakeServer(nothing)
  expect((await calls[operationId]?.call('id-1', 'id-2')) ?? null).toBeNull()
})

test('a plan that nobody holds is deleted without naming another', async () => {
  const { seen } = fakeServer(nothing)
  await plans.remove({ id: 'p1' })
  expect(seen[0]?.body).toEqual({})
})

test('all plans are asked for without a parameter', async () => {
  const { seen } = fakeServer(nothing)
  await plans.list({ active_only: false }).catch(() => {})
  expect(seen[0]?.url).toBe('/v1/admin/plans')
})
