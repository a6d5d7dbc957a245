import { formatInteger } from '../lib'
import { Alert } from '../primitives'
import type { Message } from './message'

/** So many entries of a list are shown: a broken synchronisation may have thousands. */
const SHOWN = 20

export interface MessageAlertProps {
  /** Draws nothing without one. */
  message: Message | undefined
  onDismiss?: () => void
}

/** §2.22 payments: a message in its colour, with the icon and the role that go with it. */
export function MessageAlert({ message, onDismiss }: MessageAlertProps) {
  if (!message) return null
  const { text, reason, list = [], tone } = message
  return (
    <Alert tone={tone} title={text} onDismiss={onDismiss}>
      {reason && <span>{reason}</span>}
      {list.length > 0 && (
        <ul>
          {list.slice(0, SHOWN).map((entry, index) => (
            <li key={index}>{entry}</li>
          ))}
          {list.length > SHOWN && <li>{`and ${formatInteger(list.length - SHOWN)} more`}</li>}
        </ul>
      )}
    </Alert>
  )
}
