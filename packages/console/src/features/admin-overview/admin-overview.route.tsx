import { errorMessage } from '@quarterdeck/api'
import { AdminOverviewView, GROUP_QUERIES } from '@quarterdeck/ui/admin-overview'
import { all, mapLoadable } from '@quarterdeck/ui/lib'
import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { paths } from '../../lib/paths'
import { ONCE } from '../../lib/queryClient'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { adminsQuery } from '../admins/admins.queries'
import {
  clusterCountQuery,
  overviewJobsQuery,
  organizationCountQuery,
  planCountQuery,
  refreshOverview,
} from './admin-overview.queries'
import { latestJobs, sinceTerm } from './latestJobs'

const FAILED = 'Failed to load dashboard data. Please try again.'

export function Component() {
  const queryClient = useQueryClient()
  const organizations = useQuery(organizationCountQuery())
  const plans = useQuery(planCountQuery())
  const clusters = useQuery(clusterCountQuery())
  const admins = useQuery(adminsQuery())
  const organizationJobs = useQuery(overviewJobsQuery('organization'))
  const clusterJobs = useQuery(overviewJobsQuery('cluster'))
  const { open } = useDialog()
  const dialogHref = useDialogHref()

  const jobs = mapLoadable(
    // If one of the two lists fails, nothing is shown: the jobs of one kind would pass for all jobs.
    all({
      ofOrganizations: toLoadable(organizationJobs, FAILED),
      ofClusters: toLoadable(clusterJobs, FAILED),
    }),
    ({ ofOrganizations, ofClusters }) => latestJobs([ofOrganizations, ofClusters]),
  )
  const since = jobs.state === 'ready' ? sinceTerm(jobs.data) : ''
  const jobsOf = (group: keyof typeof GROUP_QUERIES) =>
    paths.adminJobs({ tab: 'all', q: GROUP_QUERIES[group] + since })

  const reads: Pick<UseQueryResult, 'isError' | 'error' | 'refetch'>[] = [
    organizations,
    plans,
    clusters,
    admins,
    organizationJobs,
    clusterJobs,
  ]
  const failed = reads.filter(({ isError }) => isError)
  const [first] = failed

  return (
    <AdminOverviewView
      organizations={toLoadable(organizations, FAILED)}
      plans={toLoadable(plans, FAILED)}
      clusters={toLoadable(clusters, FAILED)}
      admins={mapLoadable(toLoadable(admins, FAILED), ({ items, total }) => ({
        total,
        creators: items.filter(({ can_create_new_admins }) => can_create_new_admins).length,
      }))}
      jobs={jobs}
      failure={
        first && {
          message: FAILED,
          reason: errorMessage(first.error),
          onRetry: () => failed.forEach(({ refetch }) => void refetch(ONCE)),
        }
      }
      onRefresh={() => {
        reads.forEach(({ refetch }) => void refetch(ONCE))
        void refreshOverview(queryClient)
      }}
      jobHref={({ workflow_id: id, source }) =>
        id ? dialogHref('workflow', { id, source }) : paths.adminJobs({ tab: source })
      }
      onOpenWorkflow={({ workflow_id, source }) => open('workflow', { id: workflow_id ?? '', source })}
      hrefs={{
        organizations: paths.adminOrganizations(),
        activePlans: paths.adminPlans({ show: 'active' }),
        enabledClusters: paths.adminClusters({ scheduling: 'on' }),
        unhealthyClusters: paths.adminClusters({ health: 'unhealthy' }),
        admins: paths.adminAdmins(),
        addCluster: paths.adminAddCluster(),
        addAdmin: paths.adminAddAdmin(),
        users: paths.adminUsers(),
        jobs: paths.adminJobs(),
        activeJobs: jobsOf('active'),
        completedJobs: jobsOf('completed'),
        failedJobs: jobsOf('failed'),
        otherJobs: jobsOf('other'),
        settings: paths.adminSettings(),
      }}
    />
  )
}
