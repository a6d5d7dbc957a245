import type { Job } from '@quarterdeck/api'
import { actionOnScreen, JobActionButton } from '@quarterdeck/ui/jobs'
import type { Failure } from '@quarterdeck/ui/lib'
import { useJobAction } from './jobs.queries'

interface JobRowActionProps {
  job: Job
  onFailure: (failure: Failure | undefined) => void
}

/** Each row has a write of its own: one job does not wait for another. */
export function JobRowAction({ job, onFailure }: JobRowActionProps) {
  const { act, busy } = useJobAction(onFailure)
  return (
    <JobActionButton
      action={actionOnScreen(job.status)}
      job_type={job.job_type}
      busy={busy}
      onAction={(action) => act(action, job)}
    />
  )
}
