import { RotateCw } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import styled from 'styled-components'
import { NOT_AVAILABLE, shortId, type Loadable } from '../lib'
import {
  LongText,
  Missing,
  RelativeTime,
  Table,
  VisuallyHidden,
  type TableColumn,
  visuallyHiddenStyles,
} from '../primitives'
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
  /** Draws the box that chooses a job (`SelectJob`). Keep its identity stable. */
  renderSelect?: (job: Row) => ReactNode
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
  renderSelect,
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
    const both = (job: Row) =>
      (job.organization_id || job.cluster_id) && (
        <Target>
          {organization(job)}
          {cluster(job)}
        </Target>
      )
    const targets: Record<typeof source, { header: string; width: string; target: (job: Row) => ReactNode }> =
      {
        organization: { header: 'Organization', width: '18%', target: organization },
        cluster: { header: 'Cluster', width: '9rem', target: cluster },
        both: { header: 'Runs on', width: '22%', target: both },
      }
    const { target, ...targetColumn } = targets[source]
    return [
      {
        id: 'job',
        header: 'Job',
        cell: (job) => {
          const cell = (
            <JobCell
              job={job}
              onOpenWorkflow={onOpenWorkflow}
              workflowHref={workflowHref}
              target={target(job)}
              retries={
                <Retries>
                  <RotateCw size={12} aria-hidden />
                  <span>{retriesText(job)}</span>
                  <VisuallyHidden> retries</VisuallyHidden>
                </Retries>
              }
            />
          )
          return renderSelect ? (
            <Selectable>
              {renderSelect(job)}
              {cell}
            </Selectable>
          ) : (
            cell
          )
        },
      },
      {
        id: 'target',
        ...targetColumn,
        plain: true,
        folds: true,
        cell: (job) => target(job) || <Missing data-missing>{NOT_AVAILABLE}</Missing>,
      },
      {
        id: 'status',
        header: 'Status',
        width: '8.25rem',
        plain: true,
        cell: ({ status, raw_status }) => <JobStatusBadge status={status} raw_status={raw_status} />,
      },
      {
        id: 'retries',
        header: 'Retries',
        width: '5.5rem',
        align: 'end',
        plain: true,
        folds: true,
        cell: (job) => (
          <Retries>
            <RotateCw size={12} aria-hidden />
            <span>{retriesText(job)}</span>
          </Retries>
        ),
      },
      {
        id: 'created',
        header: 'Created',
        width: '8.25rem',
        align: 'end',
        plain: true,
        cell: ({ created_at }) => <RelativeTime focusable value={created_at} />,
      },
      {
        id: 'actions',
        header: 'Actions',
        headerHidden: true,
        width: '7.75rem',
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
    renderSelect,
  ])

  return (
    <Root>
      <Table {...table} columnsFrom={720} columns={columns} rows={jobs} rowKey={({ job_id }) => job_id} />
    </Root>
  )
}

