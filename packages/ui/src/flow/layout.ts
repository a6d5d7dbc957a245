import {
  type Flow,
  type FlowNode,
  type FlowText,
  asksForCode,
  flowNodes,
  isField,
  isHidden,
  isProviderButton,
  isRoleTrait,
  isSideButton,
  isSubmit,
  isTrigger,
  nodeMessages,
  nodeName,
  textOf,
} from './flow'

/** A node with its position in the flow, which identifies it: several nodes may have the same name. */
export interface Placed {
  node: FlowNode
  position: number
}

/** Nodes that are drawn together: fields and texts first, then the buttons. */
interface FlowSection {
  group: string
  content: Placed[]
  buttons: Placed[]
}

/** How a flow's nodes are drawn. */
export interface FlowLayout {
  hidden: Placed[]
  /** The main form, then its alternatives, with dividers between them. */
  sections: FlowSection[]
  /** The buttons below everything that do not complete the form: resend, back. */
  side: Placed[]
}

/**
 * Puts any flow's nodes into the order of a form: the main method first (a password where there is one), then the
 * alternatives. With `group` only the nodes of that group and of the default group are kept.
 */
export function flowLayout(flow: Flow, group?: string): FlowLayout {
  const placed = flowNodes(flow)
    .map((node, position): Placed => ({ node, position }))
    .filter(({ node }) => group === undefined || node.group === group || node.group === 'default')
  const visible = placed
    .filter(({ node }) => !isHidden(node) && node.type !== 'script' && !isRoleTrait(node))
    .filter(({ node }, index, all) => !isSpare(flow, node, all.slice(0, index)))
  const main = group ?? mainGroup(visible.map(({ node }) => node))
  const side = group === undefined ? visible.filter(({ node }) => isAround(node)) : []
  const groups = new Map<string, Placed[]>([['default', []]])
  for (const item of visible) {
    if (side.includes(item)) continue
    const name = belongsToForm(item.node, main) ? 'default' : item.node.group
    groups.set(name, [...(groups.get(name) ?? []), item])
  }
  return {
    hidden: placed.filter(({ node }) => isHidden(node) && !isRoleTrait(node)),
    sections: inReadingOrder(
      [...groups].map(([name, items]) => section(name === 'default' ? (main ?? name) : name, items)),
    ),
    side,
  }
}

/**
 * Whether a button is one too many, as the verification has them that a refused sign-in leads to: the button of its link
 * comes twice, beside one that sends another code where no code was sent.
 */
function isSpare(flow: Flow, node: FlowNode, before: Placed[]): boolean {
  if (!isSubmit(node)) return false
  if (nodeName(node) === 'email') return !asksForCode(flow)
  return before.some((other) => JSON.stringify(other.node) === JSON.stringify(node))
}

/**
 * Whether a node is part of the main form and not of an alternative. Besides the main method's own nodes, these are a
 * captcha, which guards all methods, and nodes of unknown types: they are not drawn, so they must not make an
 * alternative.
 */
const belongsToForm = (node: FlowNode, main?: string) =>
  node.group === main || node.group === 'captcha' || !isKnown(node)

const isKnown = (node: FlowNode) => ['input', 'text', 'img', 'a', 'div'].includes(node.type)

/**
 * The main form first; then the alternatives that consist of buttons alone, joined into one section, or the form's own
 * buttons where it has no others, as before a passkey; then those that have fields or texts. Sections of which nothing is
 * drawn are left out.
 */
function inReadingOrder(sections: FlowSection[]): FlowSection[] {
  const [form, ...others] = sections.filter(({ content, buttons }) =>
    [...content, ...buttons].some(({ node }) => isKnown(node)),
  )
  if (!form) return []
  const presses = others.filter(({ content }) => content.length === 0)
  const asking = others.filter(({ content }) => content.length > 0)
  const buttons = presses.flatMap((press) => press.buttons)
  if (buttons.length === 0) return [form, ...asking]
  if (form.content.length === 0 || form.buttons.length === 0)
    return [{ ...form, buttons: [...form.buttons, ...buttons] }, ...asking]
  return [form, { group: presses[0]?.group ?? form.group, content: [], buttons }, ...asking]
}

