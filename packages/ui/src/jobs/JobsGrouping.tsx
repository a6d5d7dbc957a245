import { ChipRow } from './JobChips'

export interface JobsGroupingProps {
  /** Causes of failures are in view, and not jobs. */
  byCause: boolean
  onByCause: (byCause: boolean) => void
}

/** Shows the jobs one by one, or those that have failed by their causes. */
export function JobsGrouping({ byCause, onByCause }: JobsGroupingProps) {
  return (
    <ChipRow aria-label="Show">
      <button type="button" aria-pressed={!byCause} onClick={() => onByCause(false)}>
        One by one
      </button>
      <button type="button" aria-pressed={byCause} onClick={() => onByCause(true)}>
        By cause
      </button>
    </ChipRow>
  )
}
