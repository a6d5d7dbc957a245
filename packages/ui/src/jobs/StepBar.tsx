import { useMemo } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../primitives'
import { statusLabel, statusTone, type StatusLabel } from './status'
import { formatDuration } from './stepTimes'
import { TimeBar } from './TimeBar'
import { timelineOf, type TimedStep, type Timeline } from './timeline'

export interface StepBarProps {
  /** The workflow's steps, in their order. */
  steps: readonly TimedStep[]
}

/**
 * How a workflow's steps stand, as a bar and in words for screen readers. Where the platform tells when all of them ran, they
 * are as long as they took; elsewhere all of them are alike.
 */
export function StepBar({ steps }: StepBarProps) {
  const timeline = useMemo(() => timelineOf(steps), [steps])
  const labels = steps.map(({ status }) => statusLabel(status))
  return (
    <Root>
      {timeline ? (
        <TimeBar timeline={timeline} />
      ) : (
        <Equal aria-hidden>
          {labels.map((label, index) => (
            <span key={index} data-tone={statusTone(label)} />
          ))}
        </Equal>
      )}
      <VisuallyHidden>{inWords(labels) + (timeline ? `, ${timeInWords(timeline)}` : '')}</VisuallyHidden>
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

/** 'ran for 28 min, waited 4 min, tried again 2 times': what has ended of it. */
function timeInWords({ stretches }: Timeline): string {
  const ended = (isWait: boolean) =>
    stretches
      .filter(({ label }) => (label === null) === isWait)
      .reduce((sum, { from, to }) => sum + (to === null ? 0 : to - from), 0)
  const [ran, waited] = [ended(false), ended(true)]
  const retries = stretches.filter(({ retry }) => retry).length
  return [
    `ran for ${formatDuration(ran)}`,
    waited > 0 && `waited ${formatDuration(waited)}`,
    retries > 0 && `tried again ${retries === 1 ? 'once' : `${retries} times`}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const Root = styled.div`
  position: relative;
`

const Equal = styled.div`
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
  @media (forced-colors: active) {
    > [data-tone] {
      border: 1px solid CanvasText;
      forced-color-adjust: none;
    }
  }
`
