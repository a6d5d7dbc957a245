import { useRef, useState, type FocusEvent } from 'react'
import styled from 'styled-components'
import { Toast, type ToastContent } from './Toast'

export interface ToastStackProps {
  /** Oldest first; the newest is drawn on top. */
  toasts: readonly ToastContent[]
  onDismiss: (id: string) => void
}

/**
 * The messages at the top right of every screen (§2.1). Always mounted, so that the live region is known before
 * the first message. The time of all of them stands still while one is hovered or focused (§14.11).
 */
export function ToastStack({ toasts, onDismiss }: ToastStackProps) {
  const list = useRef<HTMLOListElement>(null)
  const cameFrom = useRef<Element | null>(null)
  const [hovered, setHovered] = useState(false)
  const [focused, setFocused] = useState(false)

  // A toast that goes takes its focus and its hover along without an event.
  if (toasts.length === 0 && (hovered || focused)) {
    setHovered(false)
    setFocused(false)
  }

  function dismiss(id: string) {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    if (at >= 0) {
      const next = buttons[at + 1] ?? buttons[at - 1] ?? cameFrom.current
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
  /* Inside the scrolling box, so that it does not cut the shadows. */
  padding: var(--space-4) var(--space-4) var(--space-8);
  overflow-y: auto;
  /* Between the toasts the page stays reachable. */
  pointer-events: none;
`