/** The group that most people will use: the password, else the first that has fields, else the first. */
function mainGroup(nodes: FlowNode[]): string | undefined {
  const submits = nodes.filter((node) => isSubmit(node) && nodeName(node) === 'method')
  const asks = (group: string) => nodes.some((node) => node.group === group && isField(node))
  return (
    submits.find((node) => node.group === 'password') ??
    submits.find((node) => asks(node.group)) ??
    submits[0]
  )?.group
}

/**
 * Whether a side button belongs below the whole form, as those that go back or send again do. Other side buttons, which
 * choose an address or unlink a method, stay in their section.
 */
const isAround = (node: FlowNode) =>
  isSubmit(node) &&
  isSideButton(node) &&
  /^(resend|email|recovery_confirm_address|screen|back)$/.test(nodeName(node))

const section = (group: string, items: Placed[]): FlowSection => ({
  group,
  content: items.filter(({ node }) => !isButton(node)),
  buttons: items.filter(({ node }) => isButton(node)),
})

const isButton = (node: FlowNode) => isSubmit(node) || isTrigger(node)

/** The button that Enter in a field presses: that of the field's group, else the main one of the form. */
export function defaultSubmit(layout: FlowLayout, field?: FlowNode): Placed | undefined {
  const submits = layout.sections
    .flatMap(({ buttons }) => buttons)
    .filter(({ node }) => isSubmit(node) && !isSideButton(node) && node.attributes.disabled !== true)
  return (
    submits.find(({ node }) => node.group === field?.group) ??
    submits.find(({ node }) => !isProviderButton(node)) ??
    submits[0]
  )
}

/**
 * The button that Enter presses where the form has none to send: the only one of the field's group, or of the form, that runs
 * a function of the identity service's scripts, such as that of a passkey.
 */
export function defaultTrigger(layout: FlowLayout, field: FlowNode): Placed | undefined {
  const triggers = layout.sections
    .flatMap(({ buttons }) => buttons)
    .filter(({ node }) => isTrigger(node) && node.attributes.disabled !== true)
  const own = triggers.filter(({ node }) => node.group === field.group)
  const [only, ...others] = own.length > 0 ? own : triggers
  return others.length === 0 ? only : undefined
}

/** The button that is drawn as the main action: the only one there is, such as a security key's, or the main form's. */
export function mainButton({ sections }: FlowLayout): FlowNode | undefined {
  const [only, ...others] = sections.flatMap(({ buttons }) => buttons)
  if (others.length === 0) return only?.node
  const first = sections[0]?.buttons[0]?.node
  return first && nodeName(first) === 'method' ? first : undefined
}

/** The buttons of all sections, then those below the form. */
export const allButtons = ({ sections, side }: FlowLayout) => [
  ...sections.flatMap(({ buttons }) => buttons),
  ...side,
]

/** Whether there is nothing to press and no link to follow: where no method is switched on, or somebody has set up none. */
export const offersNothing = (layout: FlowLayout) =>
  allButtons(layout).length === 0 &&
  layout.sections.every(({ content }) => content.every(({ node }) => node.type !== 'a'))

/** The method that a button signs in with, as sessions name it: `password`, of a provider with its id `oidc harbour`. */
function methodOf(node: FlowNode): string | undefined {
  if (isProviderButton(node)) return `${node.group} ${textOf(node.attributes.value)}`
  return isTrigger(node) || nodeName(node) === 'method' ? node.group : undefined
}

/** The button that signs in with this method; undefined also where there is no other one to choose. */
export function buttonOfMethod(layout: FlowLayout, method?: string): FlowNode | undefined {
  const ways = allButtons(layout).filter(({ node }) => methodOf(node))
  return ways.length > 1 ? ways.find(({ node }) => methodOf(node) === method)?.node : undefined
}

/** The messages of hidden nodes, texts and buttons: they have no field below which a message could be drawn. */
export function messagesWithoutField(layout: FlowLayout): FlowText[] {
  const content = layout.sections.flatMap((section) => section.content).filter(({ node }) => !isField(node))
  return [...layout.hidden, ...content, ...allButtons(layout)].flatMap(({ node }) => nodeMessages(node))
}
