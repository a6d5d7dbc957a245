// The product API, by the one call that needs nobody to be signed in: whether sign-up is open.
import { CouldNotLook } from '../ask.mjs'
import { finding } from '../finding.mjs'
import { allows } from './cors.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkProductApi(setup) {
  // Where it is, is not known then.
  if (setup.configJs.apiUrl === undefined) return []
  const url = `${setup.api}/new/signup`
  const problem = await problemOf(setup, url)
  if (problem === null) return []
  return [
    finding({
      id: 'product-api',
      title: 'The product API does not answer the console',
      meaning:
        `The console asks ${url} whether sign-up is open. ${problem.what} So no screen has data, and nothing can be ` +
        'bought.',
      changes: problem.changes,
    }),
  ]
}

/** What is wrong with the answer, and what to change; null where nothing is. */
async function problemOf(setup, url) {
  const absent = (what) => ({ what, changes: [wayTo(setup)] })
  let answer
  try {
    answer = await setup.read(url, { headers: { Accept: 'application/json', Origin: setup.console } })
  } catch (error) {
    if (error instanceof CouldNotLook) return absent('It is not answered.')
    throw error
  }
  const { status, json } = answer
  if (status === 404 || status >= 500) return absent(`It is answered with ${status}.`)
  if (json === undefined) return absent(`It is answered with ${status} and no JSON.`)
  if (isOnConsole(setup) || allows(answer, setup.console)) return null
  const file = 'the product API, or the web server in front of it'
  return {
    what: 'Its answer does not allow the console to read it, though the API has an origin of its own.',
    changes: [
      { file, key: 'Access-Control-Allow-Origin', to: setup.console },
      { file, key: 'Access-Control-Allow-Credentials', to: 'true' },
    ],
  }
}

const isOnConsole = ({ api, console }) => new URL(api).origin === console

const wayTo = (setup) =>
  isOnConsole(setup)
    ? {
        file: 'the web server of the console (in the image: the environment variable API_UPSTREAM)',
        key: 'what answers /v1/ and /new/',
        to: 'your product API',
      }
    : {
        file: 'config.js (in the image: the environment variable CONSOLE_API_URL), or the API itself',
        key: 'apiUrl',
        now: setup.api,
        to: 'where your product API answers',
      }
