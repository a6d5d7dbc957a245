import { Hourglass, RefreshCw, TriangleAlert, WifiOff, type LucideIcon } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../primitives'

export type PageStatus = 'offline' | 'newVersion' | 'incomplete' | 'slow'

export interface StatusBannerProps {
  /** What there is to say of the page as a whole; left out, nothing. */
  status?: PageStatus
  /** When the oldest data in view were read, in milliseconds since 1970; null where that is not known. */
  dataFrom?: number | null
  /** Loads the page anew. */
  onReload: () => void
}

const words: Record<PageStatus, { Icon: LucideIcon; title: string; text: string }> = {
  offline: {
    Icon: WifiOff,
    title: 'You are offline',
    text: 'This page goes on once the connection is back.',
  },
  newVersion: {
    Icon: RefreshCw,
    title: 'A new version is ready',
    text: 'Reload when you have sent or saved what you typed.',
  },
  incomplete: {
    Icon: TriangleAlert,
    title: 'A part of this page did not arrive',
    text: 'Reload to get it, when you have sent or saved what you typed.',
  },
  slow: {
    Icon: Hourglass,
    title: 'The server is slow to answer',
    text: 'You can wait, go back or cancel. What was sent already goes on.',
  },
}

/**
 * What is the matter with the page as a whole, at the bottom of every screen and above dialogs. Always mounted: screen
 * readers announce only what is added to a live region they already know.
 */
export function StatusBanner({ status, dataFrom = null, onReload }: StatusBannerProps) {
  return (
    // As with toasts, a press here is not one outside of a dialog.
    <Root aria-live="polite" data-toasts>
      {status && <Content key={status} status={status} dataFrom={dataFrom} onReload={onReload} />}
    </Root>
  )
}

function Content({ status, dataFrom, onReload }: Required<StatusBannerProps>) {
  const { Icon, title, text } = words[status]
  const offlineText =
    dataFrom !== null && `What you see is from ${timeOf(dataFrom)}. It is read again once you are back.`
  return (
    <div data-banner={status}>
      <Icon size={16} aria-hidden />
      <p>
        <strong>{title}</strong> <span>{(status === 'offline' && offlineText) || text}</span>
      </p>
      {(status === 'newVersion' || status === 'incomplete') && (
        <Button size="sm" onClick={onReload}>
          Reload
        </Button>
      )}
    </div>
  )
}

/** The time of day, with the date where that is not today's. */
function timeOf(at: number): string {
  const isToday = new Date(at).toDateString() === new Date().toDateString()
  return new Date(at).toLocaleString('en-US', {
    ...(!isToday && { month: 'short', day: 'numeric' }),
    hour: 'numeric',
    minute: '2-digit',
  })
}

// Pages and dialogs leave `--banner-room` at the bottom, so that nothing is covered.
const Root = styled.div`
  position: fixed;
  z-index: 65;
  inset: auto 0 0;
  display: grid;
  justify-items: center;
  padding: 0 var(--space-4) max(var(--space-3), env(safe-area-inset-bottom));
  pointer-events: none;

  > div {
    display: flex;
    align-items: center;
    gap: 10px;
    max-width: 640px;
    min-height: 44px;
    padding: var(--space-1) var(--space-3);
    border: 1px solid var(--warning-line);
    border-radius: var(--radius);
    background: var(--raised);
    box-shadow: var(--shadow-float);
    font-size: var(--size-sm);
    pointer-events: auto;
  }
  > [data-banner='newVersion'] {
    border-color: var(--info-line);
  }
  svg {
    color: var(--warning);
  }
  [data-banner='newVersion'] > svg {
    color: var(--info);
  }
  span {
    color: var(--text-muted);
  }
`
