import fc from 'fast-check'
import { duplicatesOf, toAnnotations, toPairs } from './annotations'

const pair = (key: string, value = '') => ({ key, value })

test('pairs with blank keys are dropped, and all other keys are trimmed', () => {
  expect(toAnnotations([pair('', 'lost'), pair('  ', 'lost'), pair(' a/b ', ' kept ')])).toEqual({
    'a/b': ' kept ',
  })
})

test('a saved map is shown in the order of its keys', () => {
  expect(toPairs({ b: '1', a: '2', 'a/c': '3' })).toEqual([pair('a', '2'), pair('a/c', '3'), pair('b', '1')])
})

test('a later pair with a key that is there already points to the first', () => {
  const pairs = [pair('a'), pair(''), pair('b'), pair(' a '), pair(''), pair('a')]
  expect(duplicatesOf(pairs)).toEqual([null, null, null, 0, null, 0])
})

test('without duplicates, annotations made into pairs and back are the same', () => {
  const maps = fc.dictionary(
    fc.string({ minLength: 1 }).filter((key) => key.trim() === key && key !== '__proto__'),
    fc.string(),
  )
  fc.assert(
    fc.property(maps, (annotations) => {
      const pairs = toPairs(annotations)
      expect(duplicatesOf(pairs).every((duplicate) => duplicate === null)).toBe(true)
      expect(toAnnotations(pairs)).toEqual({ ...annotations })
    }),
  )
})

test('names that every object inherits, such as constructor, are keys like any other', () => {
  expect(Object.keys(toAnnotations([pair('__proto__', 'x'), pair('constructor', 'y')]))).toEqual([
    '__proto__',
    'constructor',
  ])
})
