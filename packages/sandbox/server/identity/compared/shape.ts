/*
 * What two answers are compared by: all there is, but for the order of a form's nodes, to which Kratos itself does not
 * keep, and the order of cookies and of their attributes.
 */
import type { Node } from '../nodes'
import type { Answer } from './walk'

interface FlowLike {
  ui: { nodes: Node[] }
}

/** An answer with its nodes by name and its cookies by name, so that a difference is told where it is. */
export function shapeOf({ cookies = [], body, ...answer }: Answer): object {
  return {
    ...answer,
    cookies: Object.fromEntries(cookies.map(cookieShape)),
    body: isFlow(body) ? { ...body, ui: { ...body.ui, nodes: byName(body.ui.nodes) } } : body,
  }
}

function cookieShape(cookie: string): [name: string, attributes: string[]] {
  const [name = '', ...attributes] = cookie.split('; ')
  return [name.replace('=…', ''), attributes.toSorted()]
}

const isFlow = (body: unknown): body is FlowLike => typeof body === 'object' && body !== null && 'ui' in body

/** Nodes under what tells them apart: their group and name, of a button its value, and which of several alike it is. */
function byName(nodes: Node[]): Record<string, Node> {
  const named: Record<string, Node> = {}
  for (const node of nodes) {
    let name = nameOf(node)
    while (name in named) name += ' again'
    named[name] = node
  }
  return named
}

function nameOf({ group, attributes: { name, id, type, value } }: Node): string {
  const button = type === 'submit' ? ` button ${name === 'email' ? '' : String(value)}` : ''
  return `${group} ${name ?? String(id)}${button}`
}
