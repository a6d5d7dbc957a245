import type { Job } from '@quarterdeck/api'
import { SelectJob } from '@quarterdeck/ui/jobs'
import { useIsChosen } from './jobSelection'

interface JobRowSelectProps {
  /** The list that the job is chosen from. */
  place: string
  job: Job
  onSelect: (job: Job, isChosen: boolean, isRange: boolean) => void
}

/** The box of one job's row. When it is ticked, only this box is drawn anew, not the table. */
export function JobRowSelect({ place, job, onSelect }: JobRowSelectProps) {
  return (
    <SelectJob
      job={job}
      checked={useIsChosen(place, job.job_id)}
      onSelect={(isChosen, isRange) => onSelect(job, isChosen, isRange)}
    />
  )
}
