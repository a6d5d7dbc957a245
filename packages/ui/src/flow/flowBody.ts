import { readText } from '../lib'
import {
  type Flow,
  type FlowNode,
  type FlowValues,
  flowKind,
  flowNodes,
  isCheckbox,
  isField,
  isHidden,
  isRoleTrait,
  isNeeded,
  isRecord,
  isSecret,
  isSideButton,
  isSubmit,
  isTrigger,
  momentIn,
  nodeName,
  own,
  textKind,
} from './flow'

/** The JSON a flow is submitted with. */
export type FlowBody = Record<string, unknown>

/**
 * The body that a press of `pressed` sends: the csrf token and the other nodes of the default group, the nodes of the
 * button's own group, the button itself and its method. Nodes of other groups and other buttons are not sent.
 * `entries` are what the inputs of the form hold: a captcha's script writes its answer into one that is hidden.
 */
export function flowBody(flow: Flow, pressed: FlowNode, values: FlowValues, entries?: FormData): FlowBody {
  const body: FlowBody = {}
  for (const node of sentNodes(flow, pressed)) {
    const value = (isCaptcha(node) && entered(node, entries)) || sentValue(flow, node, values)
    if (value === undefined || (value === '' && !isNeeded(node, pressed))) continue
    assign(body, nodeName(node), value)
  }
  const method = methodOf(flow, pressed)
  if (method !== undefined) body.method = method
  if (nodeName(pressed) !== '') assign(body, nodeName(pressed), pressed.attributes.value ?? '')
  body.traits &&= withLists(body.traits)
  // Set last, so that no other node named csrf_token can replace it.
  const token = csrfToken(flow)
  if (token !== undefined) body.csrf_token = token
  return body
}

function csrfToken(flow: Flow): unknown {
  const tokens = flowNodes(flow).filter((node) => node.type === 'input' && nodeName(node) === 'csrf_token')
  return (tokens.find((node) => asText(node.attributes.value)) ?? tokens[0])?.attributes.value
}

/** The nodes whose values are sent with a press, in the order of the flow. */
export function sentNodes(flow: Flow, pressed: FlowNode): FlowNode[] {
  return flowNodes(flow).filter((node) => {
    if (node.type !== 'input' || isSubmit(node) || isTrigger(node) || nodeName(node) === '') return false
    if (isField(node) && node.attributes.disabled === true) return false
    if (!isShared(node) && node.group !== pressed.group) return false
    return !(isField(node) && node.group !== 'default' && isSideButton(pressed))
  })
}

/** Whether a node is sent with every press: the default group, a captcha, and the identifier of an earlier step. */
const isShared = (node: FlowNode) =>
  node.group === 'default' || isCaptcha(node) || (node.group === 'identifier_first' && isHidden(node))

const isCaptcha = ({ group }: FlowNode) => group === 'captcha'

/** A script may add an input of its own beside the one of the node, which then stays empty. */
const entered = (node: FlowNode, entries: FormData | undefined) =>
  entries?.getAll(nodeName(node)).find((entry) => entry !== '')

function sentValue(flow: Flow, node: FlowNode, values: FlowValues): unknown {
  const { type, value, options } = node.attributes
  // A role is never changed here. Settings send back what is stored, since a save replaces all traits.
  if (isRoleTrait(node)) return flowKind(flow) === 'settings' ? (value ?? undefined) : undefined
  if (isHidden(node)) return value ?? undefined
  const typed = own(values, nodeName(node))
  if (isCheckbox(node)) return typed === undefined ? value === true || value === 'true' : typed === true
  const current = typed ?? (isSecret(node) ? '' : (value ?? ''))
  if (typeof current !== 'string') return current
  const text = sentText(node, current)
  if (Array.isArray(options)) return options.find((option) => String(option?.value) === text)?.value ?? text
  const picked = momentIn(node, text, false)
  if (!Number.isNaN(picked)) return new Date(picked).toISOString()
  return type === 'number' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** What is sent of a typed text. */
export function sentText(node: FlowNode, typed: string): string {
  const kind = textKind(node)
  return kind ? readText(typed, kind) : typed
}

/** The `method` node of the button's group, else the group's name; in verification and recovery the flow's `active`. */
function methodOf(flow: Flow, pressed: FlowNode): string | undefined {
  // Back in a sign-up: a method beside it leads older versions on to the second step all the same.
  if (nodeName(pressed) === 'screen' && pressed.attributes.value === 'previous') return undefined
  if (nodeName(pressed) === 'method') return asText(pressed.attributes.value) ?? pressed.group
  const kind = flowKind(flow)
  if ((kind === 'verification' || kind === 'recovery') && asText(flow.active)) return flow.active
  const named = flowNodes(flow).find((node) => node.group === pressed.group && nodeName(node) === 'method')
  return (
    asText(named?.attributes.value) ?? (pressed.group === 'default' ? asText(flow.active) : pressed.group)
  )
}

const asText = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * Sets a value by field name. `traits.name.first` is a path, since JSON bodies have traits as an object. What was typed into
 * a field stays where others have longer names: it is refused then, and not lost.
 */
function assign(body: FlowBody, name: string, value: unknown) {
  const path = name.split('.')
  if ((path[0] !== 'traits' && path[0] !== 'transient_payload') || path.includes('__proto__')) {
    Object.defineProperty(body, name, { value, enumerable: true, writable: true, configurable: true })
    return
  }
  const last = path.pop() ?? name
  let parent = body
  for (const part of path) {
    const next = Object.hasOwn(parent, part) ? parent[part] : undefined
    if (next !== undefined && !isRecord(next)) return
    parent = next ?? (parent[part] = {} as FlowBody)
  }
  parent[last] = value
}

/** Makes lists of what has numbers for names: a list of tags comes as the fields `traits.tags.0`, `traits.tags.1`. */
function withLists(value: unknown): unknown {
  if (!isRecord(value)) return value
  for (const name in value) value[name] = withLists(value[name])
  return /^[\d,]+$/.test(Object.keys(value).join()) ? Object.values(value) : value
}
