import {
  admins,
  clusters,
  customJobs,
  customWorkflows,
  jobs,
  organization,
  organizations,
  payments,
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
} from '.'
import { example, operations } from './testing/document'
import { fakeServer, nothing } from './testing/server'

interface Call {
  call: () => Promise<unknown>
  /** The path as sent, with ids in place. */
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
  clusters,
  customJobs,
  customWorkflows,
  jobs,
  organization,
  organizations,
  payments,
  plans,
  signup,
  system,
  user,
  users,
  workflows,
}

/** One call for every operation of the document. */
const calls: Record<string, Call> = {
  getSignupStatus: { call: () => signup.getStatus(), url: '/new/signup' },
  getPlanPrice: { call: () => signup.getPlanPrice('pro'), url: '/new/plan/pro/price' },
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
  getUserOrganization: { call: () => user.getOrganization('o1'), url: '/v1/user/organizations/o1' },
  getUserOrganizationPlan: {
    call: () => user.getOrganizationPlan('o1'),
    url: '/v1/user/organizations/o1/plan',
  },
  getUserOrganizationUtilization: {
    call: () => user.getOrganizationUtilization('o1'),
    url: '/v1/user/organizations/o1/resource-utilization',
  },
  getUserPlan: { call: () => user.getPlan(), url: '/v1/user/plan' },
  listUserDashboards: { call: () => user.listDashboards(), url: '/v1/user/dashboards' },
  getUserNamespace: { call: () => user.getNamespace(), url: '/v1/user/namespace' },
  getUserUtilization: { call: () => user.getUtilization(), url: '/v1/user/resource-utilization' },

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
    call: () => organizations.get('o1'),
    url: '/v1/admin/organizations/o1/details',
  },
  listDashboardsOfOrganization: {
    call: () => organizations.listDashboards('o1'),
    url: '/v1/admin/organizations/o1/dashboards',
  },
  getNamespaceOfOrganization: {
    call: () => organizations.getNamespace('o1'),
    url: '/v1/admin/organizations/o1/namespace',
  },
  getUtilizationOfOrganization: {
    call: () => organizations.getUtilization('o1'),
    url: '/v1/admin/organizations/o1/resource-utilization',
  },
  setOrganizationPlan: {
    call: () => organizations.setPlan('o1', null),
    url: '/v1/admin/organizations/o1/plan',
    body: { plan_id: null },
  },
  setOrganizationAllowances: {
    call: () => organizations.setAllowances('o1', allowances),
    url: '/v1/admin/organizations/o1/allowances',
    body: allowances,
  },
  runOrganizationJob: {
    call: () => customJobs.runOnOrganization('o1', { template_id: 't1', namespace: 'ns' }),
    url: '/v1/admin/organizations/o1/custom-jobs',
    body: { template_id: 't1', namespace: 'ns' },
  },

  listUsers: {
    call: () => users.list({ page: 1, limit: 25, search: 'a' }),
    url: '/v1/admin/users?page=1&limit=25&search=a',
  },
  listOrganizationsOfUser: {
    call: () => users.listOrganizations('u1'),
    url: '/v1/admin/users/u1/organizations',
  },

  listAdmins: { call: () => admins.list(), url: '/v1/admin/admins' },
  createAdmin: {
    call: () => admins.create({ email: 'a@b', can_create_new_admins: false }),
    url: '/v1/admin/admins',
    body: { email: 'a@b', can_create_new_admins: false },
  },
  updateAdmin: {
    call: () => admins.update('a1', { can_create_new_admins: true }),
    url: '/v1/admin/admins/a1',
    body: { can_create_new_admins: true },
  },
  deleteAdmin: { call: () => admins.remove('a1'), url: '/v1/admin/admins/a1' },

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
    call: () => clusters.update('c1', clusterInput),
    url: '/v1/admin/clusters/c1',
    body: clusterInput,
  },
  setClusterScheduling: {
    call: () => clusters.setScheduling('c1', false),
    url: '/v1/admin/clusters/c1',
    body: { scheduling_enabled: false },
  },
  updateClusterConfig: {
    call: () => clusters.updateConfig('c1', clusterConfig),
    url: '/v1/admin/clusters/c1/config',
    body: clusterConfig,
  },
  archiveCluster: { call: () => clusters.archive('c1'), url: '/v1/admin/clusters/c1' },
  unarchiveCluster: { call: () => clusters.unarchive('c1'), url: '/v1/admin/clusters/c1/unarchive' },
  runClusterJob: {
    call: () => customJobs.runOnCluster('c1', { template_id: 't1' }),
    url: '/v1/admin/clusters/c1/custom-jobs',
    body: { template_id: 't1' },
  },

  listJobs: { call: () => jobs.list(filters), url: `/v1/admin/jobs${filtered}` },
  listClusterJobs: {
    call: () => jobs.list({ ...filters, ...onCluster }),
    url: `/v1/admin/cluster-jobs${filtered}`,
  },
  restartJob: { call: () => jobs.restart({ job_id: 'j1' }), url: '/v1/admin/jobs/j1/restart' },
  restartClusterJob: {
    call: () => jobs.restart({ job_id: 'j1', ...onCluster }),
    url: '/v1/admin/cluster-jobs/j1/restart',
  },
  cancelJob: { call: () => jobs.cancel({ job_id: 'j1' }), url: '/v1/admin/jobs/j1/cancel' },
  cancelClusterJob: {
    call: () => jobs.cancel({ job_id: 'j1', ...onCluster }),
    url: '/v1/admin/cluster-jobs/j1/cancel',
  },

  listWorkflows: { call: () => workflows.list(filters), url: `/v1/admin/workflows${filtered}` },
  listClusterWorkflows: {
    call: () => workflows.list({ ...filters, ...onCluster }),
    url: `/v1/admin/cluster-workflows${filtered}`,
  },
  listWorkflowJobs: {
    call: () => workflows.listJobs({ workflow_id: 'w1' }),
    url: '/v1/admin/workflows/w1/jobs',
  },
  listClusterWorkflowJobs: {
    call: () => workflows.listJobs({ workflow_id: 'w1', ...onCluster }),
    url: '/v1/admin/cluster-workflows/w1/jobs',
  },
  restartWorkflow: {
    call: () => workflows.restart({ workflow_id: 'w1' }),
    url: '/v1/admin/workflows/w1/restart',
  },
  restartClusterWorkflow: {
    call: () => workflows.restart({ workflow_id: 'w1', ...onCluster }),
    url: '/v1/admin/cluster-workflows/w1/restart',
  },
  restartWorkflowFromBeginning: {
    call: () => workflows.restartFromBeginning({ workflow_id: 'w1' }),
    url: '/v1/admin/workflows/w1/restart-from-beginning',
  },
  restartClusterWorkflowFromBeginning: {
    call: () => workflows.restartFromBeginning({ workflow_id: 'w1', ...onCluster }),
    url: '/v1/admin/cluster-workflows/w1/restart-from-beginning',
  },

  listPlans: { call: () => plans.list({ active_only: true }), url: '/v1/admin/plans?active_only=true' },
  createPlan: { call: () => plans.create(planInput), url: '/v1/admin/plans', body: planInput },
  getPlan: { call: () => plans.get('p1'), url: '/v1/admin/plans/p1' },
  updatePlan: { call: () => plans.update('p1', planInput), url: '/v1/admin/plans/p1', body: planInput },
  deletePlan: {
    call: () => plans.remove({ id: 'p1', migration_plan_id: 'p2' }),
    url: '/v1/admin/plans/p1',
    body: { migration_plan_id: 'p2' },
  },
  getPlanWithPrices: { call: () => plans.getWithPrices('p1'), url: '/v1/admin/plans/p1/with-prices' },
  getPlanUsage: { call: () => plans.getUsage('p1'), url: '/v1/admin/plans/p1/usage' },
  deprecatePlan: { call: () => plans.deprecate('p1'), url: '/v1/admin/plans/p1/deprecate' },
  undeprecatePlan: { call: () => plans.undeprecate('p1'), url: '/v1/admin/plans/p1/undeprecate' },
  setDefaultPlan: { call: () => plans.setDefault('p1'), url: '/v1/admin/plans/p1/set-default' },
  unsetDefaultPlan: { call: () => plans.unsetDefault('p1'), url: '/v1/admin/plans/p1/unset-default' },
  associatePlanPrice: {
    call: () => plans.associatePrice('p1', 'pr1'),
    url: '/v1/admin/plans/p1/prices/pr1',
  },
  disassociatePlanPrice: {
    call: () => plans.disassociatePrice('p1', 'pr1'),
    url: '/v1/admin/plans/p1/prices/pr1',
  },

  listCustomJobTemplates: {
    call: () => customJobs.list({ target_type: 'cluster' }),
    url: '/v1/admin/custom-job-templates?target_type=cluster',
  },
  getCustomJobTemplate: { call: () => customJobs.get('t1'), url: '/v1/admin/custom-job-templates/t1' },
  listCustomWorkflows: {
    call: () => customWorkflows.list({ target_type: 'organization' }),
    url: '/v1/admin/custom-workflows?target_type=organization',
  },
  getCustomWorkflow: { call: () => customWorkflows.get('w1'), url: '/v1/admin/custom-workflows/w1' },
  executeCustomWorkflow: {
    call: () => customWorkflows.execute({ workflow_id: 'w1', target_type: 'cluster' }, 'c1'),
    url: '/v1/admin/custom-workflows/w1/execute',
    body: { target_id: 'c1' },
  },

  listPaymentProviders: { call: () => payments.listProviders(), url: '/v1/admin/payments/providers' },
  listProviderProducts: {
    call: () => payments.listProducts('paddle'),
    url: '/v1/admin/payments/providers/paddle/products',
  },
  listProductPrices: {
    call: () => payments.listPrices('paddle', 'pro1'),
    url: '/v1/admin/payments/providers/paddle/products/pro1/prices',
  },
  syncPayments: { call: () => payments.sync(), url: '/v1/admin/payments/sync' },
  syncPaymentOrganizations: {
    call: () => payments.syncOrganizations(),
    url: '/v1/admin/payments/sync-organizations',
  },

  listSystemSettings: { call: () => system.listSettings(), url: '/v1/admin/system/settings' },
  updateSignupSetting: {
    call: () => system.setSignup(false),
    url: '/v1/admin/system/settings/signup',
    body: { enabled: false },
  },
}

