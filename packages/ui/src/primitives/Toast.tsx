import { X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { Button } from './Button'
import { ButtonLink } from './ButtonLink'
import { IconButton } from './IconButton'
import { LongText } from './LongText'
import { TOAST_KINDS } from './toastKinds'
import { VisuallyHidden } from './VisuallyHidden'

/** A short message over the screen that closes by itself, or stays until it is closed (§3.2). */
export interface ToastContent {
  id: string
  type: 'error' | 'success' | 'info' | 'warning'
  title: string
  message?: string
  /** Titles of what else failed for the same reason, which the message tells once. */
  also?: readonly string[]
  /** Milliseconds, 5000 by default; 0 or less stays until closed (§9.1). */
  duration?: number
  /** A button for what can be done about it, such as Undo, or a link; the toast goes when it is pressed. */
  action?: { label: string; onPress: () => void } | { label: string; href: string }
  /** How often the same was told while it stood there. */
  count?: number
}

export interface ToastProps {
  toast: ToastContent
  /** Stops the clock: the rest of the duration runs once it is no longer paused. */
  paused?: boolean
  onDismiss: () => void
}

/** One message of the stack; calls `onDismiss` by itself when its duration is over. */
export function Toast({ toast, paused = false, onDismiss }: ToastProps) {
  const { type, title, message, also = [], duration = 5000, action, count = 1 } = toast
  const { Icon, word } = TOAST_KINDS[type]
  const left = useRef(duration)
  const expire = useEffectEvent(onDismiss)
  const stays = duration <= 0

  // Told once more, it stays as long as a new one.
  const told = count + also.length
  const counted = useRef(told)
  useEffect(() => {
    if (counted.current !== told) left.current = duration
    counted.current = told
    if (paused || stays) return
    const start = performance.now()
    const timer = setTimeout(() => expire(), left.current)
    return () => {
      clearTimeout(timer)
      left.current -= performance.now() - start
    }
  }, [paused, stays, told, duration])

  return (
    <Root data-tone={type === 'error' ? 'danger' : type}>
      <Icon size={16} aria-hidden />
      <div>
        <div>
          {[title, ...also].map((one) => (
            <p key={one}>
              <VisuallyHidden>{word}: </VisuallyHidden>
              <LongText>{one}</LongText>
            </p>
          ))}
          {message && (
            <p data-part="message">
              <LongText>{message}</LongText>
            </p>
          )}
        </div>
        {count > 1 && (
          <b>
            <span aria-hidden>{`× ${count}`}</span>
            <VisuallyHidden>{`told ${count} times`}</VisuallyHidden>
          </b>
        )}
        {action &&
          ('href' in action ? (
            <ButtonLink size="sm" href={action.href} onClick={onDismiss}>
              {action.label} <VisuallyHidden>{title}</VisuallyHidden>
            </ButtonLink>
          ) : (
            <Button
              size="sm"
              onClick={() => {
                onDismiss()
                action.onPress()
              }}
            >
              {action.label} <VisuallyHidden>{title}</VisuallyHidden>
            </Button>
          ))}
      </div>
      <IconButton size="sm" label={`Dismiss: ${title}`} title="Dismiss" onClick={onDismiss}>
        <X size={16} />
      </IconButton>
    </Root>
  )
}

const arrive = keyframes`from { opacity: 0; transform: translateX(8px); }`

const Root = styled.li`
  display: flex;
  align-items: flex-start;
  gap: var(--space-2);
  padding: var(--space-3);
  border: 1px solid var(--tone-line);
  border-radius: var(--radius);
  background: var(--raised);
  box-shadow: var(--shadow-float);
  color: var(--text);
  font-size: var(--size-sm);
  pointer-events: auto;
  animation: ${arrive} var(--motion);

  b {
    position: relative;
    color: var(--text-muted);
    font-weight: 600;
  }
  > svg {
    height: 1lh;
    color: var(--tone);
  }
  /* What can be done stands below the words where they would have less than 10em. */
  > div {
    display: flex;
    flex: 1;
    flex-wrap: wrap;
    align-items: flex-start;
    gap: var(--space-2);
  }
  /* Whole also where it is as narrow as beside a dialog: what was done is often the last word. */
  > div > div {
    --lines: 6;
    flex: 1 1 10em;
    overflow-wrap: anywhere;
  }
  p:not([data-part]) {
    font-weight: 600;
  }
  [data-part='message'] {
    color: var(--text-muted);
  }
  :is(button, a) {
    flex: none;
    /* Centred on the line of the title; one for a finger, which is higher, keeps its distance from the border. */
    margin: max(-1 * var(--space-1), (var(--line) - var(--control-sm)) / 2) calc(-1 * var(--space-1))
      max(-1 * var(--space-1), (var(--line) - var(--control-sm)) / 2) 0;
  }
`
