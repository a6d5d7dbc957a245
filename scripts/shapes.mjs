// The list of shapes in docs/reference, made from the schemas of an OpenAPI document.

/** Schemas that need no entry, by what the list calls them. The text above the list says what they are. */
const PLAIN = { Uuid: 'id', Time: 'time', Cents: 'cents', Count: 'number' }
const TYPES = { string: 'text', integer: 'number', number: 'number', boolean: 'boolean' }
const FORMATS = { uuid: 'id', 'date-time': 'time' }

/**
 * A Markdown list with an entry for each object and each set of values of an OpenAPI document, in its order. Envelopes
 * with alternatives (`oneOf`, `anyOf`) are left out.
 *
 * @param {{ components: { schemas: Record<string, object> } }} document
 * @returns {string}
 */
export function shapesList({ components }) {
  return Object.entries(components.schemas)
    .filter(([name, { type, enum: values, allOf }]) => !PLAIN[name] && (type === 'object' || values || allOf))
    .map(([name, schema]) => `- **${name}**: ${oneLine(schema.description)} ${contentOf(schema)}.`)
    .join('\n')
}

const oneLine = (text = '') => text.trim().replaceAll(/\s+/g, ' ')

function contentOf({ enum: values, allOf, ...schema }) {
  if (values) return oneOf(values.map((value) => `\`${value}\``))
  if (allOf) return allOf.map((part) => (part.$ref ? nameOf(part) : fieldsOf(part))).join(', and ')
  return schema.properties ? fieldsOf(schema) : typeOf(schema)
}

/** The fields with their types; fields in a row that have the same type are told together: '`name`, `region`: text'. */
function fieldsOf({ properties, required = [] }) {
  const groups = []
  for (const [name, schema] of Object.entries(properties)) {
    const field = `\`${name}${required.includes(name) ? '' : '?'}\``
    const type = typeOf(schema)
    const last = groups.at(-1)
    if (last?.type === type) last.fields.push(field)
    else groups.push({ type, fields: [field] })
  }
  return groups.map(({ type, fields }) => `${fields.join(', ')}: ${type}`).join('; ')
}

/** What the list calls the type of a schema: 'list of Price', 'text or null'. */
export function typeOf(schema) {
  if (schema.$ref) return nameOf(schema)
  if (schema.oneOf) return oneOf(schema.oneOf.map(typeOf))
  if (schema.const !== undefined) return `\`${schema.const}\``
  if (schema.enum) return oneOf(schema.enum.map((value) => `\`${value}\``))
  return oneOf([schema.type].flat().map((type) => nameOfType(type, schema)))
}

function nameOfType(type, { format, items, properties, additionalProperties, required }) {
  if (type === 'array') return `list of ${typeOf(items)}`
  if (type === 'object')
    return properties
      ? `{ ${fieldsOf({ properties, required })} }`
      : `${typeOf(additionalProperties)} for each name`
  if (type === 'null') return 'null'
  const name = FORMATS[format] ?? TYPES[type]
  if (!name) throw new Error(`The list of shapes has no word for the type ${type}.`)
  return name
}

function nameOf({ $ref }) {
  const name = $ref.split('/').at(-1)
  return PLAIN[name] ?? name
}

const oneOf = (words) => [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' or ')