test('every operation of the document has its function, and no other is called', () => {
  expect(Object.keys(calls).toSorted()).toEqual([...operations.keys()].toSorted())
})

test('every function of every area stands in the table', () => {
  const table = Object.values(calls).map(({ call }) => String(call))
  // What begins with a capital is a decoder or a constant.
  const functions = Object.entries(areas).flatMap(([area, members]) =>
    Object.keys(members).flatMap((name) => (/^[A-Z]/.test(name) ? [] : [`${area}.${name}(`])),
  )
  expect(functions.filter((used) => !table.some((source) => source.includes(used)))).toEqual([])
})

test.each(Object.entries(calls))('%s', async (operationId, { call, url, body }) => {
  const { seen } = fakeServer(nothing)
  // Only what was sent counts here; decoders.test.ts is about what comes back.
  await call().catch(() => {})

  expect(seen).toHaveLength(1)
  const [method, path = ''] = (operations.get(operationId) ?? '').split(' ')
  const pattern = new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/?]+')}(\\?.*)?$`)
  expect(seen[0]).toMatchObject({ method, url: expect.stringMatching(pattern) as string })
  expect(seen[0]?.url).toBe(url)
  expect(seen[0]?.body).toEqual(body)
})

test('a plan that nobody holds is deleted without a body', async () => {
  const { seen } = fakeServer(nothing)
  await plans.remove({ id: 'p1' })
  expect(seen[0]?.body).toBeUndefined()
})

test('all plans are asked for without a parameter', async () => {
  const { seen } = fakeServer(nothing)
  await plans.list({ active_only: false }).catch(() => {})
  expect(seen[0]?.url).toBe('/v1/admin/plans')
})
