import { setTimeout } from 'node:timers/promises'
import { AUTH_ORIGIN, Browser } from './browser.mjs'
import { openProvider } from './provider.mjs'
import { createPerson, newestMail, prepare, start } from './service.mjs'
import { stable } from './stable.mjs'

/** Where the social provider stands in the documents. */
const PROVIDER_ORIGIN = 'https://provider.example.com'

/**
 * Walks every scenario against a Kratos of its own.
 *
 * @param program path of a Kratos program
 * @param scenarios a list of `{ name, changes?, walk }`: `changes` to the deployed configuration (or a function of the
 *   social provider that makes them), and `walk`, which goes through it and records answers on the way
 * @returns the documents by name as `{ meaning, document }`; and the scenarios that could not be
 *   walked to their end as `{ name, error }`
 */
export async function recordAll(program, scenarios, say = console.log) {
  const documents = new Map()
  const failures = []
  const kratos = prepare(program)
  const provider = await openProvider()
  try {
    for (const { name, changes = {}, walk } of scenarios) {
      say(`  ${name}`)
      let service
      try {
        service = await start(kratos, typeof changes === 'function' ? changes(provider) : changes)
        await walk(toolsFor(service, provider, documents))
      } catch (error) {
        failures.push({ name, error, log: service?.log() ?? '' })
      } finally {
        await service?.stop()
      }
    }
  } finally {
    provider.close()
  }
  return { documents, failures }
}

/**
 * Makes the function by which a scenario keeps an answer under a name, with a sentence on what it is. It gives the
 * answer back.
 *
 * @param documents where answers are kept, as `{ meaning, document }` by name
 * @param origins the addresses of this run as keys, what to write instead as values
 * @param now the clock of what answered
 */
export function recorder(documents, origins = {}, now = Date.now) {
  return (name, meaning, answer) => {
    if (documents.has(name)) throw new Error(`Two answers are recorded as ${name}.`)
    if (answer.status >= 500) throw new Error(`${name} came with ${answer.status}.`)
    documents.set(name, { meaning, document: stable(answer, now(), origins) })
    return answer
  }
}

/** The functions that a scenario's `walk` is given. */
function toolsFor(service, provider, documents) {
  return {
    provider,
    record: recorder(documents, { [provider.origin]: PROVIDER_ORIGIN, [service.origin]: AUTH_ORIGIN }),
    /** A browser without cookies. */
    browser: () => new Browser(service.origin),
    /** Makes somebody who can sign in. */
    person: (person) => createPerson(service, person),
    /** Changes somebody by a JSON Patch. */
    change: (id, patch) => service.admin('PATCH', `/identities/${id}`, patch),
    /** The link and the code in the newest mail to an address. */
    mail: (email) => newestMail(service, email),
    wait: (milliseconds) => setTimeout(milliseconds),
  }
}
