import type { HttpHandler } from 'msw'
import {
  adminCanCreate,
  admins,
  checkout,
  clusterJobs,
  clusterNew,
  clusters,
  clustersArchived,
  clusterWorkflows,
  customWorkflows,
  customWorkflowWithSteps,
  dashboards,
  idOf,
  jobPending,
  jobs,
  manyNamespaces,
  namespaceOnPro,
  organizations,
  organizationSync,
  paymentSync,
  planDefault,
  planPricePro,
  plans,
  planUsed,
  prices,
  products,
  profileUser,
  providers,
  settings,
  settingSignupOn,
  signupOpen,
  templates,
  userNamespace,
  userOrganizations,
  userPlanPro,
  users,
  utilizationLow,
  workflowJobsCompleted,
  workflowJobsFailed,
  workflowOfCluster,
  workflowProvision,
  workflows,
  type ClusterInput,
  type PlanInput,
} from '../fixtures'
import { handlers } from './handlers'
import { identityWorld } from './identity'
import { narrow, paged } from './lists'
import { done, fails, type Reply } from './reply'

const notFound = fails(404, 'Not found')

/** The item whose id the path names; 404 like the platform's where there is none. */
function find<T extends object>(items: readonly T[], key: keyof T, id: unknown): T | Reply {
  return items.find((item) => item[key] === id) ?? notFound
}

/** The same with a change made to it: what a write answers. Nothing is kept. */
function changed<T extends object>(
  items: readonly T[],
  key: keyof T,
  id: unknown,
  change: Partial<T>,
): T | Reply {
  const item = items.find((candidate) => candidate[key] === id)
  return item ? { ...item, ...change } : notFound
}

const allClusters = [...clusters, ...clustersArchived]

const writtenCluster = ({ dashboard_url, scheduling_enabled, priority, ...rest }: ClusterInput) => ({
  ...rest,
  priority,
  dashboard: dashboard_url,
  ...(scheduling_enabled === undefined ? {} : { enabled: scheduling_enabled }),
})

const newPlan = (input: PlanInput) => ({
  ...planDefault,
  ...input,
  id: idOf(`plan/${input.name}`),
  is_default: false,
})

const signup: HttpHandler[] = [
  handlers.signupStatus(signupOpen),
  handlers.planPrice(planPricePro),
  handlers.createCheckout(checkout),
]

const account: HttpHandler[] = [
  handlers.userProfile(profileUser),
  handlers.updateUserProfile(async ({ request }) => ({ ...profileUser, ...(await request.json()) })),
  handlers.userOrganizations({ organizations: userOrganizations }),
  handlers.userOrganization(({ params }) => find(organizations, 'id', params.organizationId)),
  handlers.userOrganizationPlan(userPlanPro),
  handlers.userOrganizationUtilization(utilizationLow),
  handlers.userPlan(userPlanPro),
  handlers.userDashboards(dashboards),
  handlers.userNamespace(userNamespace),
  handlers.userUtilization(utilizationLow),
  handlers.ownProfile(profileUser),
  handlers.updateOwnProfile(async ({ request }) => ({ ...profileUser, ...(await request.json()) })),
  handlers.ownPlan(userPlanPro),
  handlers.ownDashboards(dashboards),
  handlers.ownNamespace(userNamespace),
  handlers.ownUtilization(utilizationLow),
]

const organizationsAndPeople: HttpHandler[] = [
  handlers.organizations(organizations),
  handlers.organizationDetails(({ params }) => find(organizations, 'id', params.organizationId)),
  handlers.organizationDashboards(dashboards),
  handlers.organizationNamespace(({ params }) =>
    find([namespaceOnPro], 'organization_id', params.organizationId),
  ),
  handlers.organizationUtilization(utilizationLow),
  handlers.setOrganizationPlan(async ({ params, request }) => {
    const { plan_id } = await request.json()
    const plan = plans.find(({ id }) => id === plan_id)
    return changed(organizations, 'id', params.organizationId, {
      plan_id,
      plan_name: plan?.name ?? null,
      planDetails: plan ? { name: plan.name } : null,
    })
  }),
  handlers.setOrganizationAllowances(async ({ params, request }) =>
    changed(organizations, 'id', params.organizationId, await request.json()),
  ),
  handlers.runOrganizationJob(jobPending),
  handlers.users(users),
  handlers.organizationsOfUser(organizations.slice(0, 2)),
  handlers.namespaces(manyNamespaces(14)),
  handlers.admins(() => admins),
  handlers.createAdmin(async ({ request }) => {
    const input = await request.json()
    return { ...adminCanCreate, ...input, id: idOf(`person/${input.email}`) }
  }),
  handlers.updateAdmin(async ({ params, request }) =>
    changed(admins, 'id', params.adminId, await request.json()),
  ),
  handlers.deleteAdmin(done),
]

