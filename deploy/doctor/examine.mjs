import { CouldNotLook } from './ask.mjs'
import { checkAddresses } from './checks/addresses.mjs'
import { checkAdminApi } from './checks/admin-api.mjs'
import { checkClock } from './checks/clock.mjs'
import { checkConsole } from './checks/console.mjs'
import { checkCookies } from './checks/cookies.mjs'
import { checkCors } from './checks/cors.mjs'
import { checkPasskeys } from './checks/passkeys.mjs'
import { checkReturns } from './checks/returns.mjs'
import { checkSecondFactor } from './checks/second-factor.mjs'
import { checkSignUp } from './checks/sign-up.mjs'
import { checkSync } from './checks/sync.mjs'
import { checkTraits } from './checks/traits.mjs'
import { checkVersions } from './checks/versions.mjs'
import { openSetup } from './setup.mjs'

/** In the order in which findings are told; dangers come before all others. */
const CHECKS = [
  checkTraits,
  checkAdminApi,
  checkSecondFactor,
  checkReturns,
  checkCors,
  checkCookies,
  checkAddresses,
  checkConsole,
  checkSync,
  checkPasskeys,
  checkSignUp,
  checkClock,
  checkVersions,
]

/**
 * @typedef {object} Examination
 * @property {string} console
 * @property {string} auth
 * @property {import('./finding.mjs').Finding[]} findings dangers first
 * @property {string[]} unseen what could not be looked at, and what it takes
 */

/**
 * Looks at a running set-up.
 *
 * @param {Parameters<typeof openSetup>[0]} options
 * @returns {Promise<Examination>}
 * @throws {CouldNotLook} Where the console or Kratos cannot be reached at all.
 */
export async function examine(options) {
  const setup = await openSetup(options)
  const { console, auth } = setup
  // Where the admin API answers in place of Kratos' public one, there is no sign-in form, but a danger to be told.
  const open = await checkAdminApi(setup)
  const problem = await withoutForm(setup)
  if (problem && open.length === 0) throw new CouldNotLook(problem)
  if (problem) return { console, auth, findings: open, unseen: [problem] }

  const findings = (await Promise.all(CHECKS.map(async (check) => check(setup)))).flat()
  return {
    console,
    auth,
    findings: findings.toSorted((one, other) => Number(other.danger) - Number(one.danger)),
    unseen: await unseenParts(setup),
  }
}

/** Without a sign-in form to look at nothing can be said. Null where there is one, else what there is. */
async function withoutForm(setup) {
  const { url, status, json } = await setup.call('/self-service/login/browser')
  if (status === 200 && json?.ui?.action) return null
  const said = json?.error?.reason ?? json?.error?.message ?? (json ? 'something else' : 'a page, or nothing')
  return (
    `${url} gives no sign-in form of Kratos, but ${status}: ${said}. Does the web server hand ${setup.auth}/ on to ` +
    'the public port of Kratos (in the image: the environment variable AUTH_UPSTREAM)?'
  )
}

async function unseenParts(setup) {
  const parts = []
  for (const [flow, of] of Object.entries({
    registration: 'Signing up',
    verification: 'Verification',
    recovery: 'Recovery',
  })) {
    const { status } = await setup.call(`/self-service/${flow}/browser`)
    if (status !== 200) parts.push(`${of}: it is switched off.`)
  }
  const schemas = await setup.call('/schemas?page_size=250')
  if (schemas.status !== 200) parts.push(`The identity schemas: ${schemas.url} is not answered.`)
  if (!setup.configuration)
    parts.push(
      'The address of /account, what follows a sign-up, whether a second factor is asked for, from where passkeys are ' +
        'taken, and the cookie of the session: add --config kratos.yml.',
    )
  if (!setup.admin) parts.push('The version of Kratos: add --admin with the address of its admin API.')
  return parts
}
