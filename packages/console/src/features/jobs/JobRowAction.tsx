import type { Job } from '@quarterdeck/api'
import { actionOnScreen, JobActionButton, whyNotOnScreen, type JobAction } from '@quarterdeck/ui/jobs'
import { useIsUnderWay } from '../../lib/useWrite'
import { jobActionKey } from './jobs.queries'

interface JobRowActionProps {
  job: Job
  onAction: (action: JobAction, job: Job) => void
}

/** The button of one job's row. While the job is restarted or cancelled, only this button is drawn anew, not the table. */
export function JobRowAction({ job, onAction }: JobRowActionProps) {
  return (
    <JobActionButton
      action={actionOnScreen(job.status)}
      whyNot={whyNotOnScreen(job)}
      job_type={job.job_type}
      busy={useIsUnderWay([...jobActionKey, job.job_id])}
      onAction={(action) => onAction(action, job)}
    />
  )
}
