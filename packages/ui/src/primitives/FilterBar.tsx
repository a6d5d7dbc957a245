import type { ReactNode } from 'react'
import styled from 'styled-components'
import { formatInteger, NOT_AVAILABLE, type Loadable } from '../lib'
import type { Tone } from './Badge'
import { Skeleton } from './Skeleton'

/** One way to look at the list. */
export interface Filter<Id extends string> {
  id: Id
  label: string
  /** A 16 px icon before the count. */
  icon?: ReactNode
  /** The icon's colour. */
  tone?: Tone
}

export interface FilterBarProps<Id extends string> {
  /** What the list is told apart by: 'Clusters by health'. */
  label: string
  filters: readonly Filter<Id>[]
  /** How many rows each filter leaves; they load and fail with the list. */
  counts: Loadable<Readonly<Record<Id, number>>>
  /** The filter in use. */
  value: Id
  onChange: (id: Id) => void
}

/** Filters of a list beside each other, of which one is in use, each with the number of rows that it leaves. */
export function FilterBar<Id extends string>({
  label,
  filters,
  counts,
  value,
  onChange,
}: FilterBarProps<Id>) {
  return (
    <Root aria-label={label}>
      {filters.map(({ id, label: name, icon, tone = 'neutral' }) => (
        <button key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
          {icon && (
            <span data-part="icon" data-tone={tone} aria-hidden>
              {icon}
            </span>
          )}
          <strong>
            {counts.state === 'loading' ? (
              <Skeleton width="2ch" />
            ) : counts.state === 'ready' ? (
              formatInteger(counts.data[id])
            ) : (
              NOT_AVAILABLE
            )}
          </strong>
          <span>{name}</span>
        </button>
      ))}
    </Root>
  )
}

/* The ground shows between the filters as hairlines, however they wrap. */
const Root = styled.fieldset`
  display: grid;
  grid-auto-columns: minmax(min-content, 1fr);
  grid-auto-flow: column;
  gap: 1px;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--border);
  overflow: clip;

  > button {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
    min-width: 0;
    min-height: var(--row);
    padding: var(--space-1) var(--space-4);
    border: 0;
    background: var(--surface);
    color: var(--text-muted);
    font-size: var(--size-sm);
    text-align: start;
  }
  > button:hover {
    background: var(--hover);
  }
  > button[aria-pressed='true'] {
    background: var(--accent-soft);
    box-shadow: inset 0 -2px var(--accent);
    color: var(--text);
  }
  > button:focus-visible {
    outline-offset: -2px;
  }
  /* Neither the ground nor the shadow is drawn then. */
  @media (forced-colors: active) {
    > button[aria-pressed='true'] {
      border-block: 2px solid Highlight;
    }
  }
  /* As wide for one figure as for two, so that the names stay where they are when the counts arrive. */
  strong {
    min-width: 2ch;
    color: var(--text);
    font-size: var(--size-lg);
    font-variant-numeric: tabular-nums;
  }
  [data-part='icon'] {
    display: grid;
    color: var(--tone);
  }
  @media (max-width: 640px) {
    grid-auto-flow: row;
    grid-template-columns: repeat(2, minmax(min-content, 1fr));

    /* An odd one out has a line of its own, or the ground would show beside it. */
    > :last-child:nth-child(odd) {
      grid-column: 1 / -1;
    }
    /* Three share a line, each with its name below its count. */
    &:has(> :nth-child(3):last-child) {
      grid-template-columns: repeat(3, minmax(min-content, 1fr));

      > :last-child {
        grid-column: auto;
      }
      > button {
        padding-inline: var(--space-3);
      }
      > button > :last-child {
        flex-basis: 100%;
      }
    }
  }
`
