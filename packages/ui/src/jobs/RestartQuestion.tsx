import { confirmation } from '../primitives'
import { statusLabel, type JobStatus } from './status'

interface RestartQuestionProps {
  open: boolean
  steps: readonly { job_id: string; job_type: string; status: JobStatus }[]
  onConfirm: () => void
  /** Keep its identity stable. */
  onClose: () => void
}

/** The steps that have completed, whose work a restart from the beginning does over. */
export const doneOver = <Step extends { status: JobStatus }>(steps: readonly Step[]) =>
  steps.filter(({ status }) => statusLabel(status) === 'Completed')

/** Asks before completed steps run again, and says which. */
export function RestartQuestion({ open, steps, onConfirm, onClose }: RestartQuestionProps) {
  const loaded = confirmation.useWhen(open, onClose)
  if (!open || !loaded) return null
  const done = doneOver(steps)
  const again = steps.length === 1 ? 'The step runs again.' : `All ${steps.length} steps run again.`
  const over = done.length === 1 ? 'this one' : `these ${done.length}`
  return (
    <loaded.ConfirmDialog
      title="Restart from beginning?"
      confirmLabel="Restart from beginning"
      cancelLabel="Keep what is done"
      onConfirm={() => {
        onClose()
        onConfirm()
      }}
      onClose={onClose}
    >
      <p>{`${again} What ${over} completed is overwritten:`}</p>
      <ul>
        {done.map(({ job_id, job_type }) => (
          <li key={job_id}>
            <code>{job_type || 'Step'}</code>
          </li>
        ))}
      </ul>
      <p>Restart from last success keeps it.</p>
    </loaded.ConfirmDialog>
  )
}
