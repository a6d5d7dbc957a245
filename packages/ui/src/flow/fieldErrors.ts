import {
  type Flow,
  type FlowNode,
  type FlowValues,
  flowNodes,
  isError,
  isField,
  isNeeded,
  isSecret,
  nodeMessages,
  nodeName,
  own,
  textOf,
} from './flow'
import { sentNodes, sentText } from './flowBody'
import { nodeLabel } from './labels'

/**
 * The errors that keep a press from being sent, by the field's position in the flow. Only rules of the flow itself are
 * checked: what is required, and what is an e-mail address.
 */
export function fieldErrors(flow: Flow, pressed: FlowNode, values: FlowValues): Record<number, string> {
  const errors: Record<number, string> = {}
  const sent = sentNodes(flow, pressed)
  for (const [position, node] of flowNodes(flow).entries()) {
    if (!sent.includes(node)) continue
    const value = own(values, nodeName(node)) ?? (isSecret(node) ? '' : node.attributes.value)
    const text = sentText(node, textOf(value))
    if (text === '' && isNeeded(node, pressed)) errors[position] = `${nodeLabel(flow, node)} is required`
    else if (text !== '' && node.attributes.type === 'email' && !text.includes('@'))
      errors[position] = 'Please enter a valid email address'
  }
  return errors
}

/** The position of the first field with an error message of the service. */
export function firstRefused(flow: Flow): number | undefined {
  const position = flowNodes(flow).findIndex((node) => isField(node) && nodeMessages(node).some(isError))
  return position === -1 ? undefined : position
}
