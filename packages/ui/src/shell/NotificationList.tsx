import styled from 'styled-components'
import { RelativeTime, TOAST_KINDS, VisuallyHidden, type ToastContent } from '../primitives'

/** A toast that was shown, as the top bar's list keeps it (§14.11). */
export interface Notification extends Omit<ToastContent, 'duration' | 'action'> {
  /** When it was shown, RFC 3339. */
  at: string
}

export interface NotificationListProps {
  /** Newest first. */
  notifications: readonly Notification[]
}

/** The toasts shown since the page was loaded, so that one that was missed can still be read. */
export function NotificationList({ notifications }: NotificationListProps) {
  if (notifications.length === 0) return <None>No notifications yet</None>
  return (
    <Items>
      {notifications.map(({ id, type, title, message, at }) => {
        const { Icon, word } = TOAST_KINDS[type]
        return (
          <li key={id} data-tone={type === 'error' ? 'danger' : type}>
            <Icon size={16} aria-hidden />
            <div>
              <VisuallyHidden>{word}: </VisuallyHidden>
              <strong>{title}</strong>
              {message && <p>{message}</p>}
              <small>
                <RelativeTime local value={at} />
              </small>
            </div>
          </li>
        )
      })}
    </Items>
  )
}

const None = styled.p`
  padding: var(--space-6) var(--space-4);
  color: var(--text-muted);
  text-align: center;
`

const Items = styled.ul`
  li {
    display: flex;
    gap: var(--space-2);
    padding: var(--space-3) var(--space-4);
    border-top: 1px solid var(--border);
    font-size: var(--size-sm);
  }
  li:first-child {
    border-top: 0;
  }
  svg {
    height: 1lh;
    color: var(--tone);
  }
  div {
    position: relative;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  strong {
    font-weight: 600;
  }
  p,
  small {
    color: var(--text-muted);
  }
  small {
    display: block;
    font-size: var(--size-xs);
  }
`
