import { isRecord } from '@quarterdeck/api'
import type { FlowBody, SettingsFlow } from '@quarterdeck/api/identity'
import { flowBody } from '@quarterdeck/ui/flow'
import { isSameValue } from '@quarterdeck/ui/lib'

type Node = SettingsFlow['ui']['nodes'][number]

/**
 * An edit of the profile, put together with what is saved by now: the identity service has a profile sent whole, so a trait
 * that was not edited here would undo what was saved elsewhere since the form was drawn (decision 0018).
 *
 * @param before the traits that were saved when the form was drawn
 * @param newest a document that was begun just now
 * @param body what the form sends
 * @returns the body to send; or, where a trait that was edited here was changed to something else, the newest document,
 * which says so at its field and after which a save puts the edit in its place
 */
export function meetProfile(
  before: unknown,
  newest: SettingsFlow,
  body: FlowBody,
): { body: FlowBody } | { conflict: SettingsFlow } {
  const conflicts: string[] = []

  function meet(path: string, old: unknown, yours: unknown, theirs: unknown): unknown {
    if (isSameValue(yours, old)) return theirs
    if (isSameValue(theirs, old) || isSameValue(yours, theirs)) return yours
    // Where none of its fields is filled in, an object is not sent.
    const [was, mine, saved] = [old ?? {}, yours ?? {}, theirs ?? {}]
    if (isRecord(was) && isRecord(mine) && isRecord(saved)) {
      const names = Object.keys({ ...was, ...mine, ...saved })
      const met = names.map((name) => [name, meet(`${path}.${name}`, was[name], mine[name], saved[name])])
      return Object.fromEntries(met)
    }
    conflicts.push(path)
    return yours
  }

  const traits = meet('traits', before, body.traits, traitsOf(newest))
  if (conflicts.length === 0) return { body: { ...body, traits } }

  const isConflict = ({ attributes: { name = '' } }: Node) =>
    conflicts.some((path) => name === path || name.startsWith(`${path}.`))
  const nodes = newest.ui.nodes.map((node) =>
    isConflict(node) ? { ...node, messages: [{ type: 'error', text: told(node) }] } : node,
  )
  // A list that was emptied elsewhere has no field any more.
  const messages = nodes.some(isConflict) ? newest.ui.messages : [{ type: 'error', text: told() }]
  return { conflict: { ...newest, ui: { ...newest.ui, nodes, messages } } }
}

const isOfProfile = ({ group }: Node) => group === 'profile'
const isError = ({ type }: { type?: string }) => type === 'error'

/**
 * The traits that a document's form sends where nothing was edited: those that are saved; undefined where the document refuses a
 * profile, as it has what was sent then.
 */
export function traitsOf(document: SettingsFlow): unknown {
  const isRefused = document.ui.nodes.some((node) => isOfProfile(node) && node.messages.some(isError))
  if (isRefused) return undefined
  const button = document.ui.nodes.find((node) => isOfProfile(node) && node.attributes.type === 'submit')
  return button && flowBody(document, button, {}).traits
}

function told(node?: Node): string {
  const value = node?.attributes.value
  const saved = typeof value === 'string' || typeof value === 'number' ? value : ''
  return `Changed elsewhere meanwhile, to "${saved}", so nothing was saved. Save again to put yours in its place.`
}
