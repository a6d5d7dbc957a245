import { ChevronRight, CircleCheck, CircleDashed, CircleX, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import { formatInteger } from '../lib'
import { Button, Card, CopyableId, Spinner } from '../primitives'
import { formatReach } from './formatReach'
import { MaskedText } from './MaskedText'

/** How the restart of one of many jobs stands; `left out` where it was not sent. */
export type RestartOutcome = 'waiting' | 'under way' | 'done' | 'failed' | 'unknown' | 'left out'

export interface RestartRunState {
  /** The cause of the failures, as masked text. */
  text: string
  rows: readonly { job_id: string; job_type: string; outcome: RestartOutcome; reason?: string }[]
  /** Nothing more is sent. */
  ended: boolean
  /** Until when the platform has asked to wait. */
  waitsUntil?: string
}

export interface RestartRunProps {
  run: RestartRunState
  onStop: () => void
  onDismiss: () => void
}

const words: Record<RestartOutcome, string> = {
  waiting: 'waiting',
  'under way': 'under way',
  done: 'restarted',
  failed: 'not restarted',
  unknown: 'outcome unknown',
  'left out': 'left out',
}

const icons: Record<RestartOutcome, typeof CircleX> = {
  waiting: CircleDashed,
  'under way': CircleDashed,
  done: CircleCheck,
  failed: CircleX,
  unknown: TriangleAlert,
  'left out': CircleDashed,
}

const outcomes = Object.keys(words) as RestartOutcome[]

/** Jobs that are restarted one after the other: how far that is, how each ended, and the way to stop it. */
export function RestartRun({ run, onStop, onDismiss }: RestartRunProps) {
  const { text, rows, ended, waitsUntil } = run
  const sent = rows.filter(({ outcome }) => outcome !== 'waiting' && outcome !== 'under way').length
  const counts = outcomes.flatMap((outcome) => {
    const count = rows.filter((row) => row.outcome === outcome).length
    return count > 0 ? `${formatInteger(count)} ${words[outcome]}` : []
  })
  return (
    <Card
      title={
        ended
          ? `Restarted ${formatInteger(rows.filter(({ outcome }) => outcome === 'done').length)} of ${formatInteger(rows.length)} jobs`
          : `Restarting ${formatInteger(rows.length)} jobs`
      }
      actions={
        ended ? (
          <Button size="sm" onClick={onDismiss}>
            Dismiss
          </Button>
        ) : (
          <Button size="sm" onClick={onStop}>
            Stop
          </Button>
        )
      }
    >
      <Body>
        <p>{text ? <MaskedText text={text} /> : 'No reason told'}</p>
        <progress aria-label="Restarted jobs" max={rows.length} value={sent} />
        <p data-part="counts">
          {!ended && <Spinner />}
          <output>{counts.join(', ')}</output>
          {!ended && waitsUntil && <span>The platform asks to wait until {formatReach(waitsUntil)}</span>}
        </p>
        <details open={ended && rows.some(({ outcome }) => outcome === 'failed' || outcome === 'unknown')}>
          <summary>
            <ChevronRight size={14} aria-hidden />
            Result of each
          </summary>
          <ul>
            {rows.map(({ job_id, job_type, outcome, reason }) => {
              const Icon = icons[outcome]
              return (
                <li key={job_id} data-outcome={outcome}>
                  <Icon size={14} aria-hidden />
                  <span>{job_type || 'Unnamed job'}</span>
                  <CopyableId id={job_id} label="job ID" />
                  <span>
                    {words[outcome]}
                    {reason && `: ${reason}`}
                  </span>
                </li>
              )
            })}
          </ul>
        </details>
      </Body>
    </Card>
  )
}

const Body = styled.div`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  font-size: var(--size-sm);

  > p {
    overflow-wrap: anywhere;
  }
  > progress {
    width: 100%;
    height: 6px;
    accent-color: var(--info);
  }
  > [data-part='counts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    color: var(--text-muted);
    font-variant-numeric: tabular-nums;
  }
  summary {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--target);
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] > summary > svg {
    transform: rotate(90deg);
  }
  ul {
    max-height: 240px;
    margin: 0;
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-3);
    min-height: var(--control-sm);
  }
  li > svg {
    flex: none;
    color: var(--text-muted);
  }
  [data-outcome='done'] > svg {
    color: var(--success);
  }
  [data-outcome='failed'] > svg {
    color: var(--danger);
  }
  [data-outcome='unknown'] > svg {
    color: var(--warning);
  }
  @media (pointer: coarse) {
    summary {
      min-height: 44px;
    }
  }
`
