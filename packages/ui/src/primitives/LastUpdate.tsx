import { CircleAlert } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import styled from 'styled-components'
import type { DataAge } from '../lib'
import { LongText } from './LongText'
import { RelativeTime } from './RelativeTime'
import { VisuallyHidden } from './VisuallyHidden'

export interface LastUpdateProps {
  age: DataAge
  /** The data are polled. */
  live?: boolean
  /** Somebody has asked for newer data, and these are on their way: what comes of it is told to screen readers. */
  asked?: boolean
  /** The age in other words than minutes and hours: '12 s ago'. */
  children?: ReactNode
}

/** How old the data in view are: 'Updated 2 min ago'. */
export function LastUpdate({
  age: { updatedAt, failed, reason },
  live = false,
  asked = false,
  children,
}: LastUpdateProps) {
  const [told, setTold] = useState({ asked, updated: false })
  if (asked !== told.asked || (failed && told.updated)) setTold({ asked, updated: !asked && !failed })
  return (
    <Root data-failed={failed || undefined}>
      {failed ? (
        <CircleAlert size={14} aria-hidden />
      ) : (
        <span data-part="dot" data-live={live || undefined} />
      )}
      <span>
        <span>{failed ? 'Last update failed · updated ' : 'Updated '}</span>
        {/* Newer data count from their own time, so they begin a clock of their own. */}
        {children ?? <RelativeTime key={updatedAt} local value={new Date(updatedAt).toISOString()} />}
      </span>
      {reason && (
        <small>
          <LongText>{reason}</LongText>
        </small>
      )}
      {/*
       * Screen readers are not told of each minute or second, only that an update has failed, and what came of one that was
       * asked for. It is empty meanwhile, as the same words are read out only when they come anew.
       */}
      <VisuallyHidden as="output">
        {!asked && (failed ? 'Last update failed' : told.updated && 'Updated')}
      </VisuallyHidden>
    </Root>
  )
}

const Root = styled.p`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--text-muted);
  font-size: var(--size-sm);
  font-variant-numeric: tabular-nums;

  &[data-failed] {
    flex-wrap: wrap;
    gap: 0 var(--space-2);
    max-width: 36ch;
    color: var(--warning);
  }
  > small {
    flex: 1 1 100%;
    color: var(--text-muted);
    text-align: start;
  }
  > [data-part='dot'] {
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--neutral-fill);
  }
  > [data-live] {
    background: var(--success-fill);
  }
  /* On a phone the buttons beside it then share one line. */
  @media (max-width: 640px) {
    flex: 1 1 100%;
  }
`
