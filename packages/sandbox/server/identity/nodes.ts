import type { Message } from './messages'
import { labels } from './messages'

/** One element of a form, as Kratos describes it. */
export interface Node {
  type: 'input' | 'text' | 'img' | 'a' | 'script'
  group: string
  attributes: { node_type: string; name?: string; type?: string; value?: unknown; [key: string]: unknown }
  messages: Message[]
  meta: { label?: Message }
}

type Extra = Record<string, unknown>

function node(type: Node['type'], group: string, attributes: Extra, label?: Message): Node {
  return {
    type,
    group,
    attributes: { ...attributes, node_type: type },
    messages: [],
    meta: label ? { label } : {},
  }
}

export const input = (group: string, name: string, type: string, label?: Message, extra: Extra = {}) =>
  node('input', group, { name, type, ...extra, disabled: false }, label)

export const hidden = (group: string, name: string, value: unknown) =>
  input(group, name, 'hidden', undefined, { value })

export const submit = (group: string, label: Message, name = 'method', value: unknown = group) =>
  input(group, name, 'submit', label, { value })

/** Filled in with the browser's own token when the flow is shown. */
export const csrf = () => input('default', 'csrf_token', 'hidden', undefined, { value: '', required: true })

export const password = (autocomplete: 'current-password' | 'new-password') =>
  input('password', 'password', 'password', labels.password, { required: true, autocomplete })

/** What somebody signs in with; the trait it comes from names it. */
export const identifier = (extra: Extra = {}) =>
  input('default', 'identifier', 'text', labels.trait('email', 'Email'), {
    value: '',
    required: true,
    ...extra,
  })

/** The traits of the self-service schema. There are two, and neither is `admin`; administrators have that one besides. */
export const traits = (group: string, { admin }: { admin: boolean }): Node[] => [
  input(group, 'traits.email', 'email', labels.trait('email', 'Email'), {
    required: true,
    autocomplete: 'email',
  }),
  input(group, 'traits.name', 'text', labels.trait('name', 'Name')),
  ...(admin
    ? [
        input(group, 'traits.admin', 'checkbox', labels.trait('admin', 'Administrator'), {
          value: true,
          required: true,
        }),
      ]
    : []),
]

/** A button that runs a function of the service's script. */
export const trigger = (group: string, name: string, label: Message, extra: Extra) =>
  input(group, name, 'button', label, { ...extra, onclick: `window.${String(extra['onclickTrigger'])}()` })

/** The service's own script. */
export const script = (group: string, src: string, integrity: string) =>
  node('script', group, {
    src,
    async: true,
    referrerpolicy: 'no-referrer',
    crossorigin: 'anonymous',
    integrity,
    type: 'text/javascript',
    id: 'webauthn_script',
    nonce: '',
  })

export const image = (group: string, id: string, src: string, label: Message, size: number) =>
  node('img', group, { src, id, width: size, height: size }, label)

export const text = (group: string, id: string, content: Message, label: Message) =>
  node('text', group, { text: content, id }, label)

export const link = (group: string, id: string, href: string, title: Message) =>
  node('a', group, { href, title, id }, title)

/** The same nodes with these values in them; passwords and buttons keep their own. */
export function withValues(nodes: Node[], values: Record<string, string | undefined>): Node[] {
  return nodes.map((entry) => {
    const { name, type } = entry.attributes
    if (name === undefined || type === 'password' || type === 'submit' || !(name in values)) return entry
    return { ...entry, attributes: { ...entry.attributes, value: ofType(type, values[name] ?? '') } }
  })
}

/** What was sent as text, as the document shows it: numbers and ticks are none. */
function ofType(type: string | undefined, text: string): string | number | boolean {
  if (type === 'checkbox') return text === 'true'
  return type === 'number' && text !== '' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** The same nodes without what stood in these inputs; buttons keep what they stand for. */
export const withoutValues = (nodes: Node[], names: string[]): Node[] =>
  nodes.map((entry) => {
    const { value: _value, ...attributes } = entry.attributes
    const isTyped = attributes.type !== 'submit' && attributes.type !== 'hidden'
    return isTyped && names.includes(attributes.name ?? '') ? { ...entry, attributes } : entry
  })

/** The same nodes, each with the messages given for its name and no others. */
export function withMessages(nodes: Node[], byName: Record<string, Message[]>): Node[] {
  return nodes.map((entry) => ({
    ...entry,
    messages: (entry.attributes.type !== 'submit' && byName[entry.attributes.name ?? '']) || [],
  }))
}

export const isTrait = ({ attributes }: Node): boolean => attributes.name?.startsWith('traits.') ?? false

/** The same nodes with the traits' inputs out of sight, for the second step of a registration. */
export const withHiddenTraits = (nodes: Node[]): Node[] =>
  nodes.map((entry) =>
    isTrait(entry) ? { ...entry, attributes: { ...entry.attributes, type: 'hidden' } } : entry,
  )
