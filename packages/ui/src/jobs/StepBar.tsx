import styled from 'styled-components'
import { VisuallyHidden } from '../primitives'
import { statusLabel, statusTone, type JobStatus, type StatusLabel } from './status'

export interface StepBarProps {
  /** The statuses of the workflow's steps, in their order. */
  statuses: readonly JobStatus[]
}

/** The statuses of a workflow's steps as a bar, and in words for screen readers. */
export function StepBar({ statuses }: StepBarProps) {
  const labels = statuses.map(statusLabel)
  return (
    <Root>
      {labels.map((label, index) => (
        <span key={index} data-tone={statusTone(label)} aria-hidden />
      ))}
      <VisuallyHidden>{inWords(labels)}</VisuallyHidden>
    </Root>
  )
}

/** '4 steps: 2 completed, 1 failed, 1 pending'. */
function inWords(labels: readonly StatusLabel[]): string {
  const counts = new Map<StatusLabel, number>()
  for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1)
  const parts = [...counts].map(([label, count]) => `${count} ${label.toLowerCase()}`)
  return `${labels.length} ${labels.length === 1 ? 'step' : 'steps'}: ${parts.join(', ')}`
}

const Root = styled.div`
  position: relative;
  display: flex;
  gap: var(--space-1);

  > [data-tone] {
    flex: 1;
    height: 6px;
    border-radius: 3px;
    background: var(--neutral-soft);
    box-shadow: inset 0 0 0 1px var(--neutral-line);
  }
  > :not([data-tone='neutral']) {
    background: var(--tone-fill);
    box-shadow: none;
  }
`
