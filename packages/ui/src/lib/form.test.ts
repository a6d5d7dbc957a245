import { formSchema, type FormInput, type FormOutput } from './form'
import { choice, plain, price, text, wholeNumber } from './formFields'

const shelf = formSchema(
  {
    name: text({
      label: 'Name',
      kind: 'name',
      required: 'Name it',
      rule: (name) => (name === 'x' ? 'Not x' : undefined),
    }),
    note: text({ label: 'Note', kind: 'name' }),
    boards: wholeNumber({ label: 'Boards' }),
    price_in_cents: price({ label: 'Price' }),
    wall: choice({ label: 'Wall', required: 'Choose a wall', among: ['north', 'south'] }),
    doors: plain({ label: 'Doors', initial: true }),
    colour: {
      ...text({ label: 'Colour', kind: 'name' }),
      parse: (input: string, before: string) => ({ value: input === before ? undefined : input }),
    },
  },
  ({ name, note }) => ({ note: name === note ? 'Say something else' : undefined }),
)
const typed: FormInput<typeof shelf> = {
  name: ' Oak ',
  note: '',
  boards: '1,000',
  price_in_cents: '29,99',
  wall: 'north',
  doors: false,
  colour: '',
}
const body: FormOutput<typeof shelf> = {
  name: 'Oak',
  note: '',
  boards: 1000,
  price_in_cents: 2999,
  wall: 'north',
  doors: false,
}

test('the empty form has every field', () => {
  expect(shelf.initial).toEqual({
    name: '',
    note: '',
    boards: '0',
    price_in_cents: '',
    wall: '',
    doors: true,
    colour: '',
  })
})

test('what was typed becomes the body; a field that keeps its value is left out', () => {
  expect(shelf.parse(typed)).toEqual({ value: body })
  expect(shelf.parse({ ...typed, colour: 'red' })).toEqual({ value: { ...body, colour: 'red' } })
  expect(shelf.parse({ ...typed, colour: 'red' }, { ...typed, colour: 'red' })).toEqual({ value: body })
})

test('what is saved is written as it would be typed, and comes back', () => {
  const written = shelf.format({ ...body, colour: 'red' })
  expect(written).toMatchObject({ boards: '1000', price_in_cents: '29.99', colour: 'red' })
  expect(shelf.parse(written)).toEqual({ value: { ...body, colour: 'red' } })
  expect(shelf.format(body).colour).toBe('')
})

test('each error is told by its field, with whether a value is missing or refused', () => {
  expect(
    shelf.parse({ ...typed, name: ' ', note: 'n', boards: '12q', price_in_cents: '', wall: '' }),
  ).toEqual({
    errors: {
      name: { type: 'required', message: 'Name it' },
      boards: { type: 'refused', message: 'Enter digits only, such as 1,000' },
      price_in_cents: { type: 'refused', message: 'Enter a price in US dollars, such as 19.99' },
      wall: { type: 'required', message: 'Choose a wall' },
    },
  })
  expect(shelf.parse({ ...typed, wall: 'gone' })).toHaveProperty('errors.wall.message', 'Choose a wall')
  expect(shelf.parse({ ...typed, name: 'x' })).toEqual({
    errors: { name: { type: 'refused', message: 'Not x' } },
  })
})

test('the error of a rule between fields is told only for a field without an error of its own', () => {
  expect(shelf.parse({ ...typed, name: 'same', note: 'same' })).toEqual({
    errors: { note: { type: 'refused', message: 'Say something else' } },
  })
  const named = formSchema({ name: text({ label: 'Name', kind: 'name', required: 'Name it' }) }, () => ({
    name: 'Say something else',
  }))
  expect(named.parse({ name: '' })).toEqual({ errors: { name: { type: 'required', message: 'Name it' } } })
})

test('checks that take time run before anything is sent', async () => {
  const slow = formSchema({
    key: {
      ...text({ label: 'Key', kind: 'name' }),
      verify: async (key: string) => (key === 'bad' ? 'No key' : undefined),
    },
    list: {
      ...text({ label: 'List', kind: 'name' }),
      parse: (value: string) => ({ error: `${value}?`, at: '1.key' }),
    },
  })
  expect(await slow.verify({ key: 'bad', list: 'l' })).toEqual({
    errors: {
      key: { type: 'refused', message: 'No key' },
      'list.1.key': { type: 'refused', message: 'l?' },
    },
  })
})

test('checks that take time are made of the fields that are named, where some are', async () => {
  const verify = vi.fn<(value: string) => Promise<string>>(async (value) => `${value}?`)
  const slow = formSchema({
    key: { ...text({ label: 'Key', kind: 'name' }), verify },
    lock: { ...text({ label: 'Lock', kind: 'name' }), verify },
  })
  expect(await slow.verify({ key: 'k', lock: 'l' }, undefined, ['lock'])).toEqual({
    errors: { lock: { type: 'refused', message: 'l?' } },
  })
  expect(verify).toHaveBeenCalledExactlyOnceWith('l')
})
