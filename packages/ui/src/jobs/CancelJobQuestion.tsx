import { confirmation } from '../primitives'

interface CancelJobQuestionProps<Job> {
  /** The job that is to be cancelled; no question while it is undefined. */
  job: Job | undefined
  onConfirm: (job: Job) => void
  /** Keep its identity stable. */
  onClose: () => void
}

/** Asks before a job is cancelled that is under way. */
export function CancelJobQuestion<Job extends { job_type: string }>({
  job,
  onConfirm,
  onClose,
}: CancelJobQuestionProps<Job>) {
  const loaded = confirmation.useWhen(job !== undefined, onClose)
  if (!job || !loaded) return null
  return (
    <loaded.ConfirmDialog
      title={`Cancel ${job.job_type || 'this job'}?`}
      confirmLabel="Cancel job"
      cancelLabel="Keep it running"
      onConfirm={() => {
        onClose()
        onConfirm(job)
      }}
      onClose={onClose}
    >
      <p>It is running. What it has done so far stays as it is.</p>
    </loaded.ConfirmDialog>
  )
}
