import { type Flow, type FlowNode, flowKind, isSubmit, nodeName, own, textOf } from './flow'
import { signInWords } from './signInWords'

/**
 * The label of a node: our own for e-mail, password and 'Sign in' (§2.3 /login) and where the service has a second word
 * for the same thing (§16.4), else the one the service sends.
 */
export function nodeLabel(flow: Flow, node: FlowNode): string {
  const { value, label } = node.attributes
  const name = nodeName(node)
  if (isSubmit(node)) {
    if (name === 'method' && value === 'password' && flowKind(flow) === 'login') return signInWords.submit
  } else {
    if (name === 'traits.email' || name === 'identifier') return signInWords.identifier
    if (name === 'password') return signInWords.password
  }
  return (
    own(OWN_WORDS, textOf(node.meta?.label?.id)) ??
    text(node.meta?.label?.text) ??
    text(label?.text) ??
    readable(isSubmit(node) ? (text(value) ?? name) : name)
  )
}

/** Our words for labels, by the id of the service's: it calls a security key a 'hardware key' where it asks for one. */
const OWN_WORDS: Record<string, string> = Object.fromEntries(
  [1010008, 1010011, 1010024].map((id) => [id, 'Sign in with security key']),
)

/** A field's name as a label: 'Name first' for `traits.name.first`, 'Totp code' for `totp_code`. */
export function readable(name: string): string {
  const words = name
    .replace(/^traits\./, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._\s-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words === '' ? 'Unnamed field' : words.charAt(0).toUpperCase() + words.slice(1)
}

const text = (value: unknown) => (typeof value === 'string' && value.trim() !== '' ? value : undefined)
