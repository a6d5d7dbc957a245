import { mock, mockList } from './mock'

/**
 * One mock for each operation of the product API: `handlers.organizations([organizationOnPro])`,
 * `handlers.userPlan(fails(404))`. The answer is typed by the OpenAPI document; without one the product in memory
 * answers.
 */
export const handlers = {
  capabilities: mock('getCapabilities', 'get', '/v1/capabilities'),

  signupStatus: mock('getSignupStatus', 'get', '/new/signup'),
  planPrice: mock('getPlanPrice', 'get', '/new/plan/{key}/price'),
  createCheckout: mock('createCheckout', 'post', '/new/checkout'),

  userProfile: mock('getUserProfile', 'get', '/v1/user/profile'),
  updateUserProfile: mock('updateUserProfile', 'put', '/v1/user/profile'),
  userOrganizations: mock('listUserOrganizations', 'get', '/v1/user/organizations'),
  userOrganization: mock('getUserOrganization', 'get', '/v1/user/organizations/{organizationId}'),
  userOrganizationPlan: mock(
    'getUserOrganizationPlan',
    'get',
    '/v1/user/organizations/{organizationId}/plan',
  ),
  userOrganizationUtilization: mock(
    'getUserOrganizationUtilization',
    'get',
    '/v1/user/organizations/{organizationId}/resource-utilization',
  ),
  userOrganizationSubscription: mock(
    'getUserOrganizationSubscription',
    'get',
    '/v1/user/organizations/{organizationId}/subscription',
  ),
  userOrganizationPlanOptions: mock(
    'listUserOrganizationPlanOptions',
    'get',
    '/v1/user/organizations/{organizationId}/plan-options',
  ),
  changeUserOrganizationPlan: mock(
    'changeUserOrganizationPlan',
    'post',
    '/v1/user/organizations/{organizationId}/plan-change',
  ),
  cancelUserOrganizationPlanChange: mock(
    'cancelUserOrganizationPlanChange',
    'delete',
    '/v1/user/organizations/{organizationId}/plan-change',
  ),
  userPlan: mock('getUserPlan', 'get', '/v1/user/plan'),
  userDashboards: mock('listUserDashboards', 'get', '/v1/user/dashboards'),
  userNamespace: mock('getUserNamespace', 'get', '/v1/user/namespace'),
  userUtilization: mock('getUserUtilization', 'get', '/v1/user/resource-utilization'),
  userProvisioning: mock('getUserProvisioning', 'get', '/v1/user/provisioning'),
  userCheckout: mock('getUserCheckout', 'get', '/v1/user/checkout'),

  ownProfile: mock('getOrganizationProfile', 'get', '/v1/organization/profile'),
  updateOwnProfile: mock('updateOrganizationProfile', 'put', '/v1/organization/profile'),
  ownPlan: mock('getOrganizationPlan', 'get', '/v1/organization/plan'),
  ownDashboards: mock('listOrganizationDashboards', 'get', '/v1/organization/dashboards'),
  ownNamespace: mock('getOrganizationNamespace', 'get', '/v1/organization/namespace'),
  ownUtilization: mock('getOrganizationUtilization', 'get', '/v1/organization/resource-utilization'),

  organizations: mockList('listOrganizations', '/v1/admin/organizations'),
  organizationDetails: mock(
    'getOrganizationDetails',
    'get',
    '/v1/admin/organizations/{organizationId}/details',
  ),
  organizationDashboards: mock(
    'listDashboardsOfOrganization',
    'get',
    '/v1/admin/organizations/{organizationId}/dashboards',
  ),
  organizationNamespace: mock(
    'getNamespaceOfOrganization',
    'get',
    '/v1/admin/organizations/{organizationId}/namespace',
  ),
  organizationUtilization: mock(
    'getUtilizationOfOrganization',
    'get',
    '/v1/admin/organizations/{organizationId}/resource-utilization',
  ),
  setOrganizationPlan: mock('setOrganizationPlan', 'put', '/v1/admin/organizations/{organizationId}/plan'),
  setOrganizationAllowances: mock(
    'setOrganizationAllowances',
    'put',
    '/v1/admin/organizations/{organizationId}/allowances',
  ),
  runOrganizationJob: mock(
    'runOrganizationJob',
    'post',
    '/v1/admin/organizations/{organizationId}/custom-jobs',
  ),

  users: mockList('listUsers', '/v1/admin/users'),
  organizationsOfUser: mockList('listOrganizationsOfUser', '/v1/admin/users/{userId}/organizations'),
  namespaces: mockList('listNamespaces', '/v1/admin/namespaces'),

  admins: mockList('listAdmins', '/v1/admin/admins'),
  createAdmin: mock('createAdmin', 'post', '/v1/admin/admins'),
  updateAdmin: mock('updateAdmin', 'put', '/v1/admin/admins/{adminId}'),
  deleteAdmin: mock('deleteAdmin', 'delete', '/v1/admin/admins/{adminId}'),

  clusters: mockList('listClusters', '/v1/admin/clusters'),
  createCluster: mock('createCluster', 'post', '/v1/admin/clusters'),
  archivedClusters: mockList('listArchivedClusters', '/v1/admin/clusters/archived'),
  updateCluster: mock('updateCluster', 'put', '/v1/admin/clusters/{clusterId}'),
  setClusterScheduling: mock('setClusterScheduling', 'patch', '/v1/admin/clusters/{clusterId}'),
  archiveCluster: mock('archiveCluster', 'delete', '/v1/admin/clusters/{clusterId}'),
  updateClusterConfig: mock('updateClusterConfig', 'patch', '/v1/admin/clusters/{clusterId}/config'),
  unarchiveCluster: mock('unarchiveCluster', 'post', '/v1/admin/clusters/{clusterId}/unarchive'),
  runClusterJob: mock('runClusterJob', 'post', '/v1/admin/clusters/{clusterId}/custom-jobs'),

  jobs: mockList('listJobs', '/v1/admin/jobs'),
  restartJob: mock('restartJob', 'post', '/v1/admin/jobs/{jobId}/restart'),
  cancelJob: mock('cancelJob', 'post', '/v1/admin/jobs/{jobId}/cancel'),
  clusterJobs: mockList('listClusterJobs', '/v1/admin/cluster-jobs'),
  restartClusterJob: mock('restartClusterJob', 'post', '/v1/admin/cluster-jobs/{jobId}/restart'),
  cancelClusterJob: mock('cancelClusterJob', 'post', '/v1/admin/cluster-jobs/{jobId}/cancel'),

  workflows: mockList('listWorkflows', '/v1/admin/workflows'),
  workflowJobs: mock('listWorkflowJobs', 'get', '/v1/admin/workflows/{workflowId}/jobs'),
  restartWorkflow: mock('restartWorkflow', 'post', '/v1/admin/workflows/{workflowId}/restart'),
  restartWorkflowFromBeginning: mock(
    'restartWorkflowFromBeginning',
    'post',
    '/v1/admin/workflows/{workflowId}/restart-from-beginning',
  ),
  clusterWorkflows: mockList('listClusterWorkflows', '/v1/admin/cluster-workflows'),
  clusterWorkflowJobs: mock(
    'listClusterWorkflowJobs',
    'get',
    '/v1/admin/cluster-workflows/{workflowId}/jobs',
  ),
  restartClusterWorkflow: mock(
    'restartClusterWorkflow',
    'post',
    '/v1/admin/cluster-workflows/{workflowId}/restart',
  ),
  restartClusterWorkflowFromBeginning: mock(
    'restartClusterWorkflowFromBeginning',
    'post',
    '/v1/admin/cluster-workflows/{workflowId}/restart-from-beginning',
  ),

  plans: mockList('listPlans', '/v1/admin/plans'),
  createPlan: mock('createPlan', 'post', '/v1/admin/plans'),
  plan: mock('getPlan', 'get', '/v1/admin/plans/{planId}'),
  updatePlan: mock('updatePlan', 'put', '/v1/admin/plans/{planId}'),
  deletePlan: mock('deletePlan', 'delete', '/v1/admin/plans/{planId}'),
  planWithPrices: mock('getPlanWithPrices', 'get', '/v1/admin/plans/{planId}/with-prices'),
  planUsage: mock('getPlanUsage', 'get', '/v1/admin/plans/{planId}/usage'),
  deprecatePlan: mock('deprecatePlan', 'post', '/v1/admin/plans/{planId}/deprecate'),
  undeprecatePlan: mock('undeprecatePlan', 'post', '/v1/admin/plans/{planId}/undeprecate'),
  setDefaultPlan: mock('setDefaultPlan', 'post', '/v1/admin/plans/{planId}/set-default'),
  unsetDefaultPlan: mock('unsetDefaultPlan', 'post', '/v1/admin/plans/{planId}/unset-default'),
  associatePlanPrice: mock('associatePlanPrice', 'put', '/v1/admin/plans/{planId}/prices/{priceId}'),
  disassociatePlanPrice: mock('disassociatePlanPrice', 'delete', '/v1/admin/plans/{planId}/prices/{priceId}'),

  customJobTemplates: mockList('listCustomJobTemplates', '/v1/admin/custom-job-templates'),
  customJobTemplate: mock('getCustomJobTemplate', 'get', '/v1/admin/custom-job-templates/{templateId}'),
  customWorkflows: mock('listCustomWorkflows', 'get', '/v1/admin/custom-workflows'),
  customWorkflow: mock('getCustomWorkflow', 'get', '/v1/admin/custom-workflows/{workflowId}'),
  executeCustomWorkflow: mock(
    'executeCustomWorkflow',
    'post',
    '/v1/admin/custom-workflows/{workflowId}/execute',
  ),

  paymentProviders: mockList('listPaymentProviders', '/v1/admin/payments/providers'),
  providerProducts: mockList('listProviderProducts', '/v1/admin/payments/providers/{provider}/products'),
  productPrices: mockList(
    'listProductPrices',
    '/v1/admin/payments/providers/{provider}/products/{productId}/prices',
  ),
  syncPayments: mock('syncPayments', 'post', '/v1/admin/payments/sync'),
  syncPaymentOrganizations: mock('syncPaymentOrganizations', 'post', '/v1/admin/payments/sync-organizations'),

  overview: mock('getAdminOverview', 'get', '/v1/admin/overview'),
  settings: mockList('listSystemSettings', '/v1/admin/system/settings'),
  updateSignupSetting: mock('updateSignupSetting', 'put', '/v1/admin/system/settings/signup'),
}
