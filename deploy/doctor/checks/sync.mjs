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
        `${problem} People stay signed in, but the platform does not learn of them.`,
      changes: [
        {
          file: 'the web server in front of Kratos (in the image: the environment variable SYNC_UPSTREAM)',
          key: `POST ${new URL(setup.auth).pathname.replace(/\/$/, '')}/sync`,
          to: 'the address of your platform that answers it, with 204',
        },
      ],
    }),
  ]
}

async function problemOf(setup) {
  let answer
  try {
    answer = await setup.call('/sync', { method: 'POST' })
  } catch (error) {
    if (error instanceof CouldNotLook) return 'It is not answered.'
    throw error
  }
  const { status, json, headers } = answer
  if (json?.error?.id === 'security_csrf_violation')
    return 'It is answered by Kratos, which knows no such call.'
  if (status === 404 || status === 405 || status >= 500) return `It is answered with ${status}.`
  if (headers.get('Content-Type')?.includes('text/html')) return 'It is answered with a page.'
  if (new URL(setup.auth).origin !== setup.console && !allows(answer, setup.console))
    return (
      `Its answer lacks Access-Control-Allow-Origin: ${setup.console} or Access-Control-Allow-Credentials: true, so a ` +
      'browser withholds it from the console.'
    )
  return null
}
