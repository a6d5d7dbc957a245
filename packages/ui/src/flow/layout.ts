import {
  type Flow,
  type FlowNode,
  type FlowText,
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
} from './flow'

/** A node and where it stands in the flow: names repeat, positions do not. */
export interface Placed {
  node: FlowNode
  position: number
}

/** What belongs together on the screen: fields and texts first, then the buttons. */
interface FlowSection {
  group: string
  content: Placed[]
  buttons: Placed[]
}

export interface FlowLayout {
  hidden: Placed[]
  scripts: FlowNode[]
  /** The form itself, then each other way, set apart by dividers. */
  sections: FlowSection[]
  /** Resend, back: ways around the form rather than through it, below everything. */
  side: Placed[]
}

/**
 * Puts any flow's nodes in the order of a form: the main method first (a password where there is one), then the
 * alternatives in the service's order. `group` keeps one group and the default nodes, for forms split by group.
 */
export function flowLayout(flow: Flow, group?: string): FlowLayout {
  const placed = flowNodes(flow)
    .map((node, position): Placed => ({ node, position }))
    .filter(({ node }) => group === undefined || node.group === group || node.group === 'default')
  const visible = placed.filter(({ node }) => !isHidden(node) && node.type !== 'script' && !isRoleTrait(node))
  const main = group ?? mainGroup(visible.map(({ node }) => node))
  const side = group === undefined ? visible.filter(({ node }) => isAround(node)) : []
  const groups = new Map<string, Placed[]>([['default', []]])
  for (const item of visible) {
    if (side.includes(item)) continue
    const home = belongsToForm(item.node, main) ? 'default' : item.node.group
    groups.set(home, [...(groups.get(home) ?? []), item])
  }
  return {
    hidden: placed.filter(({ node }) => isHidden(node) && !isRoleTrait(node)),
    // One script serves passkeys and security keys alike, whatever group it stands in.
    scripts: flowNodes(flow).filter((node) => node.type === 'script'),
    sections: inReadingOrder(
      [...groups].map(([name, items]) => section(name === 'default' ? (main ?? name) : name, items)),
    ),
    side,
  }
}

/**
 * Whether a node is part of the main form rather than of an alternative: the main method's own nodes, a captcha, which
 * guards the whole form, and nodes of a type this code does not know, since they draw nothing.
 */
const belongsToForm = (node: FlowNode, main?: string) =>
  node.group === main || node.group === 'captcha' || !isKnown(node)

const isKnown = (node: FlowNode) => ['input', 'text', 'img', 'a', 'div'].includes(node.type)

/**
 * The form first; then, as one list of buttons, the alternatives that need no more than a press; then those that ask
 * for something. Sections that draw nothing are left out.
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
  if (form.content.length === 0) return [{ ...form, buttons: [...form.buttons, ...buttons] }, ...asking]
  return [form, { group: presses[0]?.group ?? form.group, content: [], buttons }, ...asking]
}

/** The group a person most likely came for. */
function mainGroup(nodes: FlowNode[]): string | undefined {
  const submits = nodes.filter((node) => isSubmit(node) && nodeName(node) === 'method')
  const asks = (group: string) => nodes.some((node) => node.group === group && isField(node))
  return (
    submits.find((node) => node.group === 'password') ??
    submits.find((node) => asks(node.group)) ??
    submits[0]
  )?.group
}

/** Side buttons of a form in steps; an address to choose or a method to unlink is a choice of its own. */
const isAround = (node: FlowNode) =>
  isSubmit(node) && isSideButton(node) && /^(resend|email|screen|back)$/.test(nodeName(node))

const section = (group: string, items: Placed[]): FlowSection => ({
  group,
  content: items.filter(({ node }) => !isButton(node)),
  buttons: items.filter(({ node }) => isButton(node)),
})

const isButton = (node: FlowNode) => isSubmit(node) || isTrigger(node)

/** The button that Enter means: the field's own group's, else the form's main one. */
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

export const allButtons = ({ sections, side }: FlowLayout) => [
  ...sections.flatMap(({ buttons }) => buttons),
  ...side,
]

/** Messages of nodes that are not drawn as a field, below which they would stand: hidden ones, texts and buttons. */
export function messagesWithoutField(layout: FlowLayout): FlowText[] {
  const content = layout.sections.flatMap((section) => section.content).filter(({ node }) => !isField(node))
  return [...layout.hidden, ...content, ...allButtons(layout)].flatMap(({ node }) => nodeMessages(node))
}

/** Functions of the identity service's script that want to run as soon as it is there. */
export const onloadTriggers = (layout: FlowLayout) =>
  [...layout.hidden, ...allButtons(layout)].flatMap(({ node }) =>
    typeof node.attributes.onloadTrigger === 'string' ? [node.attributes.onloadTrigger] : [],
  )

/** The groups of a settings flow that have something to show, in the order people look for them. */
export function settingsGroups(flow: Flow): string[] {
  const groups = flowLayout(flow).sections.flatMap(({ content, buttons }) =>
    [...content, ...buttons].map(({ node }) => node.group),
  )
  return [...new Set(groups)].filter((group) => group !== 'default').sort((a, b) => rank(a) - rank(b))
}

const ORDER = ['profile', 'password', 'totp', 'lookup_secret', 'webauthn', 'passkey', 'oidc', 'saml']
const rank = (group: string) => (ORDER.includes(group) ? ORDER.indexOf(group) : ORDER.length)
