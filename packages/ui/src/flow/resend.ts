import { asksForCode, type Flow, flowNodes, isSubmit, nodeName } from './flow'

/** A flow that waits for a code, as two forms. */
interface CodeAndResend {
  /** The group of their nodes. */
  group: string
  /** Asks for the code. */
  code: Flow
  /** Asks for the address, with the one that was typed, and sends another code. */
  resend: Flow
}

/**
 * Takes the two forms of a verification or recovery that waits for a code apart. The service offers to send another
 * code by a button that carries the address; here the address becomes a field, so that a misspelled one can be put
 * right. Undefined for a flow without that button.
 */
export function codeAndResend(flow: Flow): CodeAndResend | undefined {
  const nodes = flowNodes(flow)
  const button = nodes.find((node) => isSubmit(node) && nodeName(node) === 'email')
  if (!button || !asksForCode(flow)) return undefined
  const { group, meta, messages, attributes } = button
  const address = { ...attributes, type: 'email', required: true }
  const send = { name: 'method', type: 'submit', value: flow.active ?? group }
  return {
    group,
    code: { ...flow, ui: { ...flow.ui, nodes: nodes.filter((node) => node !== button) } },
    resend: {
      ...flow,
      ui: {
        ...flow.ui,
        messages: [],
        nodes: [
          ...nodes.filter((node) => nodeName(node) === 'csrf_token'),
          { type: 'input', group, attributes: address, messages },
          { type: 'input', group, attributes: send, meta },
        ],
      },
    },
  }
}
