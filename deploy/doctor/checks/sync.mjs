// `POST /sync` below Kratos' address is the platform's own (docs/reference, §12.2): it brings the platform's record of
// the person up to date. Kratos itself does not know it, so it has to be routed past Kratos.
import { CouldNotLook } from '../ask.mjs'
import { finding } from '../finding.mjs'
import { allows } from './cors.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkSync(setup) {
  const problem = await problemOf(setup)
  if (problem === null) return []
  return [
    finding({
      id: 'sync',
      title: 'The platform does not hear of people who sign in',
      meaning:
        `After each sign-in the console calls POST ${setup.auth}/sync, which your platform answers, not Kratos. ` +
        `${problem.what} People stay signed in, but the platform may not know them.`,
      changes: problem.changes,
    }),
  ]
}

/** What is wrong with the answer, and what to change; null where nothing is. */
async function problemOf(setup) {
  const unrouted = (what) => ({ what, changes: [routeTo(setup)] })
  let answer
  try {
    answer = await setup.call('/sync', { method: 'POST' })
  } catch (error) {
    if (error instanceof CouldNotLook) return unrouted('It is not answered.')
    throw error
  }
  const { status, json, headers } = answer
  if (json?.error?.id === 'security_csrf_violation')
    return unrouted('It is answered by Kratos, which knows no such call.')
  if (status === 404 || status === 405 || status >= 500) return unrouted(`It is answered with ${status}.`)
  if (headers.get('Content-Type')?.includes('text/html')) return unrouted('It is answered with a page.')
  if (new URL(setup.auth).origin === setup.console || allows(answer, setup.console)) return null
  const file = 'the platform, or the web server in front of it'
  return {
    what: 'Its answer does not allow the console to read it, though Kratos has an origin of its own.',
    changes: [
      { file, key: 'Access-Control-Allow-Origin', to: setup.console },
      { file, key: 'Access-Control-Allow-Credentials', to: 'true' },
    ],
  }
}

const routeTo = ({ auth }) => ({
  file: 'the web server in front of Kratos (in the image: the environment variable SYNC_UPSTREAM)',
  key: `POST ${new URL(auth).pathname.replace(/\/$/, '')}/sync`,
  to: 'the address of your platform that answers it, with 204',
})
