import type { Loadable } from '../lib'
import { DialogSection, RowList, RowListSkeletons } from '../primitives'
import { notRun, type Runs } from './run'
import { RUN_ROW, RunRow } from './RunRow'

/** A job that can be run by hand. */
export interface CustomJob {
  template_id: string
  display_name: string
  description: string
  job_type: string
  is_enabled: boolean
}

export interface CustomJobsSectionProps<Job extends CustomJob> {
  jobs: Loadable<readonly Job[]>
  /** The runs by `template_id`. */
  runs: Runs
  onRun: (job: Job) => void
}

/** §2.15: the custom jobs of an organization or of a cluster, each with its run button. */
export function CustomJobsSection<Job extends CustomJob>({ jobs, runs, onRun }: CustomJobsSectionProps<Job>) {
  return (
    <DialogSection
      title="Custom jobs"
      content={jobs}
      skeleton={<RowListSkeletons count={3} lines={2} rowHeight={RUN_ROW} ruled />}
      empty="No custom jobs available"
    >
      {(items) => (
        <RowList ruled rowHeight={RUN_ROW}>
          {items.map((job) => (
            <RunRow
              key={job.template_id}
              name={job.display_name}
              description={job.description}
              job_type={job.job_type}
              is_enabled={job.is_enabled}
              run={runs[job.template_id] ?? notRun}
              label="Run Job"
              onRun={() => onRun(job)}
            />
          ))}
        </RowList>
      )}
    </DialogSection>
  )
}
