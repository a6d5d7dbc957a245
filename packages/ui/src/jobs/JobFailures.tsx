import { formatInteger, type Failure } from '../lib'
import { Alert } from '../primitives'

/** A job that was not restarted or cancelled, and why. */
export interface JobFailure {
  /** Its type, and its id or the beginning of it. */
  job: string
  failure: Failure
}

export interface JobFailuresProps {
  /** The latest first. */
  failures: readonly JobFailure[]
  onDismiss?: () => void
}

/** So many are told one by one. */
const TOLD = 4

/** Tells which jobs were not restarted or cancelled, and why. Of some it may be unknown, or the job may be gone: a warning. */
export function JobFailures({ failures, onDismiss }: JobFailuresProps) {
  const message = failures[0]?.failure.message
  const others = failures.length - TOLD
  const isWarning = failures.every(({ failure }) => failure.outcomeUnknown || failure.gone)
  return (
    <Alert tone={isWarning ? 'warning' : 'danger'} role="alert" title={message} onDismiss={onDismiss}>
      <ul>
        {failures.slice(0, TOLD).map(({ job, failure }) => {
          const why = [failure.message !== message && failure.message, failure.reason]
            .filter(Boolean)
            .join(' ')
          return (
            <li key={job}>
              <b>{job}</b>
              {why && `: ${why}`}
            </li>
          )
        })}
        {others > 0 && <li>{`and ${formatInteger(others)} before ${others === 1 ? 'that' : 'those'}`}</li>}
      </ul>
    </Alert>
  )
}
