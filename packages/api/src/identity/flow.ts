import type {
  LoginFlow as LoginFlowOnWire,
  RecoveryFlow as RecoveryFlowOnWire,
  RegistrationFlow as RegistrationFlowOnWire,
  SettingsFlow as SettingsFlowOnWire,
  UiNodeAttributes,
  VerificationFlow as VerificationFlowOnWire,
} from '@ory/client'
import { currentConfig } from '../config'
import { isRecord } from '../errors'
import { isWebAddress } from '../webAddress'

/** Gives a value back where it is what it should be, else undefined. */
type Reader = (value: unknown) => unknown
type Readers<Name extends string = string> = Record<Name, Reader>
/** What is read of an object: each field is what it should be, or missing. */
type Read<Of extends Readers> = { [Name in keyof Of]?: Exclude<ReturnType<Of[Name]>, undefined> }

const text = (value: unknown) => (typeof value === 'string' ? value : undefined)
const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined)
const count = (value: unknown) =>
  Number.isSafeInteger(value) && Number(value) >= 0 ? Number(value) : undefined
const record = (value: unknown) => (isRecord(value) ? value : undefined)
const none = () => undefined

/** The fields that are what they should be; whatever has no reader is left out. */
function fieldsOf<Of extends Readers>(from: unknown, readers: Of): Read<Of> {
  if (!isRecord(from)) return {}
  const read = Object.entries(readers).map(([name, reader]) => [name, reader(from[name])] as const)
  return Object.fromEntries(read.filter(([, value]) => value !== undefined)) as Read<Of>
}

/** The identity service counts minutes with two decimals: 'within the next 15.00 minutes'. People count whole ones. */
const inWholeMinutes = (words: string) =>
  words.replaceAll(/\b(\d+\.\d\d) minutes\b/g, (_found, minutes: string) => {
    const whole = Math.max(1, Math.round(Number(minutes)))
    return whole === 1 ? '1 minute' : `${whole} minutes`
  })

const message = (value: unknown) => {
  const read = fieldsOf(value, { id: count, text, type: text, context: record })
  return read.text === undefined ? undefined : { ...read, text: inWholeMinutes(read.text) }
}

const messages = (value: unknown) => listOf(value).flatMap((one) => message(one) ?? [])

const isOption = (option: unknown): option is { value: string | number | boolean } =>
  isRecord(option) && ['string', 'number', 'boolean'].includes(typeof option.value)

const options = (value: unknown) => (Array.isArray(value) ? value.filter(isOption) : undefined)

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string'

const texts = (value: unknown) =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(isText)) : undefined

type KeysOfEach<Union> = Union extends unknown ? keyof Union & string : never

/** Every attribute that a node of any kind can have, so that one which the identity client gains stops the compiler. */
const attributes = {
  node_type: text,
  name: text,
  type: text,
  /** Of any form: what a form does not show it sends back as it came. */
  value: (value: unknown) => value,
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
} satisfies Readers<KeysOfEach<UiNodeAttributes>>

/**
 * Whether a script may run in the page: it comes from the identity service's origin, or from one that the deployment
 * names (§16.4). Whoever can change a document can otherwise make it load anything.
 */
function isTrustedScript(src: unknown): boolean {
  const { authUrl, identityScriptOrigins } = currentConfig()
  // It may be a path of the page's own origin.
  const page = globalThis.location?.href
  const service = URL.canParse(authUrl, page) ? new URL(authUrl, page).href : authUrl
  const trusted = [service, ...identityScriptOrigins].filter(isWebAddress).map((url) => new URL(url).origin)
  return isWebAddress(src) && trusted.includes(new URL(src).origin)
}

const node = (value: unknown) => {
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

const ui = (value: unknown) => {
  if (!isRecord(value)) return undefined
  const { action, method, nodes, messages: said } = value
  return {
    action: text(action) ?? '',
    method: text(method) ?? 'POST',
    nodes: listOf(nodes).flatMap((one) => node(one) ?? []),
    messages: messages(said),
  }
}

/** What screens read of a flow. */
const flowFields = {
  id: text,
  ui,
  /** How far it has come, in the identity service's word. */
  state: text,
  /** The method in use, where the service names one. */
  active: text,
  /** A login flow that asks a signed-in person to confirm who they are. */
  refresh: flag,
  /** `aal2` asks for the second factor. */
  requested_aal: text,
  /** Where to go once it is done. */
  return_to: text,
}

/**
 * Reads a body as a flow; null where it is none. Whatever the body says, the flow can be drawn: each field that screens
 * read is of its type or missing, and others are left out. Kratos leaves lists out or sends null for them, so both read
 * as empty. Scripts of untrusted origins are left out. Nodes of kinds that this console does not know stay, for the forms to decide; nodes without attributes and
 * messages without a text are left out.
 */
export function readFlow(body: unknown) {
  const { id, ui: drawn, ...rest } = fieldsOf(body, flowFields)
  return id && drawn ? { id, ui: drawn, ...rest } : null
}

/** A flow of any kind, as far as it is read. */
export type AnyFlow = NonNullable<ReturnType<typeof readFlow>>

/** What is read of one kind of flow. */
type Kind<OnWire> = Pick<AnyFlow, keyof AnyFlow & keyof OnWire>
export type LoginFlow = Kind<LoginFlowOnWire>
export type RegistrationFlow = Kind<RegistrationFlowOnWire>
export type VerificationFlow = Kind<VerificationFlowOnWire>
export type RecoveryFlow = Kind<RecoveryFlowOnWire>
export type SettingsFlow = Kind<SettingsFlowOnWire>

/** What a flow or one of its nodes says, to be shown. */
export type FlowMessage = AnyFlow['ui']['messages'][number]

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

/** Every message of a flow, its own and its nodes'. */
export function allMessages(flow: AnyFlow): FlowMessage[] {
  return [...flow.ui.messages, ...flow.ui.nodes.flatMap((node) => node.messages)]
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
