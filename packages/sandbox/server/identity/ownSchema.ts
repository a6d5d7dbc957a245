import schema from '../../fixtures/ownSchema.json'
import { normalizeEmail } from '../../product/people'
import type { Person } from '../../product/records'
import { accountOf, isEmail, isStaff } from './accounts'
import type { Problems } from './flows'
import { labels, messages, type Message } from './messages'
import { input, traits, withValues, type Node } from './nodes'
import type { OwnTraits } from './records'
import type { Fields } from './request'
import type { Service } from './service'
import { readTraits } from './traits'

/** The fields of the identity schema in use, with what is stored of somebody. */
export function traitNodes(service: Service, group: string, person?: Person): Node[] {
  const { store, switches } = service
  if (switches().identitySchema === 'own')
    return ownNodes(group, person && { ...accountOf(store, person).traits, email: person.email })
  const stored = person && {
    'traits.email': person.email,
    ...(person.name !== null && { 'traits.name': person.name }),
  }
  return withValues(traits(group, rolesOf(service, person)), stored ?? {})
}

/** The schema of administrators has their role; nobody signs up with it. */
const rolesOf = (service: Service, person?: Person) => ({
  admin: person !== undefined && isStaff(service, person),
})

/** What a form says about somebody, read by the identity schema in use. */
export const readTraitsInUse = (service: Service, typed: Fields, person?: Person) =>
  service.switches().identitySchema === 'own'
    ? readOwnTraits(typed)
    : { traits: undefined, ...readTraits(typed, rolesOf(service, person)) }

/** What is read here of a JSON schema. */
interface Schema {
  type?: string
  title?: string
  format?: string
  minLength?: number
  minimum?: number
  enum?: string[]
  const?: boolean
  properties?: Record<string, Schema>
  required?: string[]
}

/** A trait of the schema: `address.city` is a field of its own. */
interface Trait {
  path: string
  rule: Schema
  required: boolean
}

const traitsOf = ({ properties = {}, required = [] }: Schema, parent = ''): Trait[] =>
  Object.entries(properties).flatMap(([name, rule]) =>
    rule.properties
      ? traitsOf(rule, `${parent}${name}.`)
      : [{ path: parent + name, rule, required: required.includes(name) }],
  )

/** The traits of a deployment with an identity schema of its own, in the order of the schema. */
const ownTraits = traitsOf(schema)

const typesOfFormats: Record<string, string> = { email: 'email', tel: 'tel', uri: 'url', date: 'date' }
const typesOfTypes: Record<string, string> = { integer: 'number', number: 'number', boolean: 'checkbox' }
const withAutocomplete = ['email', 'tel', 'url']

/** A field for each trait, with the stored values where there are some. Kratos v26.2 tells no choices of an `enum`. */
const ownNodes = (group: string, stored: OwnTraits = {}): Node[] =>
  ownTraits.map(({ path, rule, required }) => {
    const type = typesOfFormats[rule.format ?? ''] ?? typesOfTypes[rule.type ?? ''] ?? 'text'
    const value = valueAt(stored, path)
    return input(group, `traits.${path}`, type, labels.trait(path, rule.title ?? path), {
      ...(value !== undefined && { value }),
      ...(required && { required }),
      ...(withAutocomplete.includes(type) && { autocomplete: type }),
    })
  })

function valueAt(stored: OwnTraits, path: string): OwnTraits[string] | undefined {
  return path
    .split('.')
    .reduce<OwnTraits[string] | undefined>(
      (part, name) => (typeof part === 'object' ? part[name] : undefined),
      stored,
    )
}

/** What a form says about somebody, each value as its trait wants it, and what is wrong with it. */
function readOwnTraits(typed: Fields): {
  email: string
  name: string
  traits: OwnTraits
  problems?: Problems
} {
  const fields: Record<string, Message[]> = {}
  let traits: OwnTraits = {}
  for (const { path, rule, required } of ownTraits) {
    const field = `traits.${path}`
    const text = textOf(typed, path)
    const value = text === '' ? undefined : valueOf(rule, text)
    const refusal = value === undefined ? required && missing(path) : refusalOf(rule, value)
    if (refusal) fields[field] = [refusal]
    if (value !== undefined) traits = put(traits, path.split('.'), value)
  }
  return {
    email: normalizeEmail(typed['traits.email'] ?? ''),
    name: `${textOf(typed, 'name.first')} ${textOf(typed, 'name.last')}`.trim(),
    traits,
    ...(Object.keys(fields).length > 0 && { problems: { fields } }),
  }
}

const textOf = (typed: Fields, path: string) => typed[`traits.${path}`]?.trim() ?? ''

const missing = (path: string) => messages.missing(path.split('.').at(-1) ?? path)

/** A form sends text; what is no number stays one, to be refused. */
function valueOf({ type = '' }: Schema, text: string): string | number | boolean {
  if (type === 'boolean') return text === 'true'
  return typesOfTypes[type] === 'number' && Number.isFinite(Number(text)) ? Number(text) : text
}

/** What a schema says against a value, in Kratos' words. */
function refusalOf(rule: Schema, value: string | number | boolean): Message | undefined {
  if (rule.const !== undefined && value !== rule.const)
    return refused(4000029, `must be equal to constant ${rule.const}`, { expected: `${rule.const}` })
  if (typeof value === 'number' && rule.minimum !== undefined && value < rule.minimum)
    return refused(4000018, `must be >= ${rule.minimum} but found ${value}`, {
      actual: value,
      minimum: rule.minimum,
    })
  if (rule.format === 'email' && !isEmail(String(value))) return messages.invalidEmail(String(value))
  const reason = genericReason(rule, value)
  return reason === undefined ? undefined : messages.generic(reason)
}

function genericReason(rule: Schema, value: string | number | boolean): string | undefined {
  if (typesOfTypes[rule.type ?? ''] === 'number' && typeof value !== 'number')
    return `expected ${rule.type}, but got string`
  if (rule.type === 'integer' && !Number.isInteger(value)) return 'expected integer, but got number'
  if (rule.enum && !rule.enum.includes(String(value)))
    return `value must be one of ${rule.enum.map((choice) => `"${choice}"`).join(', ')}`
  if (rule.format === 'uri' && !URL.canParse(String(value))) return `"${value}" is not valid "uri"`
  return undefined
}

const refused = (id: number, text: string, context: Message['context']): Message => ({
  id,
  text,
  type: 'error',
  context,
})

/** The same traits with a value at a path. */
function put(traits: OwnTraits, [name = '', ...rest]: string[], value: string | number | boolean): OwnTraits {
  const part = traits[name]
  return {
    ...traits,
    [name]: rest.length === 0 ? value : put(typeof part === 'object' ? part : {}, rest, value),
  }
}
