import { keepPageRows, keepRows } from './keepRows'

const row = (id: string, status = 'running') => ({ id, status, metadata: { name: id } })
const keyOf = ({ id }: { id: string }) => id

test('unchanged rows stay the same objects, also in another place of the list', () => {
  const before = [row('a'), row('b'), row('c')]
  const after = keepRows(before, [row('new'), row('a'), row('b', 'completed'), row('c')], keyOf)

  expect(after.map(keyOf)).toEqual(['new', 'a', 'b', 'c'])
  expect(after[1]).toBe(before[0])
  expect(after[2]).toEqual(row('b', 'completed'))
  expect(after[2]?.metadata).toBe(before[1]?.metadata)
  expect(after[3]).toBe(before[2])
})

test('an answer without any change gives the page object that was there before', () => {
  const share = keepPageRows(keyOf)
  const page = { items: [row('a'), row('b')], total: 2, totalPages: 1 }

  expect(share(undefined, page)).toBe(page)
  expect(share(page, structuredClone(page))).toBe(page)
  expect(share(page, { ...structuredClone(page), total: 3 })).toMatchObject({ total: 3, items: page.items })
  expect(share(page, { ...page, items: [row('b'), row('a')] })).not.toBe(page)
})

test('a page that arrives as the same object is the same page, also after rows of it were kept', () => {
  const share = keepPageRows(keyOf)
  const first = { items: [row('a'), row('b')], total: 2, totalPages: 1 }
  const arrived = { items: [row('a'), row('b', 'completed')], total: 2, totalPages: 1 }
  const shared = share(first, arrived)
  expect(shared).not.toBe(arrived)
  expect(share(shared, arrived)).toBe(shared)
  expect(share(shared, first)).toEqual(first)
})
