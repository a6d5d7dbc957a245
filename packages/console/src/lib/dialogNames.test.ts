import { readFileSync } from 'node:fs'
import { dialogNames } from './dialogNames'

test('the reference has every name of a dialog, and no other', () => {
  const reference = readFileSync('docs/reference/14-behaviour.md', 'utf8')
  const [, part = ''] = reference.split('\n## 14.13')
  const [upToNextHeading = ''] = part.split('\n## ')
  const rows = Array.from(upToNextHeading.matchAll(/^\|[^|]+\|([^|]+)\|$/gm), ([, names = '']) => names)
  const named = rows.flatMap((names) => names.match(/(?<=`)[\w-]+(?=`)/g) ?? [])
  expect(named.toSorted()).toEqual(Object.values(dialogNames).flat().toSorted())
})
