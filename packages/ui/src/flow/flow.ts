import type { TextKind } from '../lib'

/** A message or a label as Kratos sends it. Code goes by its id; its text is only shown. */
export interface FlowText {
  id?: number
  text?: string
  /** `info`, `success` or `error`; newer services may send others. */
  type?: string
  context?: object
}

/** The attributes of all types of nodes in one interface: which of them are set depends on the node's `type`. */
export interface FlowAttributes {
  node_type?: string
  name?: string
  type?: string
  value?: unknown
  required?: boolean
  disabled?: boolean
  autocomplete?: string
  pattern?: string
  maxlength?: number
  label?: FlowText
  /** The values of a closed list: the input is then a select. */
  options?: { value?: unknown }[]
  /** Names of functions the identity service's own script puts on `window`. */
  onclickTrigger?: string
  onloadTrigger?: string
  id?: string
  text?: FlowText
  title?: FlowText
  href?: string
  src?: string
  width?: number
  height?: number
  integrity?: string
  nonce?: string
  crossorigin?: string
  referrerpolicy?: string
  async?: boolean
  class?: string
  data?: { [key: string]: string }
}

/** A node of a flow. Its type is `input`, `text`, `img`, `a`, `script` or `div`; later versions of Kratos may add some. */
export interface FlowNode {
  type: string
  group: string
  attributes: FlowAttributes
  messages?: FlowText[] | null
  meta?: { label?: FlowText } | null
}

/** What the forms here read of a Kratos flow; `@ory/client`'s flow types fit without mapping. */
export interface Flow {
  id: string
  state?: unknown
  /** The method in use, where the service names one. */
  active?: string
  /** A login flow that asks a signed-in person to confirm who they are. */
  refresh?: boolean
  /** `aal2` asks for the second factor. */
  requested_aal?: string
  ui: { action: string; method: string; nodes?: FlowNode[] | null; messages?: FlowText[] | null }
}

/** What a person typed or ticked, by field name. */
export type FlowValues = Record<string, string | boolean>

/** The kinds of flows that the console draws. */
export type FlowKind = 'login' | 'registration' | 'verification' | 'recovery' | 'settings'

/** The kind of a flow, read from where it is submitted: the document itself does not name it. */
export function flowKind(flow: Flow): FlowKind | undefined {
  const action: unknown = flow.ui?.action
  const path = typeof action === 'string' ? /\/self-service\/(\w+)/.exec(action)?.[1] : undefined
  return KINDS.find((kind) => kind === path)
}

const KINDS: FlowKind[] = ['login', 'registration', 'verification', 'recovery', 'settings']

/** The flow's nodes; entries without type, group or attributes are left out. `ui.nodes` may be null. */
export function flowNodes(flow: Flow): FlowNode[] {
  return list(flow.ui?.nodes).filter(isNode)
}

/** The messages about the flow as a whole. */
export function flowMessages(flow: Flow): FlowText[] {
  return texts(flow.ui?.messages)
}

/** The messages about one node. */
export function nodeMessages(node: FlowNode): FlowText[] {
  return texts(node.messages)
}

export const isError = (message: FlowText) => message.type === 'error'

/** Whether a value has as much of a flow as it takes to draw it. */
export function isFlow(value: unknown): value is Flow {
  return isRecord(value) && isRecord(value.ui)
}

/** A text, number or boolean as text; '' for any other value. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''

/** `record[key]` for keys from a document: for 'constructor' it does not return what all objects inherit. */
export const own = <T>(record: Record<string, T>, key: string): T | undefined =>
  Object.hasOwn(record, key) ? record[key] : undefined

/** The name of a node's field; '' where it has none. */
export const nodeName = (node: FlowNode) => textOf(node.attributes.name)

function inputType(node: FlowNode): string | undefined {
  if (node.type !== 'input') return undefined
  return nodeName(node) === 'csrf_token' ? 'hidden' : textOf(node.attributes.type)
}

/** An input that is sent along without being shown. */
export const isHidden = (node: FlowNode) => inputType(node) === 'hidden'

