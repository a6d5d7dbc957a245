import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { VisuallyHidden } from './VisuallyHidden'

/** One thing that a change is about. */
export interface BeforeAfterRow {
  label: string
  before: string
  after: string
  /** There is less of it afterwards: said, and drawn as a warning. */
  fewer?: boolean
}

export interface BeforeAfterProps {
  /** What changes, for people who do not see the heading beside it: 'From Plus to Pro'. */
  'aria-label': string
  rows: readonly BeforeAfterRow[]
  /** What else there is to say, such as whom it touches: '12 organizations hold this plan'. */
  touches?: string
}

/** What a change does, just before it is made: each value as it is and as it will be. */
export function BeforeAfter({ rows, touches, ...rest }: BeforeAfterProps) {
  return (
    <Root>
      <dl {...rest}>
        {rows.map(({ label, before, after, fewer }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-fewer={fewer || undefined}>
              {before === after ? (
                `${after} (as before)`
              ) : (
                <>
                  <span>{before}</span> <VisuallyHidden>becomes</VisuallyHidden>
                  <ArrowRight size={14} aria-hidden /> <strong>{after}</strong>
                  {fewer && <span> (fewer)</span>}
                </>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {touches && <p>{touches}</p>}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--space-2);
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--sunken);
  font-size: var(--size-sm);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;

  > dl {
    display: grid;
    gap: var(--space-1);
  }
  > dl > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
  }
  dt {
    color: var(--text-muted);
  }
  dd {
    position: relative;
    display: inline-flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 0 var(--space-2);
    min-width: 0;
    margin-left: auto;
    text-align: end;
  }
  dd[data-fewer] {
    color: var(--warning);
  }
  > p {
    padding-top: var(--space-2);
    border-top: 1px solid var(--border);
    color: var(--text-muted);
  }
`
