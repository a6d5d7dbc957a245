import { type Flow, flowNodes, type FlowValues, isField, nodeName, textOf } from './flow'

/** What of the values of a form differs from what the document has in its fields; nothing else is unsaved. */
export function editedValues(flow: Flow, values: FlowValues): FlowValues {
  const saved = new Map(
    flowNodes(flow)
      .filter(isField)
      .map((node) => [nodeName(node), asText(node.attributes.value)]),
  )
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => saved.has(name) && saved.get(name) !== asText(value)),
  )
}

/** A box without a tick is in a document as false or not at all. */
const asText = (value: unknown) => (value === false ? '' : textOf(value))
