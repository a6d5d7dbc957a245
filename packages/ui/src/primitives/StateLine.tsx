import { Inbox, RotateCw, TriangleAlert } from 'lucide-react'
import styled from 'styled-components'
import type { LoadFailure } from '../lib'
import { Button } from './Button'
import { StateIcon } from './EmptyState'

export interface StateLineProps {
  /** What the part is called, which the button says too: 'Try Again: Dashboards'. */
  of: string
  /** One sentence that says what there is none of, or why it could not be read. */
  state: string | LoadFailure
}

/** An empty or failed part among others, in one line, where EmptyState and ErrorState take the place of a whole list. */
export function StateLine({ of, state }: StateLineProps) {
  if (typeof state === 'string')
    return (
      <Root>
        <StateIcon data-tone="neutral" aria-hidden>
          <Inbox />
        </StateIcon>
        <p>{state}</p>
      </Root>
    )
  const { message, reason, onRetry } = state
  return (
    <Root role="alert">
      <StateIcon data-tone="danger" aria-hidden>
        <TriangleAlert />
      </StateIcon>
      <div>
        <p>{message}</p>
        {reason && reason !== message && <p data-part="reason">{reason}</p>}
      </div>
      {onRetry && (
        <Button size="sm" icon={<RotateCw size={14} />} aria-label={`Try Again: ${of}`} onClick={onRetry}>
          Try Again
        </Button>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-3);
  padding-block: var(--space-1);
  overflow-wrap: anywhere;

  > span {
    flex: none;
    width: 28px;
    height: 28px;
    margin: 0;
  }
  > span > svg {
    width: 14px;
    height: 14px;
  }
  > :is(p, div) {
    flex: 1;
    min-width: 0;
  }
  > p,
  [data-part='reason'] {
    color: var(--text-muted);
  }
  > button {
    flex: none;
  }
`
