import type {
  LoginFlow,
  RecoveryFlow,
  RegistrationFlow,
  SettingsFlow,
  UiNode,
  UiText,
  VerificationFlow,
} from '@ory/client'

/** A flow of any kind. */
export type AnyFlow = LoginFlow | RegistrationFlow | VerificationFlow | RecoveryFlow | SettingsFlow

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Reads a body as a flow, or says that it is none. Kratos leaves lists out or sends null for them, and newer
 * versions send kinds of nodes this console does not know: what can be drawn stays, whatever its kind.
 */
export function readFlow<F extends AnyFlow>(body: unknown): F | null {
  if (!isRecord(body) || typeof body.id !== 'string' || !isRecord(body.ui)) return null
  const { ui } = body
  return {
    ...body,
    ui: {
      ...ui,
      action: typeof ui.action === 'string' ? ui.action : '',
      method: typeof ui.method === 'string' ? ui.method : 'POST',
      nodes: listOf(ui.nodes).flatMap(readNode),
      messages: readMessages(ui.messages),
    },
    // Checked as far as this package and the forms rely on it; the rest is the identity client's word.
  } as unknown as F
}

function readNode(node: unknown): UiNode[] {
  if (!isRecord(node) || !isRecord(node.attributes)) return []
  const { type, group, attributes, meta } = node
  const read = {
    ...node,
    type: typeof type === 'string' ? type : attributes.node_type,
    group: typeof group === 'string' ? group : 'default',
    attributes,
    messages: readMessages(node.messages),
    meta: isRecord(meta) ? { ...meta, label: isMessage(meta.label) ? meta.label : undefined } : {},
  }
  return [read as unknown as UiNode]
}

function readMessages(messages: unknown): UiText[] {
  return listOf(messages).filter(isMessage)
}

function isMessage(message: unknown): message is UiText {
  return isRecord(message) && typeof message.text === 'string'
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Every message of a flow, its own and its nodes'. */
export function allMessages(flow: AnyFlow): UiText[] {
  return [...(flow.ui.messages ?? []), ...flow.ui.nodes.flatMap((node) => node.messages)]
}

/** Whether any message of the flow is an error. 200 and 400 alike may carry some, or none. */
export function hasErrors(flow: AnyFlow): boolean {
  return allMessages(flow).some(({ type }) => type === 'error')
}

/** Whether any message of the flow has this id. Ids decide, never texts. */
export function hasMessage(flow: AnyFlow, id: number): boolean {
  return allMessages(flow).some((message) => message.id === id)
}

// Contract §3: real Kratos says `passed_challenge`, the specification's `passed` is older; settings `success`.
const finalStates = ['passed_challenge', 'passed', 'success']

/** Whether the flow has reached its final success state. */
export function isPassed(flow: AnyFlow): boolean {
  return finalStates.includes(String(flow.state)) && !hasErrors(flow)
}
