import { changed, countOf, oneIfAny, page, type AskedPage } from './answers'
import { ApiError } from './errors'
import { example } from './testing/document'
import { User } from './users'
import type { Unchecked } from './wire'

describe('lists', () => {
  const read = page(User, 'users')
  const readUsers = (body: unknown, asked?: AskedPage) => read(body as Unchecked<[]>, undefined, asked)
  const ada = example('User')
  const bob = { ...ada, id: 'bob' }
  let warn = vi.spyOn(console, 'warn')
  beforeEach(() => {
    warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  })

  test.each([
    ['a page', { data: [ada, bob], pagination: { total: 60, totalPages: 30 } }, 60, 30],
    ['a bare array', [ada, bob], 2, 1],
    ['an envelope named organizations', { organizations: [ada, bob] }, 2, 1],
    ['an envelope named workflows', { workflows: [ada, bob] }, 2, 1],
    ['a page without its pagination', { data: [ada, bob] }, 2, 1],
    [
      'a page whose pagination is nonsense',
      { data: [ada, bob], pagination: { total: 'x', totalPages: -1 } },
      2,
      1,
    ],
    [
      'a page that counts less than it holds',
      { data: [ada, bob], pagination: { total: 0, totalPages: 0 } },
      2,
      1,
    ],
  ])('%s is read', (_, body, total, totalPages) => {
    const found = readUsers(body)
    expect(found.items.map(({ id }) => id)).toEqual([ada.id, 'bob'])
    expect(found).toMatchObject({ total, totalPages })
    expect(warn).not.toHaveBeenCalled()
  })

  const three = [ada, bob, { ...ada, id: 'cy' }]
  test.each([
    ['a full page is not the last one', [ada, bob], { page: 1, limit: 2 }, 2, 2, true],
    ['nor is a later one', [ada, bob], { page: 3, limit: 2 }, 6, 4, true],
    ['a broken row is a row', [ada, null], { page: 1, limit: 2 }, 2, 2, true],
    ['an envelope is as an array', { data: [ada, bob] }, { page: 1, limit: 2 }, 2, 2, true],
    ['one that is not full ends the list', [ada], { page: 3, limit: 2 }, 5, 3, undefined],
    ['one without rows comes after the last', [], { page: 3, limit: 2 }, 4, 2, undefined],
    ['a first one without rows is the only one', [], { page: 1, limit: 2 }, 0, 1, undefined],
    ['more than was asked for is the whole list', three, { page: 2, limit: 2 }, 3, 1, undefined],
    ['so is what came before', [ada, bob], { page: 2, limit: 2, isRepeated: true }, 2, 1, undefined],
    ['but no rows twice are none', [], { page: 3, limit: 2, isRepeated: true }, 4, 2, undefined],
    ['so is what no page was asked of', [ada, bob], {}, 2, 1, undefined],
  ])('of a bare array, %s', (_, body, asked, total, totalPages, uncounted) => {
    const { items: _items, ...counts } = readUsers(body, asked)
    expect(counts).toEqual({ total, totalPages, uncounted })
  })

  test('what the platform tells holds, whatever was asked for', () => {
    const told = { data: [ada, bob], pagination: { total: 60, totalPages: 30 } }
    expect(readUsers(told, { page: 1, limit: 2, isRepeated: true })).toMatchObject({
      total: 60,
      totalPages: 30,
    })
  })

  test('a broken row is left out with one warning for all of them', () => {
    expect(readUsers([ada, null, 'x', { ...bob, email: 7 }, bob]).items).toHaveLength(2)
    expect(warn).toHaveBeenCalledOnce()
    expect(warn).toHaveBeenCalledWith(expect.stringContaining('3 of 5 users left out'))
  })

  test('nothing but broken rows is malformed, not empty', () => {
    expect(() => readUsers([null, null])).toThrow(ApiError)
    expect(() => readUsers({ data: [{}] })).toThrow(ApiError)
  })

  test.each([
    ['told', { data: [ada], pagination: { total: 1, totalPages: 1 } }, 1],
    ['told, of a list that was cut', { data: [ada], pagination: { total: 60, totalPages: 60 } }, 60],
    ['not told', [ada], null],
    ['not told, of a list that came whole', [ada, bob], 2],
    ['not told, of an empty one', [], 0],
  ])('the number of rows of a page of one is %s', (_, body, count) => {
    expect(countOf(readUsers(body, { page: 1, limit: 1 }))).toBe(count)
  })

  test('an empty list is empty', () => {
    expect(readUsers([])).toEqual({ items: [], total: 0, totalPages: 1 })
  })

  test.each([null, undefined, 'x', 7, {}, { data: null }, { data: {} }, { users: [] }])(
    '%o is no list',
    (body) => {
      expect(() => readUsers(body)).toThrow(expect.objectContaining({ kind: 'malformed' }) as Error)
    },
  )
})

test('a change’s answer is the object, or null where there is none', () => {
  const read = oneIfAny(User)
  const readUser = (body: unknown) => read(body as Unchecked<never>)
  expect(readUser(example('User'))).toMatchObject({ email: 'user@example.com' })
  expect(readUser(null)).toBeNull()
  expect(() => readUser({ ok: true })).toThrow(expect.objectContaining({ kind: 'malformed' }) as Error)
})

test('an action’s answer is the changed object or null', () => {
  const read = changed(User)
  const readUser = (body: unknown) => read(body as Unchecked<undefined>)
  expect(readUser(example('User'))).toMatchObject({ email: 'user@example.com' })
  expect(readUser(null)).toBeNull()
  expect(readUser({ ok: true })).toBeNull()
})
