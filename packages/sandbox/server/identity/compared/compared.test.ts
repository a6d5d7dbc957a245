import { differences } from '../../../../../scripts/kratos/differences.mjs'
import { scenarios } from '../../../../../scripts/kratos/scenarios/index.mjs'
import { recording, type RecordingName } from '../../../fixtures/recorded'
import { changes, setupFor, type Part } from './configuration'
import { exceptions } from './exceptions'
import { shapeOf } from './shape'
import { walkThrough, type Answer, type Walk } from './walk'

/*
 * The sandbox beside a real Kratos: a person walks the scenarios of scripts/kratos/scenarios through the sandbox, and each
 * answer is compared with the one that was recorded there from Kratos.
 */

interface Scenario {
  name: string
  changes?: Part | ((provider: object) => Part)
  walk: Walk
}

// Of a social provider the sandbox needs no more than that a scenario wants one.
const provider = { configuration: (id: string, label: string) => ({ id, label }) }

const usedChanges = new Set<string>()
const used = new Set<string>()
const walked: [scenario: string, answer: string, document: Answer][] = []
for (const { name, changes: changed = {}, walk } of scenarios as Scenario[]) {
  const setup = setupFor(typeof changed === 'function' ? changed(provider) : changed, usedChanges)
  if ('leftOut' in setup) continue
  const answers = await walkThrough(walk, setup).catch((cause: unknown) => {
    throw new Error(`The sandbox could not be walked to the end of '${name}'.`, { cause })
  })
  for (const [answer, { document }] of answers) walked.push([name, answer, document])
}

/** Whether an answer may differ there. */
function isExcepted(answer: string, place: string): boolean {
  const found = exceptions.some(
    ({ places, answers = [answer] }) => answers.includes(answer) && places.includes(place),
  )
  if (found) used.add(`${answer} ${place}`).add(`any ${place}`)
  return found
}

const placeOf = (line: string) => line.slice(0, line.indexOf(': '))

test.each(walked)('%s: %s is what Kratos answers', (_, answer, document) => {
  const found: string[] = differences(shapeOf(recording(answer as RecordingName)), shapeOf(document))

  expect(found.filter((line) => !isExcepted(answer, placeOf(line)))).toEqual([])
})

test('every exception is needed', () => {
  const listed = exceptions.flatMap(({ places, answers = ['any'] }) =>
    places.flatMap((place) => answers.map((answer) => `${answer} ${place}`)),
  )

  expect(listed.filter((entry) => !used.has(entry))).toEqual([])
})

test('what is said of the configuration is what scenarios change', () => {
  expect(Object.keys(changes).filter((path) => !usedChanges.has(path))).toEqual([])
})
