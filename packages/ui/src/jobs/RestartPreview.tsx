import styled from 'styled-components'
import { formatInteger } from '../lib'
import { statusLabel, type JobStatus } from './status'
import { formatDuration } from './stepTimes'
import type { UsualDurations } from './usualDurations'

interface Step {
  job_id: string
  job_type: string
  status: JobStatus
}

export interface RestartPreviewProps {
  /** In the order they run. */
  steps: readonly Step[]
  usual: UsualDurations
}

/** What each of the two restarts of a workflow keeps and runs again, and how long that usually takes. */
export function RestartPreview({ steps, usual }: RestartPreviewProps) {
  const kept = steps.filter(({ status }) => statusLabel(status) === 'Completed')
  const rest = steps.filter((step) => !kept.includes(step))
  const all = steps.length === 1 ? 'the one step' : `all ${formatInteger(steps.length)} steps`
  return (
    <Root aria-label="What a restart does">
      <dt>From last success</dt>
      <dd>
        {kept.length > 0 ? <Steps what="keeps" steps={kept} /> : <span>keeps nothing</span>}
        <span>, </span>
        <Steps what="runs" steps={rest} />
        <span>{` again${usualTotal(rest, usual)}`}</span>
      </dd>
      <dt>From beginning</dt>
      <dd>{`runs ${all} again${usualTotal(steps, usual)}`}</dd>
    </Root>
  )
}

const Steps = ({ what, steps }: { what: string; steps: readonly Step[] }) => (
  <span>
    {what}{' '}
    {steps.map(({ job_id, job_type }, index) => (
      <span key={job_id}>
        {index > 0 && <span>{index === steps.length - 1 ? ' and ' : ', '}</span>}
        <code>{job_type || 'a step'}</code>
      </span>
    ))}
  </span>
)

/** How long steps usually take one after the other; nothing where it is not known of one of them. */
function usualTotal(steps: readonly Step[], usual: UsualDurations): string {
  const lengths = steps.map(({ job_type }) => usual[job_type])
  const known = lengths.filter((length) => length !== undefined)
  if (known.length === 0 || known.length < steps.length) return ''
  return `, usually ${formatDuration(known.reduce((sum, length) => sum + length, 0))}`
}

const Root = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--space-1) var(--space-4);
  margin-block: var(--space-1) var(--space-3);
  font-size: var(--size-sm);

  > dt {
    color: var(--text-muted);
  }
  > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);

    > dd {
      margin-bottom: var(--space-2);
    }
  }
`
