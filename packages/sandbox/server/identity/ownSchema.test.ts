import { recording, type RecordingName } from '../../fixtures/recorded'
import type { Node } from './nodes'
import { identityForTest, type Document } from './testing'

// Beside what a running Kratos answered with the same schema and the same bodies.
const recorded = (name: RecordingName) => recording(name).body as Document
const sentFor = (name: RecordingName) => recording(name).request.body ?? {}

/** The fields of the schema as they are drawn: in their order, with what is in them and what is said about them. */
const fieldsOf = ({ ui }: Document): Node[] =>
  ui.nodes.filter(({ attributes }) => attributes.name?.startsWith('traits.'))

function start() {
  const { browser, turn } = identityForTest()
  turn({ identitySchema: 'own' })
  return browser()
}

const traitsOf = (body: Record<string, unknown>) => body['traits'] as Record<string, unknown>

test('signing up asks for the traits of the schema, in its order and with its titles, and refuses as Kratos does', async () => {
  const nora = start()
  const flow = await nora.start('registration')
  expect(fieldsOf(flow)).toEqual(fieldsOf(recorded('registration-many-traits')))

  const { csrf_token: _token, ...typed } = sentFor('registration-many-traits-refused')
  const refused = await nora.submit(flow, typed)
  expect(refused.status).toBe(400)
  expect(fieldsOf(refused.body)).toEqual(fieldsOf(recorded('registration-many-traits-refused')))
})

test('what was signed up with is kept in its kinds, and can be changed', async () => {
  const nora = start()
  const { csrf_token: _token, ...typed } = sentFor('registration-many-traits-200')
  const signedUp = await nora.submit(await nora.start('registration'), typed)
  expect(signedUp.status).toBe(200)
  expect(signedUp.body.identity.traits).toEqual(traitsOf(typed))

  const settings = await nora.start('settings')
  expect(fieldsOf(settings)).toEqual(fieldsOf(recorded('settings-many-traits')))
  const { csrf_token: _second, ...changes } = sentFor('settings-many-traits-saved')
  const saved = await nora.submit(settings, changes)
  expect(saved.body.state).toBe('success')
  expect(fieldsOf(saved.body)).toEqual(fieldsOf(recorded('settings-many-traits-saved')))
  expect((await nora.whoami()).body.identity.traits).toEqual(traitsOf(changes))
})

test('a refused change of the profile says so in each field and changes nothing', async () => {
  const nora = start()
  const { csrf_token: _token, ...typed } = sentFor('registration-many-traits-200')
  await nora.submit(await nora.start('registration'), typed)
  const settings = await nora.start('settings')
  const { csrf_token: _second, ...changes } = sentFor('settings-many-traits-refused')
  const refused = await nora.submit(settings, changes)
  expect(refused.status).toBe(400)
  const said = (flow: Document) =>
    fieldsOf(flow).map(({ attributes: { name }, messages }) => ({ name, messages }))
  expect(said(refused.body)).toEqual(said(recorded('settings-many-traits-refused')))
  expect((await nora.whoami()).body.identity.traits).toEqual(traitsOf(typed))
})

test.each([
  ['seats', 'many', 'expected integer, but got string'],
  ['seats', 1.5, 'expected integer, but got number'],
  ['terms', '', undefined],
])('%s cannot be %j', async (name, value, reason) => {
  const nora = start()
  const { csrf_token: _token, ...typed } = sentFor('registration-many-traits-200')
  const answer = await nora.submit(await nora.start('registration'), {
    ...typed,
    traits: { ...traitsOf(typed), [name]: value },
  })
  const field = fieldsOf(answer.body).find(({ attributes }) => attributes.name === `traits.${name}`)
  expect(field?.messages.map(({ text }) => text)).toEqual([reason ?? `Property ${name} is missing.`])
})
