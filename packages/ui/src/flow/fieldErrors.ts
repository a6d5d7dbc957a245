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
import { sentNodes } from './flowBody'
import { nodeLabel } from './labels'

/** What stops a press before it is sent, by the field's position in the flow. The flow's own rules, no others. */
export function fieldErrors(flow: Flow, pressed: FlowNode, values: FlowValues): Record<number, string> {
  const errors: Record<number, string> = {}
  const sent = sentNodes(flow, pressed)
  for (const [position, node] of flowNodes(flow).entries()) {
    if (!sent.includes(node)) continue
    const value = own(values, nodeName(node)) ?? (isSecret(node) ? '' : node.attributes.value)
    const text = textOf(value).trim()
    if (text === '' && isNeeded(node, pressed)) errors[position] = `${nodeLabel(flow, node)} is required`
    else if (text !== '' && node.attributes.type === 'email' && !text.includes('@'))
      errors[position] = 'Please enter a valid email address'
  }
  return errors
}

/** The position of the first field the service complains about. */
export function firstRefused(flow: Flow): number | undefined {
  const position = flowNodes(flow).findIndex((node) => isField(node) && nodeMessages(node).some(isError))
  return position === -1 ? undefined : position
}
