import styled from 'styled-components'
import { CopyButton } from '../primitives'

export interface ErrorTextProps {
  /** The platform's own words, in full. */
  children: string
}

/** Why a job failed: the whole text, with a button that copies it. */
export function ErrorText({ children }: ErrorTextProps) {
  return (
    <Root>
      <code>{children}</code>
      <CopyButton text={children} label="Copy error" />
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  justify-content: space-between;
  gap: var(--space-2) var(--space-3);
  padding: var(--space-2) var(--space-3);
  border: 1px solid var(--danger-line);
  border-radius: var(--radius-sm);
  background: var(--danger-soft);

  > code {
    flex: 1 1 220px;
    min-width: 0;
    padding-block: var(--space-1);
    color: var(--danger);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`
