import { FailureCharts, type JobQuery } from '@quarterdeck/ui/jobs'
import { memo } from 'react'
import { useKept } from '../../lib/kept'
import { usePageAddress } from '../../lib/useDialog'
import { withJobsSearch, type JobsChange } from './jobsSearch'
import { useFailureCounts } from './useFailureCounts'

interface FailureChartsPartProps {
  query: JobQuery
  byCause: boolean
  /** Keep it stable. */
  onChange: (change: JobsChange) => void
}

/** The charts above the list of all jobs. Folded on a phone until somebody opens them; what was chosen is kept. */
export const FailureChartsPart = memo(function FailureChartsPart({
  query,
  byCause,
  onChange,
}: FailureChartsPartProps) {
  const address = usePageAddress()
  const [folded, change] = useKept('failure-charts-folded', readFolded)
  const isFolded = folded ?? isPhone()
  return (
    <FailureCharts
      {...useFailureCounts(query, { enabled: !isFolded, slice: byCause })}
      query={query}
      onQuery={(next) => onChange({ query: next })}
      hrefOf={(next) => address((before) => withJobsSearch(before, { query: next, byCause: false }))}
      folded={isFolded}
      onFold={(next) => change(() => next)}
    />
  )
})

const readFolded = (kept: unknown) => (typeof kept === 'boolean' ? kept : undefined)

const isPhone = () => matchMedia('(max-width: 640px)').matches
