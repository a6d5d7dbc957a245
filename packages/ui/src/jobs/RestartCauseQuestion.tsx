import { formatInteger } from '../lib'
import { confirmation } from '../primitives'
import type { FailureCause } from './failureCauses'
import { MaskedText } from './MaskedText'

interface RestartCauseQuestionProps<Cause> {
  /** The cause whose jobs are to be restarted; no question while it is undefined. */
  cause: Cause | undefined
  onConfirm: (cause: Cause) => void
  /** Keep its identity stable. */
  onClose: () => void
}

/** Asks before all jobs that failed for one cause are restarted, and says how many of which kind. */
export function RestartCauseQuestion<Cause extends FailureCause>({
  cause,
  onConfirm,
  onClose,
}: RestartCauseQuestionProps<Cause>) {
  const loaded = confirmation.useWhen(cause !== undefined, onClose)
  if (!cause || !loaded) return null
  const count = cause.jobs.length
  const title = `Restart ${formatInteger(count)} ${count === 1 ? 'job' : 'jobs'}`
  const kinds = new Map<string, number>()
  for (const { job_type } of cause.jobs) kinds.set(job_type, (kinds.get(job_type) ?? 0) + 1)
  return (
    <loaded.ConfirmDialog
      title={`${title}?`}
      tone="primary"
      confirmLabel={title}
      onConfirm={() => {
        onClose()
        onConfirm(cause)
      }}
      onClose={onClose}
    >
      <p>
        They failed for one cause: {cause.text ? <MaskedText text={cause.text} /> : 'no reason was told.'}
      </p>
      <ul>
        {[...kinds].map(([job_type, jobs]) => (
          <li key={job_type}>
            {formatInteger(jobs)} × <code>{job_type || 'Unnamed job'}</code>
          </li>
        ))}
      </ul>
      <p>One is queued again after the other. You can stop between two.</p>
    </loaded.ConfirmDialog>
  )
}
