import { Check, CircleHelp, CircleMinus, Clock, LoaderCircle, X } from 'lucide-react'
import { memo, useState, type ReactNode } from 'react'
import styled from 'styled-components'
import { formatInteger } from '../lib'
import { Badge, Button, Card, CopyableId, LongText, type Tone } from '../primitives'
import type { BulkJob, BulkOutcome, BulkRunState } from './bulk'
import { OpenLink, type JobCellProps } from './JobCell'
import { JobStatusBadge } from './JobStatusBadge'

export interface BulkResultsProps extends Pick<JobCellProps, 'onOpenWorkflow' | 'workflowHref'> {
  run: BulkRunState
}

/** So many rows are in view at first. */
const SHOWN = 50

const results: Record<BulkOutcome, { label: string; tone: Tone; icon: ReactNode }> = {
  waiting: { label: 'Left', tone: 'neutral', icon: <Clock /> },
  'under way': { label: 'Under way', tone: 'info', icon: <LoaderCircle /> },
  done: { label: 'Done', tone: 'success', icon: <Check /> },
  failed: { label: 'Failed', tone: 'danger', icon: <X /> },
  unknown: { label: 'Unknown', tone: 'warning', icon: <CircleHelp /> },
  changed: { label: 'Changed', tone: 'neutral', icon: <CircleMinus /> },
  'sent before': { label: 'Sent before', tone: 'neutral', icon: <CircleMinus /> },
}

/** What has to be looked at comes first once nothing more is sent. */
const last: readonly BulkOutcome[] = ['failed', 'unknown', 'changed', 'sent before', 'waiting', 'done']

/** What has become of each job. */
export function BulkResults({ run, ...links }: BulkResultsProps) {
  const { action, state } = run
  const [all, setAll] = useState(false)
  const isOver = state === 'done' || state === 'aborted'
  const rows = isOver
    ? run.rows.toSorted((a, b) => last.indexOf(a.outcome) - last.indexOf(b.outcome))
    : run.rows
  const shown = all ? rows : rows.slice(0, SHOWN)
  return (
    <Card title={state === 'planned' ? 'Jobs' : 'Result of each'} flush>
      <List>
        {shown.map((job) => (
          <Result
            key={job.job_id}
            {...job}
            {...links}
            planned={state === 'planned'}
            restarts={action === 'restart'}
          />
        ))}
      </List>
      {shown.length < rows.length && (
        <ShowAll wide onClick={() => setAll(true)}>
          {`Show all ${formatInteger(rows.length)}`}
        </ShowAll>
      )}
    </Card>
  )
}

interface ResultProps extends BulkJob, Pick<BulkResultsProps, 'onOpenWorkflow' | 'workflowHref'> {
  /** Nothing has been sent yet: the row tells how its job stands. */
  planned: boolean
  restarts: boolean
}

/** One row; it is not drawn again while nothing of it changes. */
const Result = memo(function Result(props: ResultProps) {
  const { job_id, workflow_id, source, cluster, status, outcome, onOpenWorkflow, workflowHref } = props
  const name = <LongText>{props.job_type || 'Job'}</LongText>
  const { label, tone, icon } = results[outcome]
  return (
    <li>
      <span>
        {workflow_id ? (
          <OpenLink
            href={workflowHref?.(workflow_id, source)}
            onOpen={() => onOpenWorkflow(workflow_id, source)}
          >
            {name}
          </OpenLink>
        ) : (
          name
        )}
      </span>
      <span>
        <CopyableId id={job_id} label="job ID" />
      </span>
      <span>{cluster}</span>
      <span data-part="result">
        {props.planned && status ? (
          <JobStatusBadge status={status} />
        ) : (
          <Badge tone={tone} icon={icon}>
            {label}
          </Badge>
        )}
      </span>
      <span>{props.reason ?? whyOf(props)}</span>
    </li>
  )
})

/** What is said of an outcome where the platform's words are not at hand: they are not kept when the page is left. */
function whyOf({ outcome, restarts }: Pick<ResultProps, 'outcome' | 'restarts'>): string | undefined {
  if (outcome === 'unknown') return 'The outcome could not be learned.'
  if (outcome === 'failed') return 'What the platform said was not kept.'
  if (outcome === 'sent before') return 'It was sent before and has not changed since.'
  if (outcome === 'changed')
    return restarts ? 'It no longer stands as failed or cancelled.' : 'It had ended already.'
  return undefined
}

/* It reaches the edges of the card, which cuts what stands out. */
const ShowAll = styled(Button)`
  &:focus-visible {
    outline-offset: -2px;
  }
`

const List = styled.ul`
  margin: 0;
  padding: 0;
  font-size: var(--size-sm);
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: minmax(0, 3fr) 120px minmax(0, 2fr) 128px minmax(0, 5fr);
    align-items: center;
    gap: 0 var(--space-4);
    min-height: var(--row);
    padding: var(--space-1) var(--space-4);
    border-bottom: 1px solid var(--border);
    color: var(--text-muted);
    overflow-wrap: anywhere;
  }
  > li:last-child {
    border-bottom: 0;
  }
  > li > :first-child {
    color: var(--text);
  }
  @media (max-width: 960px) {
    > li {
      display: flex;
      flex-wrap: wrap;
      padding-block: var(--space-2);
    }
    > li > :empty {
      display: none;
    }
    /* Ends the first line. */
    > li::before {
      content: '';
      order: 1;
      flex: 0 0 100%;
    }
    > li > [data-part='result'],
    > li > :last-child {
      order: 2;
    }
    > li > :last-child {
      flex: 1;
    }
  }
`