/** Whether the flow waits for a code that was sent. */
export const asksForCode = (flow: Flow) =>
  flowNodes(flow).some((node) => isField(node) && nodeName(node) === 'code')

/** A button that submits the flow. */
export const isSubmit = (node: FlowNode) => inputType(node) === 'submit'

/** A button that runs a function of the identity service's script: passkeys and security keys. */
export const isTrigger = (node: FlowNode) => inputType(node) === 'button'

export const isCheckbox = (node: FlowNode) => inputType(node) === 'checkbox'

/**
 * The time that is meant in a field for a day and a time of day, in milliseconds since 1970; NaN for other fields. `zoned` is
 * whether to read what the service has stored, with its zone, or what was picked in the person's own.
 */
export const momentIn = (node: FlowNode, text: string, zoned: boolean) =>
  inputType(node) === 'datetime-local' && /(Z|[+-]\d\d:\d\d)$/i.test(text) === zoned ? Date.parse(text) : NaN

/** An input a person fills in. */
export const isField = (node: FlowNode) =>
  node.type === 'input' && !isHidden(node) && !isSubmit(node) && !isTrigger(node)

/** Whether a field is a password or a code: such values are never filled in again or reported, nor kept for a new flow. */
export function isSecret(node: FlowNode): boolean {
  return (
    inputType(node) === 'password' ||
    node.attributes.autocomplete === 'one-time-code' ||
    ['code', 'totp_code', 'lookup_secret'].includes(nodeName(node))
  )
}

/** So many digits have the codes of Kratos and of authenticator apps. A document does not always say it. */
const CODE_DIGITS = 6

/**
 * How many digits the code has that a field asks for, where it is sent as soon as they are all there (§16.5); undefined for
 * other fields.
 */
export function codeLength(node: FlowNode): number | undefined {
  if (!['code', 'totp_code'].includes(nodeName(node))) return undefined
  return node.attributes.maxlength ?? CODE_DIGITS
}

/** What is typed into a field, for `readText`; undefined for a password, which is sent as it was typed. */
export function textKind(node: FlowNode): TextKind | undefined {
  const type = inputType(node)
  if (type === 'password') return undefined
  if (isSecret(node)) return 'code'
  if (type === 'email' || ['identifier', 'email', 'traits.email'].includes(nodeName(node))) return 'email'
  return type === 'text' || type === '' ? 'name' : 'id'
}

/**
 * Whether a field is a trait that says what a person may do (§12.3: admin is a trait). People can write their own traits,
 * so the console never offers these, even where the deployment's schema does.
 */
export const isRoleTrait = (node: FlowNode) => /^traits\.(admin|is_?admin|roles?)$/i.test(nodeName(node))

/**
 * Whether a button does something besides completing its form: resend, back, unlink, remove, choose an address, reveal
 * codes. Such a button does not need the form's fields to be filled in, and does not send them.
 */
export const isSideButton = (node: FlowNode) =>
  /^(resend|email|recovery_confirm_address|screen|back|address|unlink|\w+_unlink|\w+_remove|lookup_secret_\w+)$/.test(
    nodeName(node),
  )

/** Whether a button signs in, signs up or links with a provider. Of the fields it needs only those of its own group. */
export const isProviderButton = (node: FlowNode) => ['provider', 'link'].includes(nodeName(node))

/** Whether `node` must be filled in before `pressed` is sent. A checkbox never must: not ticked is an answer too. */
export function isNeeded(node: FlowNode, pressed: FlowNode): boolean {
  if (node.attributes.required !== true || !isField(node) || isCheckbox(node)) return false
  if (isSideButton(pressed) || isRoleTrait(node)) return false
  return !isProviderButton(pressed) || node.group === pressed.group
}

const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

const texts = (value: unknown): FlowText[] =>
  list(value).filter(
    (item): item is FlowText => isRecord(item) && typeof item.text === 'string' && item.text !== '',
  )

/** Whether a value is an object that is no list. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isNode = (value: unknown): value is FlowNode =>
  isRecord(value) &&
  typeof value.type === 'string' &&
  typeof value.group === 'string' &&
  isRecord(value.attributes)
