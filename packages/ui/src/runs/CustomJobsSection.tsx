import { memoized, type Loadable } from '../lib'
import { DialogSection, RowList, RowListSkeletons } from '../primitives'
import { notRun, type Runs } from './run'
import type { RunParameter } from './RunDialog'
import { useRunQuestion } from './useRunQuestion'
import { RUN_ROW, RunRow } from './RunRow'

/** A job that can be run by hand. */
export interface CustomJob {
  template_id: string
  display_name: string
  description: string
  job_type: string
  is_enabled: boolean
  parameters: readonly RunParameter[]
}

export interface CustomJobsSectionProps<Job extends CustomJob> {
  jobs: Loadable<readonly Job[]>
  /** The runs by `template_id`. */
  runs: Runs
  /** What they run on, in a sentence: an e-mail address or a cluster's name. */
  target: string
  /** No job can be run now: a press tells why, through `onRun`, and asks for nothing. */
  unavailable?: boolean
  /** Called with what was filled in for its parameters, by their names; undefined where it has none. */
  onRun: (job: Job, parameters?: Record<string, string>) => void
}

/** §2.15: the custom jobs of an organization or of a cluster, each with its run button. */
export const CustomJobsSection = memoized(function CustomJobsSection<Job extends CustomJob>({
  jobs,
  runs,
  target,
  unavailable,
  onRun,
}: CustomJobsSectionProps<Job>) {
  const { ask, question } = useRunQuestion({
    idOf: ({ template_id }) => template_id,
    target,
    label: 'Run Job',
    unavailable,
    onRun,
  })
  return (
    <DialogSection
      title="Custom jobs"
      content={jobs}
      skeleton={<RowListSkeletons count={3} lines={2} rowHeight={RUN_ROW} ruled />}
      empty="No custom jobs available"
    >
      {(items) => (
        <>
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
                started={`${job.display_name} started`}
                onRun={() => ask(job)}
              />
            ))}
          </RowList>
          {question}
        </>
      )}
    </DialogSection>
  )
})
