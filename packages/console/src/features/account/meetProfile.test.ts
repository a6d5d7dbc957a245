import type { SettingsFlow } from '@quarterdeck/api/identity'
import { meetProfile, traitsOf } from './meetProfile'

type Node = SettingsFlow['ui']['nodes'][number]

const node = (name: string, value: unknown, group = 'profile', type = 'text'): Node => ({
  type: 'input',
  group,
  attributes: { name, value, type },
  messages: [],
  meta: {},
})

/** A settings flow of somebody with these traits. */
const settingsOf = (traits: Record<string, unknown>): SettingsFlow => ({
  id: 'f',
  ui: {
    action: '',
    method: 'POST',
    messages: [],
    nodes: [
      node('csrf_token', 'token', 'default', 'hidden'),
      ...Object.entries(traits).map(([name, value]) =>
        node(`traits.${name}`, value, 'profile', typeof value === 'boolean' ? 'checkbox' : 'text'),
      ),
      node('method', 'profile', 'profile', 'submit'),
      node('method', 'password', 'password', 'submit'),
    ],
  },
})

const traitsShown = { email: 'nora@example.com', 'name.first': 'Nora', news: true, 'tags.0': 'one' }
const shown = settingsOf(traitsShown)
const sent = { email: 'nora@example.com', name: { first: 'Nora' }, news: true, tags: ['one'] }

/** What is sent for these traits by who meanwhile finds those others saved. */
const meet = (traits: object, newest: SettingsFlow) =>
  meetProfile(traitsOf(shown), newest, { method: 'profile', traits })

test('what was not edited here is sent as it is saved by now, and what was edited as it was', () => {
  const newest = settingsOf({
    email: 'nora@example.com',
    'name.first': 'Maria',
    'name.last': 'Luz',
    news: false,
    'tags.0': 'one',
    'tags.1': 'two',
  })
  expect(meet({ ...sent, email: 'new@example.com' }, newest)).toEqual({
    body: {
      method: 'profile',
      traits: {
        email: 'new@example.com',
        name: { first: 'Maria', last: 'Luz' },
        news: false,
        tags: ['one', 'two'],
      },
    },
  })
})

test.each<[string, object]>([
  ['nothing', sent],
  ['a trait', { ...sent, name: { first: 'Mira' } }],
  ['a trait that was emptied', { email: sent.email, news: true, tags: ['one'] }],
])('where nothing was saved elsewhere, %s is sent as it is', (_name, traits) => {
  expect(meet(traits, shown)).toEqual({ body: { method: 'profile', traits } })
})

test('the same edit made twice is none that meets', () => {
  const newest = settingsOf({ ...traitsShown, 'name.first': 'Mira' })
  const traits = { ...sent, name: { first: 'Mira' } }
  expect(meet(traits, newest)).toEqual({ body: { method: 'profile', traits } })
})

test('what both edited is not sent: its field says what is saved, and after that it is', () => {
  const newest = settingsOf({ ...traitsShown, 'name.first': 'Maria', news: false })
  const traits = { ...sent, name: { first: 'Mira' } }
  const met = meet(traits, newest)
  if (!('conflict' in met)) throw new Error('Both have changed the name.')
  const { conflict } = met
  expect(conflict.ui.nodes.map(({ attributes: { name, value } }) => [name, value])).toEqual(
    newest.ui.nodes.map(({ attributes: { name, value } }) => [name, value]),
  )
  expect(conflict.ui.nodes.flatMap(({ messages }) => messages.map(({ text }) => text))).toEqual([
    'Changed elsewhere meanwhile, to "Maria", so nothing was saved. Save again to put yours in its place.',
  ])
  expect(
    meetProfile(traitsOf(newest), newest, { method: 'profile', traits: { ...traits, news: false } }),
  ).toEqual({
    body: { method: 'profile', traits: { ...traits, news: false } },
  })
})

test('a list that was edited here and emptied elsewhere is told of the whole form, as it has no field any more', () => {
  const { 'tags.0': _tag, ...others } = traitsShown
  const met = meet({ ...sent, tags: ['two'] }, settingsOf(others))
  if (!('conflict' in met)) throw new Error('Both have changed the list.')
  expect(met.conflict.ui.messages).toEqual([
    { type: 'error', text: expect.stringContaining('Changed elsewhere meanwhile') },
  ])
})

test('a document that refuses a profile does not say what is saved, one that refuses something else does', () => {
  const refusing = (group: string) => {
    const document = structuredClone(shown)
    for (const node of document.ui.nodes)
      if (node.group === group) node.messages = [{ type: 'error', text: 'No.' }]
    return traitsOf(document)
  }
  expect(refusing('profile')).toBeUndefined()
  expect(refusing('password')).toEqual(traitsOf(shown))
})
