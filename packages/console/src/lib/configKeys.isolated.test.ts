import { readFileSync } from 'node:fs'

/*
 * Whoever deploys the console finds each of its settings in two tables: the reference's, and the guide's, which also has
 * its variable. deploy/check.mjs compares the latter with what the image makes of its environment.
 */

/** What stands as code in the first column of the tables of a part of a document. */
function firstColumn(file: string, heading: string): string[] {
  const [, part = ''] = readFileSync(file, 'utf8').split(`\n${heading}\n`)
  const [upToNextHeading = ''] = part.split('\n#')
  return Array.from(
    upToNextHeading.matchAll(/^\| ([^|]+)/gm),
    ([, cell = '']) => cell.match(/[\w.]+(?=`)/g) ?? [],
  ).flat()
}

const guide = firstColumn('docs/guides/deploying.md', '## Settings')
const groups = new Set(guide.flatMap((key) => (key.includes('.') ? key.split('.').slice(0, 1) : [])))

/** A configuration without anything in it, which notes what it is asked for. */
const askedOf = (asked: Set<string>, within = ''): object =>
  new Proxy<Record<string, object>>(
    {},
    {
      has: () => true,
      get: (inner, name) => {
        const key = within + String(name)
        if (groups.has(key)) return (inner[key] ??= askedOf(asked, `${key}.`))
        asked.add(key)
        return undefined
      },
    },
  )

test('every setting that the console reads is in the tables, and no other', async () => {
  const asked = new Set<string>()
  window.__CONSOLE_CONFIG__ = askedOf(asked)
  await Promise.all([import('./runtime'), import('./signUpConfig'), import('./offers')])
  delete window.__CONSOLE_CONFIG__

  expect(guide.toSorted()).toEqual([...asked].toSorted())
  const reference = firstColumn('docs/reference/10-serving.md', '## 10.2 Configuration')
  const missing = [...asked].filter(
    (key) => !reference.some((listed) => key === listed || key.startsWith(`${listed}.`)),
  )
  expect(missing).toEqual([])
})
