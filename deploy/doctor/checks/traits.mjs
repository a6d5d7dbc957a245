// The trait `admin` makes an administrator. People write their own traits, when they sign up and in /account, so it may
// only stand where its value cannot be chosen and which nobody can choose at sign-up.
import { finding } from '../finding.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkTraits(setup) {
  const drawn = traitsIn(await setup.call(SIGN_UP))
  const schemas = await schemasOf(setup)
  const writable = schemas.filter(({ traits }) => maySayAdmin(traits))
  const chosen = await chosenAtSignUp(setup, writable)
  const findings = writable
    .filter((schema) => chosen.has(schema) || !alwaysAdmin(schema.traits))
    .map((schema) => adminFinding(setup, { ...schema, chosen: chosen.has(schema) }))
  if (schemas.length === 0 && drawn.has('traits.admin')) findings.push(adminFinding(setup, { chosen: true }))
  if (drawn.size > 0 && !drawn.has('traits.email')) findings.push(emailFinding())
  return findings
}

const SIGN_UP = '/self-service/registration/browser'

/** All identity schemas with the JSON Schema of their traits; none where Kratos does not tell them. */
async function schemasOf(setup) {
  const { json } = await setup.call('/schemas?page_size=250')
  if (!Array.isArray(json)) return []
  return json.map(({ id, schema }) => ({ id, traits: schema.properties?.traits ?? {} }))
}

/** The names of the traits that a form asks for. */
const traitsIn = ({ json }) =>
  new Set(
    (json?.ui?.nodes ?? [])
      .map(({ attributes }) => attributes.name)
      .filter((name) => name?.startsWith('traits.')),
  )

/** Whether a value of this JSON Schema can be `true`. */
function mayBeTrue(schema) {
  if (typeof schema === 'boolean') return schema
  const { const: only, enum: some, type } = schema
  if (only !== undefined) return only === true
  if (some !== undefined) return some.includes(true)
  return type === undefined || [type].flat().includes('boolean')
}

const maySayAdmin = ({ properties = {}, additionalProperties = true }) =>
  mayBeTrue('admin' in properties ? properties.admin : additionalProperties)

const alwaysAdmin = ({ properties: { admin } = {}, required = [] }) =>
  required.includes('admin') &&
  (admin?.const === true || (admin?.enum?.length === 1 && admin.enum[0] === true))

/**
 * Those of the schemas that people can sign up with. Versions without a choice of schemas give the form of the default
 * one whatever is asked for: there it is known by its traits, and of two with the same ones it is not that for staff.
 */
async function chosenAtSignUp(setup, schemas) {
  const formOf = (id) => setup.call(`${SIGN_UP}?identity_schema=${encodeURIComponent(id)}`)
  const forms = new Map()
  for (const schema of schemas) forms.set(schema, await formOf(schema.id))
  const given = schemas.filter((schema) => forms.get(schema).status === 200)
  const isChoice = (await formOf('no-schema-of-this-name')).status !== 200
  if (isChoice) return new Set(given)
  const fitting = given.filter((schema) => isFormOf(schema, forms.get(schema)))
  const customers = fitting.filter(({ traits }) => !alwaysAdmin(traits))
  return new Set(customers.length > 0 ? customers : fitting)
}

function isFormOf({ traits }, form) {
  const asked = traitsIn(form)
  return namesOf(traits).every((name) => asked.has(name))
}

/** The names of all traits, as fields of forms have them: `traits.name.first`. */
const namesOf = ({ properties = {} }, path = 'traits') =>
  Object.entries(properties).flatMap(([name, schema]) =>
    schema.properties ? namesOf(schema, `${path}.${name}`) : [`${path}.${name}`],
  )

function adminFinding(setup, { id, traits, chosen }) {
  const how = chosen ? 'when they sign up' : 'in /account'
  const whose = id === undefined ? 'The form for signing up' : `The identity schema "${id}"`
  const named = traits === undefined || 'admin' in (traits.properties ?? {})
  return finding({
    id: 'admin-trait',
    danger: true,
    title: 'Anybody can make themselves an administrator',
    meaning:
      `${whose} ${named ? 'has the trait admin' : 'lets people add traits of their own, admin among them'}, and ` +
      `people write their own traits ${how}. The console treats everybody as an administrator whose trait admin is ` +
      'true, and so may your product API.',
    changes: changesFor(setup, { id, traits, named }),
  })
}

function changesFor(setup, { id, traits, named }) {
  // A schema for staff alone: it is right as it is, but must not be chosen at sign-up.
  if (traits && alwaysAdmin(traits))
    return [
      setup.kratos('identity.schemas', { to: `selfservice_selectable: false, below "- id: ${id}"` }),
      setup.kratos('identity.default_schema_id', {
        to: `another schema than ${id}, one without the trait admin`,
      }),
    ]
  const file = id === undefined ? 'the identity schema' : fileOf(setup, id)
  return [
    ...(named ? [{ file, key: 'properties.traits.properties.admin', to: 'nothing: remove the trait' }] : []),
    { file, key: 'properties.traits.additionalProperties', to: 'false' },
  ]
}

/** The file of a schema, as far as it can be told. */
function fileOf({ configuration }, id) {
  const url = configuration?.get('identity.schemas')?.find((schema) => schema.id === id)?.url
  return url?.startsWith('file://') ? url.slice('file://'.length) : `the file of the identity schema "${id}"`
}

const emailFinding = () =>
  finding({
    id: 'email-trait',
    title: 'People have no address',
    meaning:
      'The form for signing up does not ask for the trait email. The console knows people by it: the account menu, ' +
      'the plans and the lists of administrators stay without an address.',
    changes: [
      {
        file: 'the identity schema',
        key: 'properties.traits.properties.email',
        to: '{ "type": "string", "format": "email", … } as in deploy/kratos/identity.schema.json',
      },
    ],
  })
