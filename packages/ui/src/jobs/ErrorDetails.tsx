import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ErrorText } from './ErrorText'

export interface ErrorDetailsProps {
  /** The platform's own words, in full. */
  error: string
  /** What stands before the error in the line that is always seen. */
  children?: ReactNode
  /** What stands above the whole text. */
  facts?: ReactNode
  /** What the line that is always seen says in place of the error. */
  line?: ReactNode
}

/** The first line of an error, which opens to the whole text. */
export function ErrorDetails({ error, children, facts, line = error }: ErrorDetailsProps) {
  return (
    <Root>
      <summary>
        <ChevronRight size={14} aria-hidden />
        <span>
          {children}
          <span data-part="error">{line}</span>
        </span>
      </summary>
      {facts}
      <ErrorText>{error}</ErrorText>
    </Root>
  )
}

const Root = styled.details`
  min-width: 0;
  font-weight: 400;

  > summary {
    display: flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--target);
    font-size: var(--size-sm);
    list-style: none;
    cursor: pointer;
  }
  > summary::-webkit-details-marker {
    display: none;
  }
  > summary > svg {
    flex: none;
    color: var(--danger);
  }
  > summary > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;

    @media print {
      white-space: normal;
    }
  }
  [data-part='error'] {
    color: var(--danger);
  }
  &[open] > summary > svg {
    transform: rotate(90deg);
  }
  @media (pointer: coarse) {
    > summary {
      min-height: 44px;
    }
  }
`
