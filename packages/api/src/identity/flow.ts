import type {
  LoginFlow,
  RecoveryFlow,
  RegistrationFlow,
  SettingsFlow,
  UiNodeAttributes,
  UiText,
  VerificationFlow,
} from '@ory/client'
import { currentConfig } from '../config'
import { isRecord } from '../errors'
import { isWebAddress } from '../webAddress'

/** A flow of any kind. */
export type AnyFlow = LoginFlow | RegistrationFlow | VerificationFlow | RecoveryFlow | SettingsFlow

/** Gives a value back where it is what it should be, else undefined. */
type Reader = (value: unknown) => unknown
type Readers<Name extends string = string> = Record<Name, Reader>

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
const count = (value: unknown) => (Number.isSafeInteger(value) && Number(value) >= 0 ? value : undefined)
const record = (value: unknown) => (isRecord(value) ? value : undefined)
const none = () => undefined

/** The fields that are what they should be; whatever has no reader is left out. */
function fieldsOf(from: unknown, readers: Readers): Record<string, unknown> {
  if (!isRecord(from)) return {}
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(from[name])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** The identity service counts minutes with two decimals: 'within the next 15.00 minutes'. People count whole ones. */
const inWholeMinutes = (words: string) =>
  words.replaceAll(/\b(\d+\.\d\d) minutes\b/g, (_found, minutes: string) => {
    const whole = Math.max(1, Math.round(Number(minutes)))
    return whole === 1 ? '1 minute' : `${whole} minutes`
  })

const message: Reader = (value) => {
  const read = fieldsOf(value, { id: count, text, type: text, context: record })
  return typeof read.text === 'string' ? { ...read, text: inWholeMinutes(read.text) } : undefined
}

const messages = (value: unknown) => listOf(value).flatMap((one) => message(one) ?? []) as UiText[]

const isScalar = (value: unknown) => ['string', 'number', 'boolean'].includes(typeof value)

const options = (value: unknown) =>
  Array.isArray(value) ? value.filter((option) => isRecord(option) && isScalar(option.value)) : undefined

const texts = (value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([, one]) => isText(one))) : undefined

const isText = (value: unknown) => typeof value === 'string'

type KeysOfEach<Union> = Union extends unknown ? keyof Union & string : never

/** Every attribute that a node of any kind can have, so that one which the identity client gains stops the compiler. */
const attributes: Readers<KeysOfEach<UiNodeAttributes>> = {
  node_type: text,
  name: text,
  type: text,
  /** Of any form: what a form does not show it sends back as it came. */
  value: (value) => value,
  required: flag,
  disabled: flag,
  autocomplete: text,
  pattern: text,
  maxlength: count,
  label: message,
  options,
  onclickTrigger: text,
  onloadTrigger: text,
  /** Code in a document is never run (§16.4). */
  onclick: none,
  onload: none,
  id: text,
  text: message,
  title: message,
  href: text,
  src: text,
  width: count,
  height: count,
  integrity: text,
  nonce: text,
  crossorigin: text,
  referrerpolicy: text,
  async: flag,
  class: text,
  data: texts,
}

/**
 * Whether a script may run in the page: it comes from the identity service's origin, or from one that the deployment
 * names (§16.4). Whoever can change a document can otherwise make it load anything.
 */
function isTrustedScript(src: unknown): boolean {
  const { authUrl, identityScriptOrigins } = currentConfig()
  const trusted = [authUrl, ...identityScriptOrigins].filter(isWebAddress).map((url) => new URL(url).origin)
  return isWebAddress(src) && trusted.includes(new URL(src).origin)
}

const node: Reader = (value) => {
  if (!isRecord(value) || !isRecord(value.attributes)) return undefined
  const { group, meta } = value
  const type = text(value.type) ?? text(value.attributes.node_type) ?? ''
  if (type === 'script' && !isTrustedScript(value.attributes.src)) return undefined
  return {
    type,
    group: text(group) ?? 'default',
    attributes: fieldsOf(value.attributes, attributes),
    messages: messages(value.messages),
    meta: fieldsOf(meta, { label: message }),
  }
}

const ui: Reader = (value) => {
  const { action, method, nodes, messages: said } = value as Record<string, unknown>
  return {
    action: text(action) ?? '',
    method: text(method) ?? 'POST',
    nodes: listOf(nodes).flatMap((one) => node(one) ?? []),
    messages: messages(said),
  }
}

/** What screens read of a flow. */
const flowFields: Readers = {
  id: text,
  ui,
  state: text,
  active: text,
  refresh: flag,
  requested_aal: text,
  return_to: text,
}

/**
 * Reads a body as a flow; null where it is none. Whatever the body says, the flow can be drawn: each field that screens
 * read is of its type or missing, and others are left out. Kratos leaves lists out or sends null for them, so both read
 * as empty. Scripts of untrusted origins are left out. Nodes of kinds that this console does not know stay, for the forms to decide; nodes without attributes and
 * messages without a text are left out.
 */
export function readFlow<F extends AnyFlow>(body: unknown): F | null {
  if (!isRecord(body) || !text(body.id) || !isRecord(body.ui)) return null
  // The identity client's types promise more fields, which nothing reads.
  return fieldsOf(body, flowFields) as unknown as F
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

/**
 * What a flow that was refused says of it: all but what only informs or confirms, so that a message without a type, or of one
 * that is not known, is part of it. Empty where nothing is said.
 */
export function errorText(flow: AnyFlow): string {
  return allMessages(flow)
    .filter(({ type }) => type !== 'info' && type !== 'success')
    .map(({ text }) => text)
    .join(' ')
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
