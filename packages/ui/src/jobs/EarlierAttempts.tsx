import { useState } from 'react'
import styled from 'styled-components'
import { formatInteger } from '../lib'
import { Button, RelativeTime } from '../primitives'
import type { JobAttempt } from './attempts'
import { Duration } from './Duration'
import { ErrorDetails } from './ErrorDetails'
import { statusLabel } from './status'

export interface EarlierAttemptsProps {
  /** Oldest first. */
  attempts: readonly JobAttempt[]
  /** The job's type, for the name of the list. */
  job_type: string
}

/** How many of the latest are shown at first. */
const SHOWN = 3

/** The tries of a job before the present one: how each ended, how long it took, and why it failed. */
export function EarlierAttempts({ attempts, job_type }: EarlierAttemptsProps) {
  const [all, setAll] = useState(false)
  if (attempts.length === 0) return null
  const hidden = all ? 0 : Math.max(0, attempts.length - SHOWN)
  return (
    <Root>
      {hidden > 0 && (
        <Button size="sm" variant="ghost" onClick={() => setAll(true)}>
          {`Show ${formatInteger(hidden)} earlier`}
        </Button>
      )}
      <ol aria-label={`Earlier attempts of ${job_type || 'this step'}`}>
        {attempts.slice(hidden).map((attempt) => (
          <li key={attempt.number}>
            {attempt.error === null ? (
              <p>
                <Summary {...attempt} />
              </p>
            ) : (
              <ErrorDetails
                error={attempt.error}
                facts={attempt.started_at && <Begun at={attempt.started_at} />}
              >
                <Summary {...attempt} /> ·{' '}
              </ErrorDetails>
            )}
          </li>
        ))}
      </ol>
    </Root>
  )
}

const Begun = ({ at }: { at: string }) => (
  <p>
    Started <RelativeTime value={at} />
  </p>
)

function Summary({ number, status, raw_status, started_at, finished_at }: JobAttempt) {
  const ended = status === 'unknown' ? raw_status || 'unknown' : statusLabel(status).toLowerCase()
  return (
    <>
      <span>{`Attempt ${formatInteger(number)} · ${ended}`}</span>
      {started_at && finished_at && (
        <span>
          {' '}
          after <Duration from={started_at} to={finished_at} />
        </span>
      )}
    </>
  )
}

const Root = styled.div`
  color: var(--text-muted);
  font-size: var(--size-sm);
  font-variant-numeric: tabular-nums;

  > ol {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  > ol > li {
    min-width: 0;
  }
`
