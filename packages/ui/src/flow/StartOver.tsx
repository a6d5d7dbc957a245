import type { Flow } from './flow'
import { LinkButton } from './LinkButton'

export interface StartOverProps {
  flow?: Flow
  onStartOver?: () => void
}

/** The way back to an empty form from a flow that waits for what was sent, for instance to a misspelled address. */
export function StartOver({ flow, onStartOver }: StartOverProps) {
  if (flow?.state !== 'sent_email' || !onStartOver) return null
  return (
    <p>
      Wrong address or no message? <LinkButton onClick={onStartOver}>Start over</LinkButton>
    </p>
  )
}
