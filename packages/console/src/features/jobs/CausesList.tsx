import type { Job } from '@quarterdeck/api'
import { FailureCauses, withTerms, type FailureCause, type JobQuery } from '@quarterdeck/ui/jobs'
import { usePageAddress } from '../../lib/useDialog'
import { useCauseMarks } from './causeMarks'
import { withJobsSearch, type JobsChange } from './jobsSearch'
import { usePlanRun } from './usePlanRun'
import type { useFailureCauses } from './useFailureCauses'

interface CausesListProps extends Omit<ReturnType<typeof useFailureCauses>, 'failed'> {
  query: JobQuery
  onChange: (change: JobsChange) => void
}

/** The causes of failures with what was noted of them, and their restart. */
export function CausesList({ query, onChange, ...found }: CausesListProps) {
  const planRun = usePlanRun()
  const address = usePageAddress()
  const [marks, mark] = useCauseMarks()
  /** Shows the jobs of a cause. */
  const jobsOf = (key: string): JobsChange => ({
    byCause: false,
    query: withTerms(query, 'cause', [{ field: 'cause', value: key, not: false }]),
  })
  return (
    <FailureCauses<FailureCause<Job>>
      {...found}
      marks={marks}
      onMark={mark}
      onOpen={(key) => onChange(jobsOf(key))}
      jobsHref={(key) => address((before) => withJobsSearch(before, jobsOf(key)))}
      onRestart={({ jobs }) => planRun('restart', jobs)}
    />
  )
}
