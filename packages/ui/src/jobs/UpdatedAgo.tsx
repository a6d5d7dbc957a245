import { CircleAlert } from 'lucide-react'
import styled from 'styled-components'
import { VisuallyHidden } from '../primitives'
import { formatDuration } from './stepTimes'
import { useNow } from './useNow'

export interface UpdatedAgoProps {
  /** When the data in view arrived, in milliseconds since 1970. */
  updatedAt: number
  /** The last attempt to read newer data failed. */
  failed?: boolean
  /** The data are polled. */
  live?: boolean
}

/** How old the data in view are. It counts the seconds itself, so that nothing else is drawn every second. */
export function UpdatedAgo({ updatedAt, failed = false, live = false }: UpdatedAgoProps) {
  const now = useNow(true)
  const age = `${formatDuration(now - updatedAt)} ago`
  return (
    <Root data-failed={failed || undefined}>
      {failed ? (
        <CircleAlert size={14} aria-hidden />
      ) : (
        <span data-part="dot" data-live={live || undefined} />
      )}
      <span>{failed ? `Last update failed · updated ${age}` : `Updated ${age}`}</span>
      {/* Screen readers are not told the seconds, only that an update has failed. */}
      <VisuallyHidden as="output">{failed && 'Last update failed'}</VisuallyHidden>
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
    color: var(--warning);
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
