import styled from 'styled-components'
import { formatInteger } from '../lib'
import { groupsIn, JOB_GROUPS, termsOf, withTerms, type JobGroup, type JobQuery } from './jobQuery'

export interface JobChipsProps {
  /** Left out where nobody knows what is asked for: none is pressed then. */
  query: JobQuery | undefined
  /** Keep it stable. */
  onQuery: (query: JobQuery) => void
  /** How many have failed among those that the rest of the query asks for; left out while nobody knows. */
  failed?: FailedCount
}

/** A number of failed jobs. */
export interface FailedCount {
  count: number
  /** There may be more among those that have not been read. */
  atLeast: boolean
}

const labels: Record<JobGroup, string> = {
  failed: 'Failed',
  running: 'Running',
  waiting: 'Waiting',
  done: 'Done',
  cancelled: 'Cancelled',
}

/** How jobs have to stand to be in the list: one press chooses a group, or all. */
export function JobChips({ query, onQuery, failed }: JobChipsProps) {
  const all = query !== undefined && termsOf(query, 'status').length === 0
  const chosen = query && !all ? groupsIn(query) : []
  const choose = (group?: JobGroup) =>
    onQuery(withTerms(query ?? [], 'status', group ? [{ field: 'status', value: group, not: false }] : []))
  return (
    <ChipRow aria-label="Status">
      {JOB_GROUPS.map((group) => (
        <button
          key={group}
          type="button"
          data-group={group}
          aria-pressed={chosen.includes(group)}
          onClick={() => choose(group)}
        >
          {labels[group]}
          {group === 'failed' && failed && (
            <small
              data-some={failed.count > 0 || undefined}
            >{`${formatInteger(failed.count)}${failed.atLeast ? '+' : ''}`}</small>
          )}
        </button>
      ))}
      <button type="button" aria-pressed={all} onClick={() => choose()}>
        All
      </button>
    </ChipRow>
  )
}

/** Buttons beside each other of which one or several are pressed. */
export const ChipRow = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);

  > button {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--control);
    padding: 0 var(--space-3);
    border: 1px solid var(--border);
    border-radius: var(--radius-sm);
    background: var(--control-ground);
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  > button:hover {
    color: var(--text);
  }
  > button[aria-pressed='true'] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--text);
    font-weight: 600;
  }
  /* Neither the ground nor the colour of the line is drawn then. */
  @media (forced-colors: active) {
    > button[aria-pressed='true'] {
      border: 2px solid Highlight;
    }
  }
  small {
    font-size: var(--size-xs);
    font-variant-numeric: tabular-nums;
  }
  [data-some] {
    color: var(--danger);
  }
  @media (max-width: 640px) {
    flex-wrap: nowrap;
    /* Room for the ring of the focus, which what scrolls would cut. */
    margin: calc(-1 * var(--space-1)) calc(-1 * var(--space-4));
    padding: var(--space-1) var(--space-4);
    overflow-x: auto;
    scrollbar-width: none;

    > button {
      flex: none;
    }
  }
`