const clustersAndJobs: HttpHandler[] = [
  handlers.clusters(() => clusters),
  handlers.createCluster(async ({ request }) => {
    const input = await request.json()
    return { ...clusterNew, ...writtenCluster(input), id: idOf(`cluster/${input.name}`) }
  }),
  handlers.archivedClusters(() => clustersArchived),
  handlers.updateCluster(async ({ params, request }) =>
    changed(allClusters, 'id', params.clusterId, writtenCluster(await request.json())),
  ),
  handlers.setClusterScheduling(async ({ params, request }) =>
    changed(allClusters, 'id', params.clusterId, { enabled: (await request.json()).scheduling_enabled }),
  ),
  handlers.archiveCluster(done),
  handlers.updateClusterConfig(async ({ params, request }) =>
    changed(allClusters, 'id', params.clusterId, await request.json()),
  ),
  handlers.unarchiveCluster(({ params }) =>
    changed(allClusters, 'id', params.clusterId, { archived: false }),
  ),
  handlers.runClusterJob({ ...jobPending, organization_id: null, namespace: null }),

  handlers.jobs(jobs),
  handlers.restartJob(({ params }) => changed(jobs, 'job_id', params.jobId, { status: 'pending' })),
  handlers.cancelJob(({ params }) => changed(jobs, 'job_id', params.jobId, { status: 'cancelled' })),
  handlers.clusterJobs(clusterJobs),
  handlers.restartClusterJob(({ params }) =>
    changed(clusterJobs, 'job_id', params.jobId, { status: 'pending' }),
  ),
  handlers.cancelClusterJob(({ params }) =>
    changed(clusterJobs, 'job_id', params.jobId, { status: 'cancelled' }),
  ),

  handlers.workflows(workflows),
  handlers.workflowJobs(({ params }) =>
    params.workflowId === workflowProvision.workflow_id ? workflowJobsFailed : workflowJobsCompleted,
  ),
  handlers.restartWorkflow(done),
  handlers.restartWorkflowFromBeginning(done),
  handlers.clusterWorkflows(clusterWorkflows),
  handlers.clusterWorkflowJobs(workflowJobsCompleted),
  handlers.restartClusterWorkflow(done),
  handlers.restartClusterWorkflowFromBeginning(done),

  handlers.customJobTemplates(templates),
  handlers.customJobTemplate(({ params }) => find(templates, 'template_id', params.templateId)),
  handlers.customWorkflows(({ request }) => ({
    workflows: narrow(customWorkflows, new URL(request.url).searchParams),
  })),
  handlers.customWorkflow(({ params }) => {
    const workflow = find(customWorkflows, 'workflow_id', params.workflowId)
    return 'workflow_id' in workflow ? { ...customWorkflowWithSteps, ...workflow } : workflow
  }),
  handlers.executeCustomWorkflow(workflowOfCluster),
]

const plansAndPayments: HttpHandler[] = [
  handlers.plans(({ query, request }) =>
    query.get('active_only') === 'true'
      ? plans.filter(({ deprecated }) => !deprecated)
      : paged(plans)({ request }),
  ),
  handlers.createPlan(async ({ request }) => newPlan(await request.json())),
  handlers.plan(({ params }) => find(plans, 'id', params.planId)),
  handlers.updatePlan(async ({ params, request }) =>
    changed(plans, 'id', params.planId, await request.json()),
  ),
  handlers.deletePlan(done),
  handlers.planWithPrices(({ params }) => {
    const plan = find(plans, 'id', params.planId)
    return 'id' in plan
      ? { ...plan, connected_prices: prices.filter(({ plan_id }) => plan_id === plan.id) }
      : plan
  }),
  handlers.planUsage(planUsed),
  handlers.deprecatePlan(({ params }) => changed(plans, 'id', params.planId, { deprecated: true })),
  handlers.undeprecatePlan(({ params }) => changed(plans, 'id', params.planId, { deprecated: false })),
  handlers.setDefaultPlan(({ params }) => changed(plans, 'id', params.planId, { is_default: true })),
  handlers.unsetDefaultPlan(({ params }) => changed(plans, 'id', params.planId, { is_default: false })),
  handlers.associatePlanPrice(({ params }) =>
    changed(prices, 'id', params.priceId, { plan_id: params.planId }),
  ),
  handlers.disassociatePlanPrice(done),

  handlers.paymentProviders(() => providers),
  handlers.providerProducts(() => products),
  handlers.productPrices(({ params }) => prices.filter(({ product_id }) => product_id === params.productId)),
  handlers.syncPayments(paymentSync),
  handlers.syncPaymentOrganizations(organizationSync),
]

const system: HttpHandler[] = [
  handlers.settings(() => settings),
  handlers.updateSignupSetting(async ({ request }) => ({
    ...settingSignupOn,
    value: (await request.json()).enabled,
  })),
]

/**
 * The world where everything goes well: an answer from every operation of both services. Stories and tests start
 * with it and replace what they are about. Writes answer what they would change, and change nothing.
 */
export const world: HttpHandler[] = [
  ...signup,
  ...account,
  ...organizationsAndPeople,
  ...clustersAndJobs,
  ...plansAndPayments,
  ...system,
  ...identityWorld,
]
