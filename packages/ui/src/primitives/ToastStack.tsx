import { useRef, useState, type FocusEvent } from 'react'
import styled from 'styled-components'
import { Toast, type ToastContent } from './Toast'

export interface ToastStackProps {
  /** Oldest first; the newest is drawn on top. */
  toasts: readonly ToastContent[]
  onDismiss: (id: string) => void
}

/**
 * The messages at the top right of every screen (§2.1). Always mounted: screen readers announce only what is added to a
 * live region they already know. While one message is hovered or focused, the clocks of all of them stop (§14.11).
 */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

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
      {toasts.toReversed().map((toast) => (
        <Toast key={toast.id} toast={toast} paused={hovered || focused} onDismiss={() => dismiss(toast.id)} />
      ))}
    </Root>
  )
}

const Root = styled.ol`
  position: fixed;
  z-index: 70;
  top: 0;
  right: 0;
  display: grid;
  gap: var(--space-2);
  width: min(392px, 100vw);
  max-height: 100dvh;
  /* Room inside the scrolling box, which would cut off the shadows otherwise. */
  padding: var(--space-4) var(--space-4) var(--space-8);
  overflow-y: auto;
  /* Between the toasts, presses reach the page. */
  pointer-events: none;
`
