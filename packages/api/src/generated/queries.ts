// Generated from openapi/product.yaml by `npm run openapi:generate`.

/** The query parameters that the document gives an operation, by operationId; one that is not here has none. */
export const queryNames: Readonly<Record<string, readonly string[]>> = {
  listOrganizations: ['page', 'limit', 'search'],
  listUsers: ['page', 'limit', 'search'],
  listNamespaces: ['cluster_id'],
  listJobs: ['organization_id', 'organization_email', 'cluster_name', 'job_type', 'job_type_not', 'status', 'cluster_id', 'since', 'until', 'sort', 'page', 'limit'],
  listClusterJobs: ['organization_id', 'organization_email', 'cluster_name', 'job_type', 'job_type_not', 'status', 'cluster_id', 'since', 'until', 'sort', 'page', 'limit'],
  listWorkflows: ['organization_id', 'organization_email', 'cluster_name', 'job_type', 'job_type_not', 'status', 'cluster_id', 'since', 'until', 'sort', 'page', 'limit'],
  listClusterWorkflows: ['organization_id', 'organization_email', 'cluster_name', 'job_type', 'job_type_not', 'status', 'cluster_id', 'since', 'until', 'sort', 'page', 'limit'],
  listPlans: ['active_only'],
  listCustomJobTemplates: ['target_type'],
  listCustomWorkflows: ['target_type'],
}
