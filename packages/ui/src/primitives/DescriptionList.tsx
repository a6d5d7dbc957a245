import type { ReactNode } from 'react'
import styled from 'styled-components'
import { emailText } from './emailText'

/** One fact. */
export interface DescriptionItem {
  term: string
  /** Missing values (null, undefined, empty text) show as N/A; a plain text is cut after six lines. */
  description: ReactNode
}

export interface DescriptionListProps {
  items: DescriptionItem[]
  /** The list's name, where no heading beside it says what it describes. */
  'aria-label'?: string
  className?: string
}

/** Facts as label and value in two columns; on a narrow card the value goes below its label. */
export function DescriptionList({ items, className, ...rest }: DescriptionListProps) {
  return (
    <Root className={className} {...rest}>
      {items.map(({ term, description }, index) => (
        // Two facts may have the same label.
        <div key={`${term} ${index}`}>
          <dt>{term}</dt>
          <dd data-long={typeof description === 'string' || undefined}>
            {isMissing(description) ? (
              <span data-part="missing">N/A</span>
            ) : typeof description === 'string' ? (
              emailText(description)
            ) : (
              description
            )}
          </dd>
        </div>
      ))}
    </Root>
  )
}

const isMissing = (value: ReactNode) =>
  value === null || value === undefined || value === '' || value === false

const Root = styled.dl`
  display: grid;
  gap: var(--space-2);
  container-type: inline-size;

  > div {
    display: grid;
    grid-template-columns: minmax(6rem, clamp(32%, 7.5rem, 36%)) 1fr;
    gap: 0 var(--space-3);
    align-items: baseline;
    /* What is higher than a line of text, such as a badge, makes no row higher, nor its text stand lower in it. */
    align-content: center;
    min-height: 24px;
  }
  dt {
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
  dd {
    --lines: 6;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='missing'] {
    color: var(--text-faint);
  }
  @container (max-width: 13.75rem) {
    > div {
      grid-template-columns: 1fr;
    }
  }
`
