import { Alert } from '../primitives'
import type { Message } from './message'

export interface MessageAlertProps {
  /** Draws nothing without one. */
  message: Message | undefined
  onDismiss?: () => void
}

/** §2.22 payments: a message in its colour, with the icon and the role that go with it. */
export function MessageAlert({ message, onDismiss }: MessageAlertProps) {
  if (!message) return null
  return (
    <Alert tone={message.tone} title={message.text} onDismiss={onDismiss}>
      {message.reason}
    </Alert>
  )
}
