import { type Flow, flowNodes, isHidden, nodeName, textOf } from './flow'
import { LongText } from '../primitives'
import { LinkButton } from './LinkButton'

export interface StartOverProps {
  flow?: Flow
  onStartOver?: () => void
}

/**
 * The way back to an empty form from a flow that waits for what was sent, for instance to a misspelled address, or that asks
 * for the address alone in its first step.
 */
export function StartOver({ flow, onStartOver }: StartOverProps) {
  if (!flow || !onStartOver) return null
  if (flow.state === 'sent_email')
    return (
      <p>
        Wrong address or no message? <LinkButton onClick={onStartOver}>Start over</LinkButton>
      </p>
    )
  const address = addressOfFirstStep(flow)
  if (address === '') return null
  return (
    <p>
      <LongText>{`Signing in as ${address}`}</LongText>
      <LinkButton onClick={onStartOver}>Use another address</LinkButton>
    </p>
  )
}

/** The address that was asked for in a step before, alone; '' where there was none. */
function addressOfFirstStep(flow: Flow): string {
  const found = flowNodes(flow).find((node) => node.group === 'identifier_first' && isHidden(node))
  return found && nodeName(found) === 'identifier' ? textOf(found.attributes.value) : ''
}
