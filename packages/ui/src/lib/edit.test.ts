import { conflictsIn, editedValues, isSameInput, isSameValue } from './edit'
import { formSchema, type FormField } from './form'
import { price, text, wholeNumber } from './formFields'

/** A text that is left out of the body when blank, as the images of a cluster are. */
const optional: FormField<string, string | undefined> = {
  ...text({ label: 'Image', kind: 'name' }),
  format: (value) => value ?? '',
  parse: (input) => ({ value: input.trim() === '' ? undefined : input }),
}
const schema = formSchema({
  name: text({ label: 'Name', kind: 'name', required: 'Required' }),
  cents: price({ label: 'Price' }),
  tools: wholeNumber({ label: 'Tools' }),
  image: optional,
  key: { ...optional, format: () => '', secret: true },
})
const before = { name: 'Plus', cents: '20.00', tools: '5', image: 'a:1', key: '' }

test('what is typed is compared in the form of what is saved', () => {
  const input = { name: ' Plus ', cents: '$20', tools: '', image: '', key: '' }
  expect(editedValues(schema, input, before)).toEqual({
    ...before,
    cents: schema.format({ name: '', cents: 2000, tools: 0 }).cents,
    tools: '0',
  })
})

test('a secret is a change although a saved one is never shown', () => {
  const yours = editedValues(schema, { ...before, key: 'secret' }, before)
  expect(isSameInput(yours, before)).toBe(false)
  expect(conflictsIn({ before, yours, theirs: before })).toEqual([])
})

test.each([
  ['nobody else changed anything', { name: 'Pro' }, {}, []],
  ['somebody else changed what was not edited', { name: 'Pro' }, { tools: '9' }, ['tools']],
  ['both changed a field', { name: 'Pro' }, { name: 'Max', tools: '9' }, ['name', 'tools']],
  ['both made the same change', { name: 'Pro' }, { name: 'Pro' }, []],
])('%s', (_, mine, others, conflicts) => {
  const yours = { ...before, ...mine }
  expect(conflictsIn({ before, yours, theirs: { ...before, ...others } })).toEqual(conflicts)
})

test.each([
  ['texts', 'a', 'a', true],
  ['a number and its text', 1, '1', false],
  ['lists', ['a', 1], ['a', 1], true],
  ['objects', { a: [true] }, { a: [false] }, false],
  ['what is missing', undefined, undefined, true],
])('%s are compared by what they hold', (_, one, other, same) => expect(isSameValue(one, other)).toBe(same))

test('lists in a form are compared by what they hold', () => {
  const pairs = (value: string) => ({ annotations: [{ key: 'a', value }] })
  expect(isSameInput(pairs('1'), pairs('1'))).toBe(true)
  expect(conflictsIn({ before: pairs('1'), yours: pairs('1'), theirs: pairs('2') })).toEqual(['annotations'])
})
