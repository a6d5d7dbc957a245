import fc from 'fast-check'
import { pageWindow } from './pageWindow'

test.each([
  [1, 1, '1'],
  [2, 5, '1 2 3 4 5'],
  [1, 52, '1 2 3 gap 52'],
  [2, 52, '1 2 3 gap 52'],
  [3, 52, '1 2 3 4 gap 52'],
  [4, 52, '1 gap 3 4 5 gap 52'],
  [50, 52, '1 gap 49 50 51 52'],
  [52, 52, '1 gap 50 51 52'],
  [3, 6, '1 2 3 4 gap 6'],
])('page %i of %i shows %s', (page, pages, slots) => {
  expect(pageWindow(page, pages).join(' ')).toBe(slots)
})

test('§9.2: at most 5 page buttons, in order, with the first, the last and the current', () => {
  const anyPage = fc
    .integer({ min: 1, max: 100_000 })
    .chain((pages) => fc.record({ pages: fc.constant(pages), page: fc.integer({ min: 1, max: pages }) }))
  fc.assert(
    fc.property(anyPage, ({ page, pages }) => {
      const slots = pageWindow(page, pages)
      const numbers = slots.filter((slot) => slot !== 'gap')
      expect(numbers.length).toBeLessThanOrEqual(5)
      expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
      expect(numbers).toEqual(expect.arrayContaining([1, page, pages]))
      expect(slots.includes('gap')).toBe(pages > 5)
    }),
  )
})
