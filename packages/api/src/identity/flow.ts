import type {
  LoginFlow,
  RecoveryFlow,
  RegistrationFlow,
  SettingsFlow,
  UiNode,
  UiText,
  VerificationFlow,
} from '@ory/client'
import { isRecord } from '../errors'

/** A flow of any kind. */
export type AnyFlow = LoginFlow | RegistrationFlow | VerificationFlow | RecoveryFlow | SettingsFlow

/**
 * Reads a body as a flow; null where it is none. Kratos leaves lists out or sends null for them, so both read as empty.
 * Nodes of kinds that this console does not know stay, for the forms to decide; nodes without attributes and messages
 * without a text are left out.
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
    // What this package and the forms rely on was checked above; the rest has the type that the identity client gives it.
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

/** Whether any message of the flow is an error. The answer's status does not say: 200 and 400 may carry some, or none. */
export function hasErrors(flow: AnyFlow): boolean {
  return allMessages(flow).some(({ type }) => type === 'error')
}

/** Whether any message of the flow has this id. Texts are translated and change with versions, ids do not. */
export function hasMessage(flow: AnyFlow, id: number): boolean {
  return allMessages(flow).some((message) => message.id === id)
}

// Kratos says `passed_challenge`, and `success` of settings; `passed` is what older versions say (§12.1).
const finalStates: unknown[] = ['passed_challenge', 'passed', 'success']

/** Whether the flow has reached its final success state, without an error message. */
export function isPassed(flow: AnyFlow): boolean {
  return finalStates.includes(flow.state) && !hasErrors(flow)
}
