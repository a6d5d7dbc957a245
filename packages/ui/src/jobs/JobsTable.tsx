import { useMemo, type ReactNode } from 'react'
import styled from 'styled-components'
import { NOT_AVAILABLE, shortId, type Loadable } from '../lib'
import { LongText, Missing, RelativeTime, Table, type TableColumn } from '../primitives'
import { JobCell, OpenLink, type JobCellProps } from './JobCell'
import { JobStatusBadge } from './JobStatusBadge'
import { retriesText } from './retries'
import type { JobStatus } from './status'

/** What the job lists draw of a job. */
export interface JobRow {
  job_id: string
  job_type: string
  status: JobStatus
  raw_status: string
  organization_id: string | null
  namespace: string | null
  cluster_id: string | null
  workflow_id: string | null
  retries: number
  max_retries: number
  error_message: string | null
  created_at: string | null
  metadata: { workflow_name: string | null }
  /** Which of the two lists it came from. */
  source?: 'organization' | 'cluster'
}

export interface JobsTableProps<Row extends JobRow> extends Pick<
  JobCellProps,
  'onOpenWorkflow' | 'workflowHref'
> {
  label: string
  /** Whose jobs they are. */
  source: 'organization' | 'cluster' | 'both'
  jobs: Loadable<readonly Row[]>
  pageSize: number
  paged: boolean
  empty: ReactNode
  onOpenOrganization: (organization_id: string) => void
  /** Address of an organization's details, for a tab of its own. Keep its identity stable. */
  organizationHref?: (organization_id: string) => string
  /** A cluster's name, undefined while it is not known. Keep its identity stable. */
  clusterName: (cluster_id: string) => string | undefined
  onOpenCluster: (cluster_id: string) => void
  /** Address of a cluster's details, for a tab of its own. Keep its identity stable. */
  clusterHref?: (cluster_id: string) => string
  /** Draws what can be done about a job. Keep its identity stable. */
  renderAction: (job: Row) => ReactNode
}

/** Jobs with their status, target, tries and age. Rows of unchanged jobs are not rendered again. */
export function JobsTable<Row extends JobRow>({
  source,
  jobs,
  onOpenWorkflow,
  workflowHref,
  onOpenOrganization,
  organizationHref,
  clusterName,
  onOpenCluster,
  clusterHref,
  renderAction,
  ...table
}: JobsTableProps<Row>) {
  const columns = useMemo((): readonly TableColumn<Row>[] => {
    const organization = ({ organization_id, namespace }: Row) =>
      organization_id && (
        <OpenLink
          title={organization_id}
          href={organizationHref?.(organization_id)}
          onOpen={() => onOpenOrganization(organization_id)}
        >
          <LongText>{namespace || shortId(organization_id)}</LongText>
        </OpenLink>
      )
    const cluster = ({ cluster_id }: Row) =>
      cluster_id && (
        <OpenLink
          title={cluster_id}
          href={clusterHref?.(cluster_id)}
          onOpen={() => onOpenCluster(cluster_id)}
        >
          <LongText>{clusterName(cluster_id) ?? shortId(cluster_id)}</LongText>
        </OpenLink>
      )
    const missing = <Missing>{NOT_AVAILABLE}</Missing>
    const targets: Record<typeof source, TableColumn<Row>> = {
      organization: {
        id: 'organization',
        header: 'Organization',
        cell: (job) => organization(job) || missing,
      },
      cluster: { id: 'cluster', header: 'Cluster', width: '144px', cell: (job) => cluster(job) || missing },
      both: {
        id: 'target',
        header: 'Runs on',
        cell: (job) => (
          <Target>
            {organization(job)}
            {cluster(job)}
            {!job.organization_id && !job.cluster_id && missing}
          </Target>
        ),
      },
    }
    return [
      {
        id: 'job',
        header: 'Job',
        width: source === 'cluster' ? undefined : '26%',
        cell: (job) => <JobCell job={job} onOpenWorkflow={onOpenWorkflow} workflowHref={workflowHref} />,
      },
      targets[source],
      {
        id: 'status',
        header: 'Status',
        width: '132px',
        cell: ({ status, raw_status }) => <JobStatusBadge status={status} raw_status={raw_status} />,
      },
      {
        id: 'retries',
        header: 'Retries',
        width: '128px',
        align: 'end',
        cell: retriesText,
      },
      {
        id: 'created',
        header: 'Created',
        width: '108px',
        align: 'end',
        cell: ({ created_at }) => <RelativeTime focusable value={created_at} />,
      },
      {
        id: 'actions',
        header: 'Actions',
        headerHidden: true,
        width: '120px',
        align: 'end',
        cell: renderAction,
      },
    ]
  }, [
    source,
    onOpenWorkflow,
    workflowHref,
    onOpenOrganization,
    organizationHref,
    clusterName,
    onOpenCluster,
    clusterHref,
    renderAction,
  ])

  return <Table {...table} columnsFrom={800} columns={columns} rows={jobs} rowKey={({ job_id }) => job_id} />
}

const Target = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 var(--space-3);
`
