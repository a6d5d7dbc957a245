import type { HttpHandler } from 'msw'
import { paged } from './lists'
import { respond, type Answer, type Method, type PathOf } from './respond'

const operation =
  <M extends Method, P extends PathOf<M>>(method: M, path: P) =>
  (answer: Answer<M, P>): HttpHandler =>
    respond(method, path, answer)

/** An array is searched and paged as the platform does it; `() => array` sends it bare. */
const list =
  <P extends PathOf<'get'>>(path: P) =>
  (answer: Answer<'get', P>): HttpHandler =>
    respond('get', path, Array.isArray(answer) ? (paged(answer) as unknown as Answer<'get', P>) : answer)

/**
 * One mock for each operation of the product API: `handlers.organizations([organizationOnPro])`,
 * `handlers.userPlan(fails(404))`. The answer is typed by the OpenAPI document.
 */
export const handlers = {
  signupStatus: operation('get', '/new/signup'),
  planPrice: operation('get', '/new/plan/{key}/price'),
  createCheckout: operation('post', '/new/checkout'),

  userProfile: operation('get', '/v1/user/profile'),
  updateUserProfile: operation('put', '/v1/user/profile'),
  userOrganizations: operation('get', '/v1/user/organizations'),
  userOrganization: operation('get', '/v1/user/organizations/{organizationId}'),
  userOrganizationPlan: operation('get', '/v1/user/organizations/{organizationId}/plan'),
  userOrganizationUtilization: operation(
    'get',
    '/v1/user/organizations/{organizationId}/resource-utilization',
  ),
  userPlan: operation('get', '/v1/user/plan'),
  userDashboards: operation('get', '/v1/user/dashboards'),
  userNamespace: operation('get', '/v1/user/namespace'),
  userUtilization: operation('get', '/v1/user/resource-utilization'),

  ownProfile: operation('get', '/v1/organization/profile'),
  updateOwnProfile: operation('put', '/v1/organization/profile'),
  ownPlan: operation('get', '/v1/organization/plan'),
  ownDashboards: operation('get', '/v1/organization/dashboards'),
  ownNamespace: operation('get', '/v1/organization/namespace'),
  ownUtilization: operation('get', '/v1/organization/resource-utilization'),

  organizations: list('/v1/admin/organizations'),
  organizationDetails: operation('get', '/v1/admin/organizations/{organizationId}/details'),
  organizationDashboards: operation('get', '/v1/admin/organizations/{organizationId}/dashboards'),
  organizationNamespace: operation('get', '/v1/admin/organizations/{organizationId}/namespace'),
  organizationUtilization: operation('get', '/v1/admin/organizations/{organizationId}/resource-utilization'),
  setOrganizationPlan: operation('put', '/v1/admin/organizations/{organizationId}/plan'),
  setOrganizationAllowances: operation('put', '/v1/admin/organizations/{organizationId}/allowances'),
  runOrganizationJob: operation('post', '/v1/admin/organizations/{organizationId}/custom-jobs'),

  users: list('/v1/admin/users'),
  organizationsOfUser: list('/v1/admin/users/{userId}/organizations'),
  namespaces: list('/v1/admin/namespaces'),

  admins: list('/v1/admin/admins'),
  createAdmin: operation('post', '/v1/admin/admins'),
  updateAdmin: operation('put', '/v1/admin/admins/{adminId}'),
  deleteAdmin: operation('delete', '/v1/admin/admins/{adminId}'),

  clusters: list('/v1/admin/clusters'),
  createCluster: operation('post', '/v1/admin/clusters'),
  archivedClusters: list('/v1/admin/clusters/archived'),
  updateCluster: operation('put', '/v1/admin/clusters/{clusterId}'),
  setClusterScheduling: operation('patch', '/v1/admin/clusters/{clusterId}'),
  archiveCluster: operation('delete', '/v1/admin/clusters/{clusterId}'),
  updateClusterConfig: operation('patch', '/v1/admin/clusters/{clusterId}/config'),
  unarchiveCluster: operation('post', '/v1/admin/clusters/{clusterId}/unarchive'),
  runClusterJob: operation('post', '/v1/admin/clusters/{clusterId}/custom-jobs'),

  jobs: list('/v1/admin/jobs'),
  restartJob: operation('post', '/v1/admin/jobs/{jobId}/restart'),
  cancelJob: operation('post', '/v1/admin/jobs/{jobId}/cancel'),
  clusterJobs: list('/v1/admin/cluster-jobs'),
  restartClusterJob: operation('post', '/v1/admin/cluster-jobs/{jobId}/restart'),
  cancelClusterJob: operation('post', '/v1/admin/cluster-jobs/{jobId}/cancel'),

  workflows: list('/v1/admin/workflows'),
  workflowJobs: operation('get', '/v1/admin/workflows/{workflowId}/jobs'),
  restartWorkflow: operation('post', '/v1/admin/workflows/{workflowId}/restart'),
  restartWorkflowFromBeginning: operation('post', '/v1/admin/workflows/{workflowId}/restart-from-beginning'),
  clusterWorkflows: list('/v1/admin/cluster-workflows'),
  clusterWorkflowJobs: operation('get', '/v1/admin/cluster-workflows/{workflowId}/jobs'),
  restartClusterWorkflow: operation('post', '/v1/admin/cluster-workflows/{workflowId}/restart'),
  restartClusterWorkflowFromBeginning: operation(
    'post',
    '/v1/admin/cluster-workflows/{workflowId}/restart-from-beginning',
  ),

  plans: list('/v1/admin/plans'),
  createPlan: operation('post', '/v1/admin/plans'),
  plan: operation('get', '/v1/admin/plans/{planId}'),
  updatePlan: operation('put', '/v1/admin/plans/{planId}'),
  deletePlan: operation('delete', '/v1/admin/plans/{planId}'),
  planWithPrices: operation('get', '/v1/admin/plans/{planId}/with-prices'),
  planUsage: operation('get', '/v1/admin/plans/{planId}/usage'),
  deprecatePlan: operation('post', '/v1/admin/plans/{planId}/deprecate'),
  undeprecatePlan: operation('post', '/v1/admin/plans/{planId}/undeprecate'),
  setDefaultPlan: operation('post', '/v1/admin/plans/{planId}/set-default'),
  unsetDefaultPlan: operation('post', '/v1/admin/plans/{planId}/unset-default'),
  associatePlanPrice: operation('put', '/v1/admin/plans/{planId}/prices/{priceId}'),
  disassociatePlanPrice: operation('delete', '/v1/admin/plans/{planId}/prices/{priceId}'),

  customJobTemplates: list('/v1/admin/custom-job-templates'),
  customJobTemplate: operation('get', '/v1/admin/custom-job-templates/{templateId}'),
  customWorkflows: operation('get', '/v1/admin/custom-workflows'),
  customWorkflow: operation('get', '/v1/admin/custom-workflows/{workflowId}'),
  executeCustomWorkflow: operation('post', '/v1/admin/custom-workflows/{workflowId}/execute'),

  paymentProviders: list('/v1/admin/payments/providers'),
  providerProducts: list('/v1/admin/payments/providers/{provider}/products'),
  productPrices: list('/v1/admin/payments/providers/{provider}/products/{productId}/prices'),
  syncPayments: operation('post', '/v1/admin/payments/sync'),
  syncPaymentOrganizations: operation('post', '/v1/admin/payments/sync-organizations'),

  settings: list('/v1/admin/system/settings'),
  updateSignupSetting: operation('put', '/v1/admin/system/settings/signup'),
}
