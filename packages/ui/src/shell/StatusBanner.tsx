import styled from 'styled-components'
import { Alert, Button } from '../primitives'

export type PageStatus = 'offline' | 'newVersion' | 'incomplete' | 'slow'

export interface StatusBannerProps {
  /** What there is to say of the page as a whole; left out, nothing. */
  status?: PageStatus
  /** When the oldest data in view were read, in milliseconds since 1970; null where that is not known. */
  dataFrom?: number | null
  /** Loads the page anew. */
  onReload: () => void
}

const words: Record<PageStatus, [title: string, text: string]> = {
  offline: ['You are offline.', 'This page goes on once the connection is back.'],
  newVersion: ['A new version is ready.', 'Reload when you have sent or saved what you typed.'],
  incomplete: [
    'A part of this page did not arrive.',
    'Reload to get it, when you have sent or saved what you typed.',
  ],
  slow: ['The server is slow to answer.', 'You can wait, go back or cancel. What was sent already goes on.'],
}

/**
 * What is the matter with the page as a whole, at the bottom of every screen and above dialogs. Always mounted: screen
 * readers announce only what is added to a live region they already know.
 */
export function StatusBanner({ status, dataFrom = null, onReload }: StatusBannerProps) {
  const [title, text] = status ? words[status] : []
  return (
    // As with toasts, a press here is not one outside of a dialog.
    <Root ref={status && leaveRoom} aria-live="polite" data-toasts>
      {status && (
        <Alert key={status} tone={status === 'newVersion' ? 'info' : 'warning'} data-banner>
          <strong>{title}</strong>{' '}
          <span>
            {status === 'offline' && dataFrom !== null
              ? `What you see is from ${timeOf(dataFrom)}. It is read again once you are back.`
              : text}
          </span>{' '}
          {(status === 'newVersion' || status === 'incomplete') && (
            <Button size="sm" onClick={onReload}>
              Reload
            </Button>
          )}
        </Alert>
      )}
    </Root>
  )
}

/** The time of day, with the date where that is not today's. By Intl: what formats dates is no part of the first screen. */
function timeOf(at: number): string {
  const date = new Date(at)
  const isToday = date.toDateString() === new Date().toDateString()
  const dateStyle = isToday ? undefined : 'medium'
  return date.toLocaleString('en-US', { dateStyle, timeStyle: 'short', hourCycle: 'h23' })
}

/** Has pages and dialogs leave room for the banner at the bottom, so that nothing is covered. */
function leaveRoom(banner: HTMLElement | null) {
  if (!banner) return
  const { style } = document.documentElement
  const measured = new ResizeObserver(() =>
    style.setProperty('--banner-room', `calc(${banner.offsetHeight}px + var(--space-3))`),
  )
  measured.observe(banner)
  return () => {
    measured.disconnect()
    style.removeProperty('--banner-room')
  }
}

const Root = styled.div`
  position: fixed;
  z-index: 65;
  inset: auto 0 0;
  display: grid;
  justify-items: center;
  padding: 0 var(--space-4) var(--space-3);
  pointer-events: none;

  > div {
    align-items: center;
    box-shadow: var(--shadow-float);
    pointer-events: auto;
  }
`
