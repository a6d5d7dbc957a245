import { readdirSync, readFileSync } from 'node:fs'

// docs/reference/identity.md names a journey for every method and state: each of them is there, and none is missing.

const folder = 'e2e/kratos'
const reference = readFileSync('docs/reference/identity.md', 'utf8')
const named = [...reference.matchAll(/`(\w[\w-]*\.kratos\.ts)`\s+"([^"]+)"/g)].map(
  ([, file, title]) => `${file} ${title}`,
)
const journeys = readdirSync(folder)
  .filter((file) => file.endsWith('.kratos.ts'))
  .flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/\btest\(\s*(['"`])(.+?)\1/g)].map(
      ([, , title]) => `${file} ${title}`,
    ),
  )

test('the reference names every journey, and no other', () => {
  expect(journeys.length).toBeGreaterThan(30)
  expect(named.toSorted()).toEqual(journeys.toSorted())
})

test('every variant that it names is one', () => {
  const variants = readFileSync(`${folder}/variants.ts`, 'utf8')
  const rows = reference.split('\n').filter((line) => line.includes('.kratos.ts` "'))
  const used = rows.map((row) => row.split('|')[2].trim()).filter(Boolean)
  expect(used.filter((variant) => !new RegExp(`^  '?${variant}'?[:,]`, 'm').test(variants))).toEqual([])
})
