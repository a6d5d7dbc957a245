import { median, table } from './table'

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 2, 3], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => expect(median(values)).toBe(middle))

test('times are ratios of medians, bytes and requests are as they are', () => {
  const lines = table({
    floor: [{ 'login ready': 100 }, { 'login ready': 300 }, { 'login ready': 200, 'login requests': 4 }],
    console: [
      { 'login ready': 220 },
      { 'login ready': 900 },
      { 'login ready': 250, 'login code': 94.04, 'login requests': 8 },
    ],
  }).split('\n')
  const cells = (name: string) =>
    lines
      .find((line) => line.includes(name))
      ?.split('|')
      .slice(2, -1)
      .map((cell) => cell.trim())
  expect(cells('/login ready')).toEqual(['1 (200)', '1.25', '1.2'])
  expect(cells('code of /login, kB')).toEqual(['NaN', '94.0', '94'])
  expect(cells('requests of /login')).toEqual(['4', '8', '8'])
  expect(cells('list ready')).toBeUndefined()
})
