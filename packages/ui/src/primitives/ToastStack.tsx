import { useLayoutEffect, useRef, useState, type FocusEvent, type RefObject } from 'react'
import styled from 'styled-components'
import { lazyModule } from '../lib'
import type { ToastContent } from './Toast'
import type { keepPlaced, ToastPlace } from './toastPlace'

export interface ToastStackProps {
  /** Oldest first; the newest is drawn on top. */
  toasts: readonly ToastContent[]
  onDismiss: (id: string) => void
}

/**
 * The messages at the top right of every screen (§2.1). Always mounted: screen readers announce only what is added to a
 * live region they already know. They start below the top bar and the page's actions and hide neither an open dialog nor
 * the form in use. While one message is hovered or focused, the clocks of all of them stop (§14.11).
 */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  const loaded = shownToasts.useWhen(toasts.length > 0)
  const place = usePlace(list, loaded ? toasts : [], hovered || focused, loaded?.keepPlaced)

  // When the last toast is removed, no event tells that it is no longer hovered or focused.
  if (toasts.length === 0 && (hovered || focused)) {
    setHovered(false)
    setFocused(false)
  }

  function dismiss(id: string) {
    const items = [...(list.current?.children ?? [])]
    const at = items.findIndex((item) => item.contains(document.activeElement))
    if (at >= 0) {
      const neighbour = items[at + 1] ?? items[at - 1]
      // Dismiss is the last button of each; an action must not be pressed by pressing a key once too often.
      const next = neighbour ? [...neighbour.querySelectorAll('button')].at(-1) : cameFrom.current
      if (next instanceof HTMLElement && next.isConnected) next.focus()
      else setFocused(false)
    }
    onDismiss(id)
  }

  return (
    <Root
      ref={list}
      data-toasts
      data-edge={place?.edge}
      style={place && { '--top': `${place.top}px`, '--width': `${place.width}px` }}
      aria-label="Messages"
      aria-live="polite"
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={({ currentTarget, relatedTarget }: FocusEvent) => {
        setFocused(true)
        if (!currentTarget.contains(relatedTarget)) cameFrom.current = relatedTarget
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) setFocused(false)
      }}
    >
      {loaded &&
        toasts
          .toReversed()
          .map((toast) => (
            <loaded.Toast
              key={toast.id}
              toast={toast}
              paused={hovered || focused}
              onDismiss={() => dismiss(toast.id)}
            />
          ))}
    </Root>
  )
}

const shownToasts = lazyModule(() => import('./shownToasts'))

/** Loads the code of messages ahead, so that they can also be told when there is no connection any more. */
export const preloadToasts = shownToasts.load

/**
 * Where the messages that are drawn stand, found anew when they change and when the focus moves, but not under the
 * pointer.
 */
function usePlace(
  list: RefObject<HTMLElement | null>,
  toasts: readonly ToastContent[],
  held: boolean,
  keep: typeof keepPlaced | undefined,
): ToastPlace | undefined {
  const [place, setPlace] = useState<ToastPlace>()
  const none = toasts.length === 0
  useLayoutEffect(() => {
    if (keep && !none && !held && list.current) return keep(list.current, setPlace)
  }, [keep, list, toasts, none, held])
  // Dialogs read it from their styles.
  const room = none ? 0 : (place?.room ?? 0)
  useLayoutEffect(() => {
    document.documentElement.style.setProperty('--toast-room', `${room}px`)
  }, [room])
  return place
}

const Root = styled.ol`
  position: fixed;
  z-index: 70;
  top: var(--top, var(--top-bar));
  right: 0;
  display: grid;
  gap: var(--space-2);
  width: var(--width, min(392px, 100vw));
  max-height: calc(100dvh - var(--top, var(--top-bar)));
  /* Room inside the scrolling box, which would cut off the shadows otherwise. */
  padding: var(--space-4) var(--space-4) var(--space-8);
  overflow-y: auto;
  /* Between the toasts, presses reach the page. */
  pointer-events: none;

  &[data-edge='bottom'] {
    top: auto;
    bottom: var(--banner-room, 0px);
    max-height: calc(100dvh - var(--banner-room, 0px));
    padding-block: var(--space-8) var(--space-4);
  }
  @media print {
    display: none;
  }
`
