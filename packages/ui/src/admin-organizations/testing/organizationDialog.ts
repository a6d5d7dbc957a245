import { customJobs, customWorkflows, jobs, organizations, workflows } from '@quarterdeck/api'
import { fromApi, handlers } from '@quarterdeck/sandbox/msw'

/** All that the dialog of an organization shows. */
export const load = (id: string) =>
  fromApi(
    {
      details: () => organizations.get(id),
      namespace: () => organizations.getNamespace(id),
      utilization: () => organizations.getUtilization(id),
      dashboards: () => organizations.listDashboards(id),
      workflows: () => workflows.list({ organization_id: id, limit: 10 }).then(({ items }) => items),
      jobs: () => jobs.list({ organization_id: id, limit: 10 }).then(({ items }) => items),
      customJobs: () => customJobs.list({ target_type: 'organization' }).then(({ items }) => items),
      customWorkflows: () => customWorkflows.list({ target_type: 'organization' }).then(({ items }) => items),
    },
    {
      details: 'Failed to load organization details',
      namespace: 'Failed to load namespace',
      utilization: 'Failed to load resource utilization',
      dashboards: 'Failed to load dashboards',
      workflows: 'Failed to load workflows',
      jobs: 'Failed to load background jobs',
      customJobs: 'Failed to load custom jobs',
      customWorkflows: 'Failed to load custom workflows',
    },
  )

/** The mocks of all its parts; each part is drawn by the answer of one of them. */
export const parts = [
  handlers.organizationDetails,
  handlers.organizationNamespace,
  handlers.organizationUtilization,
  handlers.organizationDashboards,
  handlers.workflows,
  handlers.jobs,
  handlers.customJobTemplates,
  handlers.customWorkflows,
]
