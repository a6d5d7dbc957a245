import { Pause, Play, RotateCcw, X } from 'lucide-react'
import styled from 'styled-components'
import { formatInteger, formatReach } from '../lib'
import { Alert, Button, Card, Spinner } from '../primitives'
import { bulkTitle, countOf, countsText, type BulkPause, type BulkRefusal, type BulkRunState } from './bulk'
import { jobsText } from './words'

export interface BulkProgressProps {
  run: BulkRunState
  /** Another tab of this browser carries it out. */
  elsewhere?: boolean
  /** Pause or Abort was pressed; what is under way ends. */
  stopping?: boolean
  /** Why it could not begin. */
  refused?: BulkRefusal
  /** Begins, goes on, or tries what is left once more. */
  onStart: () => void
  onPause: () => void
  onAbort: () => void
}

const reasons: Record<BulkPause, string> = {
  asked: 'It goes on where it stopped.',
  left: 'The page was left while it was under way.',
  session: 'Your session ended while it was under way.',
  silence: 'Three outcomes in a row are unknown. Look at these jobs before you go on.',
  refused: 'The platform has refused too many requests again and again. Go on later.',
  offline: 'The connection was lost while it was under way. Go on when it is back.',
}

/** What became of what was on its way when it was cut off. */
const cutOffText = (rows: BulkRunState['rows']) =>
  countOf(rows, 'unknown') > 0 ? 'What has an unknown outcome is not sent again.' : 'Nothing was lost.'

const refusals: Record<BulkRefusal, string> = {
  busy: 'Other jobs are being restarted or cancelled in this browser. That has to end or to be paused first.',
  unencrypted: 'This page came over plain http. Open it by https: only there two tabs never send the same.',
}

/** How far it is, and what can be done about it: begin, pause, go on, abort, try the rest once more. */
export function BulkProgress({
  run,
  elsewhere,
  stopping,
  refused,
  onStart,
  onPause,
  onAbort,
}: BulkProgressProps) {
  const { action, state, why = 'asked', waitsUntil, rows } = run
  const verb = action === 'restart' ? 'Restart' : 'Cancel'
  const left = countOf(rows, 'waiting')
  const rest = left + countOf(rows, 'failed')
  const isRunning = state === 'running'
  const isOver = state === 'done' || state === 'aborted'
  return (
    <Card title={headings[state]}>
      <Body>
        {state !== 'planned' && (
          <>
            <progress
              aria-label="Jobs that were sent"
              max={rows.length}
              value={rows.length - countOf(rows, 'waiting', 'under way')}
            />
            <p data-part="counts">
              {isRunning && <Spinner />}
              <span>{countsText(rows)}</span>
            </p>
          </>
        )}
        {/* Said once each time it changes, and not with every job. */}
        <output>{elsewhere ? 'Another tab of this browser carries it out.' : stateText()}</output>
        {refused && (
          <Alert tone="warning" role="alert">
            {refusals[refused]}
          </Alert>
        )}
        {!elsewhere && (
          <div data-part="actions">
            {state === 'planned' && (
              <Button variant="primary" icon={<Play size={16} aria-hidden />} onClick={onStart}>
                {bulkTitle(run)}
              </Button>
            )}
            {isRunning && (
              <Button icon={<Pause size={16} aria-hidden />} busy={stopping} onClick={onPause}>
                Pause
              </Button>
            )}
            {state === 'paused' && (
              <Button variant="primary" icon={<Play size={16} aria-hidden />} onClick={onStart}>
                Go on
              </Button>
            )}
            {(isRunning || state === 'paused') && (
              <Button
                icon={<X size={16} aria-hidden />}
                aria-disabled={stopping || undefined}
                onClick={onAbort}
              >
                Abort
              </Button>
            )}
            {isOver && rest > 0 && (
              <Button variant="primary" icon={<RotateCcw size={16} aria-hidden />} onClick={onStart}>
                {`${verb} the remaining ${formatInteger(rest)}`}
              </Button>
            )}
          </div>
        )}
      </Body>
    </Card>
  )

  function stateText(): string {
    if (state === 'planned') return 'Nothing has been sent yet.'
    if (state === 'paused')
      return why === 'left' || why === 'session' ? `${reasons[why]} ${cutOffText(rows)}` : reasons[why]
    if (isRunning && waitsUntil)
      return `The platform has too many requests, and asks to wait until ${formatReach(waitsUntil)}.`
    if (isRunning) return 'It goes on while you look at other screens.'
    const done = countOf(rows, 'done')
    const past = `${rows.length === 1 ? 'was' : 'were'} ${action === 'restart' ? 'restarted' : 'cancelled'}`
    if (done === rows.length) return `${done === 1 ? 'The job' : `All ${jobsText(done)}`} ${past}.`
    return `${formatInteger(done)} of ${jobsText(rows.length)} ${past}.`
  }
}

const headings: Record<BulkRunState['state'], string> = {
  planned: 'Ready',
  running: 'Under way',
  paused: 'Paused',
  aborted: 'Aborted',
  done: 'Done',
}

const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-2);
  min-width: 0;
  font-size: var(--size-sm);
  overflow-wrap: anywhere;

  > progress {
    width: 100%;
    height: 8px;
    accent-color: var(--info);
  }
  > [data-part='counts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: var(--space-1) var(--space-3);
    font-variant-numeric: tabular-nums;
  }
  > output {
    color: var(--text-muted);
  }
  > [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-2);
    min-height: var(--control);
    margin-top: var(--space-1);
  }
  @media (max-width: 640px) {
    > [data-part='actions'] > button {
      flex: 1;
      white-space: normal;
    }
  }
  @media print {
    > [data-part='actions'] {
      display: none;
    }
  }
`
