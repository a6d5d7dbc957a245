import { Bell } from 'lucide-react'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { IconButton } from '../primitives'
import { NotificationList, type Notification } from './NotificationList'

export interface NotificationsButtonProps {
  /** Newest first; at most the last 50 are listed. */
  notifications: readonly Notification[]
}

/** The bell of the top bar with the toasts that were shown (§14.11). */
export function NotificationsButton({ notifications }: NotificationsButtonProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [seen, setSeen] = useState<string>()
  const recent = notifications.slice(0, 50)
  const lastSeen = recent.findIndex((notification) => notification.id === seen)
  const unseen = open ? 0 : lastSeen < 0 ? recent.length : lastSeen

  // The browser's own popover closes on a press outside and on Escape and returns the focus, without any library. It is
  // always at the corner of the bar, so no position has to be computed.
  return (
    <>
      <Trigger data-unseen={unseen > 0}>
        <IconButton label={unseen > 0 ? `Notifications, ${unseen} new` : 'Notifications'} popoverTarget={id}>
          <Bell size={16} />
        </IconButton>
      </Trigger>
      <Panel
        id={id}
        popover="auto"
        aria-labelledby={`${id}-title`}
        tabIndex={0} // so that the keyboard can scroll it
        onToggle={(event) => {
          setOpen(event.newState === 'open')
          setSeen(recent[0]?.id)
        }}
      >
        <h2 id={`${id}-title`}>Notifications</h2>
        {open && <NotificationList notifications={recent} />}
      </Panel>
    </>
  )
}

const Trigger = styled.span`
  position: relative;
  display: inline-flex;

  &[data-unseen='true']::after {
    content: '';
    position: absolute;
    top: calc(50% - 12px);
    left: calc(50% + 4px);
    width: 8px;
    height: 8px;
    border: 1px solid var(--surface);
    border-radius: var(--radius-full);
    background: var(--accent);
    pointer-events: none;
  }
`

const Panel = styled.dialog`
  inset: 60px var(--space-4) auto auto;
  width: min(384px, calc(100vw - 2 * var(--space-4)));
  max-height: min(520px, calc(100dvh - 76px));
  margin: 0;
  padding: 0;
  overflow-y: auto;
  border: 1px solid var(--border);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--text);
  box-shadow: var(--shadow-float);

  h2 {
    position: sticky;
    top: 0;
    padding: var(--space-3) var(--space-4);
    border-bottom: 1px solid var(--border);
    background: inherit;
    font-size: var(--size-md);
    line-height: var(--line);
  }
`