/* What can be done stays quiet until its row is pointed at or has the focus; without a pointer that hovers it is there. */
const Root = styled.div`
  min-width: 0;

  @media (hover: hover) {
    /* Its text, which is all that is seen of it, ends where other texts do: over its own padding and border, which forced
       colours draw at all times. */
    @media (forced-colors: none) {
      [data-buttons] > button {
        translate: calc(var(--space-2) + 1px);
      }
    }
    tr:not(:hover, :focus-within) [data-buttons] > button:not([aria-busy]) {
      border-color: transparent;
      background: none;
      color: var(--text-muted);
    }
    tr:not(:hover, :focus-within) [data-part='name'] button:not([data-copied]) {
      opacity: 0;
    }
    tbody tr:hover {
      background: var(--hover);
      --border-strong: var(--text-faint);
    }
  }
  /* A second line of a long name would make its row higher than the others; the whole name is told on hover and focus. */
  @media screen {
    @container (min-width: 45rem) {
      td[data-folds] [data-long] {
        display: block;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
    }
    /* What these hold is short; the first column needs the room. */
    @container (min-width: 45rem) and (max-width: 59.99875rem) {
      /* Its box stands below the one in the list's head, as in wider tables and on cards. */
      :is(th, td):first-child {
        padding-left: var(--space-4);
      }
      th:not(:first-child) {
        width: 7.625rem !important;
      }
      th[data-align] {
        width: 7.5rem !important;
      }
      th[data-buttons] {
        width: 6.75rem !important;
      }
    }
  }
  /* As cards, rows tell the rest in one line where that fits. */
  @container (min-width: 30rem) and (max-width: 44.99875rem) {
    tr {
      padding-block: var(--space-2);
    }
    /* The target has the room that the others leave, which are as wide in each row. */
    td[data-plain] {
      flex: 1 1 0;
      align-self: baseline;
      min-width: 0;
    }
    td[data-plain]:not([data-folds], [data-align]) {
      flex: 0 0 6.5rem;
    }
    td[data-align][data-plain] {
      flex: 0 0 4.5rem;
    }
    td[data-align][data-plain]:not([data-folds]) {
      flex-basis: 5.5rem;
      text-align: end;
    }
    td[data-plain]:not(:has([data-missing]))::before {
      ${visuallyHiddenStyles}
    }
  }

  /*
   * On a phone the first cell tells where, beside the workflow, and one line below it how, how often and when: so nothing is
   * pressed right below a link.
   */
  @container (max-width: 29.99875rem) {
    [data-plain] tr {
      padding-block: var(--space-1) var(--space-2);
    }
    [data-density='compact'] & [data-plain] tr {
      padding-block: 0 var(--space-1);
    }
    tr > td[data-folds]:not([data-align]):has(a, button) {
      display: none;
    }
    [data-part='about'] > [data-part='folded'] {
      display: contents;
    }
    [data-plain] tr > td[data-label][data-plain] {
      flex: none;
      min-width: 0;
    }
    /* As wide in each row, so that what follows stands one below the other. */
    td[data-label]:not([data-folds], [data-align]) {
      width: 6.5rem;
    }
    td[data-align]:not([data-folds], [data-buttons]) {
      min-width: 4.25rem;
      margin-left: auto;
    }
    td[data-buttons] > small {
      max-width: 5.75rem;
      text-align: end;
    }
  }
  /* As cards, rows have room for what a finger presses. */
  @media (pointer: coarse) {
    @container (max-width: 44.99875rem) {
      td[data-plain] :is(a, button) {
        margin-block: 0;
        padding-block: 0;
      }
    }
  }
`

/* The sign stands in for the heading of the column. */
const Retries = styled.span`
  position: relative;
  flex: none;
  white-space: nowrap;

  > svg {
    display: none;
    margin-right: var(--space-1);
    vertical-align: -2px;
  }
  [data-part='folded'] & > svg {
    display: inline;
  }
  @media not print {
    @container (max-width: 44.99875rem) {
      > svg {
        display: inline;
      }
    }
  }
`

/* On a phone the boxes are there while jobs are being chosen. */
const Selectable = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);

  > :last-child {
    flex: 1;
  }
  /* A finger needs the room beside the box. */
  @media (pointer: fine) {
    @container (min-width: 45rem) and (max-width: 59.99875rem) {
      gap: var(--space-2);
    }
  }
  @media (max-width: 640px) {
    section:not(:has([data-selecting])) & > [data-part='select'] {
      display: none;
    }
  }
  @media print {
    > [data-part='select'] {
      display: none;
    }
  }
`

/* In one line; a cluster's name is mostly short and stays whole. */
const Target = styled.span`
  display: inline-flex;
  gap: 0 var(--space-3);
  min-width: 0;
  max-width: 100%;

  > :last-child:not(:first-child) {
    flex: none;
    max-width: 50%;
  }
  @container (min-width: 45rem) and (max-width: 59.99875rem) {
    column-gap: var(--space-2);
  }
`
