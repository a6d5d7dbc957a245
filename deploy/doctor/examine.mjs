import { CouldNotLook } from './ask.mjs'
import { checkAddresses } from './checks/addresses.mjs'
import { checkAdminApi } from './checks/admin-api.mjs'
import { checkClock } from './checks/clock.mjs'
import { checkConfigJs } from './checks/config-js.mjs'
import { checkConsole } from './checks/console.mjs'
import { checkCookies } from './checks/cookies.mjs'
import { checkCors } from './checks/cors.mjs'
import { checkDocument } from './checks/document.mjs'
import { checkFlowMethods, missingMethod } from './checks/flow-method.mjs'
import { checkPasskeys } from './checks/passkeys.mjs'
import { checkProductApi } from './checks/product-api.mjs'
import { checkReturns } from './checks/returns.mjs'
import { checkSecondFactor } from './checks/second-factor.mjs'
import { checkSignUp } from './checks/sign-up.mjs'
import { checkSync } from './checks/sync.mjs'
import { checkTraits } from './checks/traits.mjs'
import { checkVersions } from './checks/versions.mjs'
import { leadsOn, openSetup } from './setup.mjs'

/** In the order in which findings are told; dangers come before all others. */
const CHECKS = [
  checkTraits,
  checkAdminApi,
  checkSecondFactor,
  checkReturns,
  checkCors,
  checkCookies,
  checkConfigJs,
  checkAddresses,
  checkConsole,
  checkDocument,
  checkProductApi,
  checkSync,
  checkFlowMethods,
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
  // Without a sign-in form this may be the reason, and has to be told: the admin API answers in place of Kratos' public one,
  // or the console's settings do not say where Kratos is.
  const reasons = [...(await checkAdminApi(setup)), ...checkConfigJs(setup)]
  const problem = await withoutForm(setup)
  if (problem && reasons.length === 0) throw new CouldNotLook(problem)
  if (problem) return { console, auth, findings: reasons, unseen: [problem] }

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
  const login = await setup.call('/self-service/login/browser')
  if (login.status === 200 && login.json?.ui?.action) return null
  if (login.location) return leadsOn(`--auth ${setup.auth}`, login.location)
  return (
    `${login.url} gives no sign-in form of Kratos, but ${login.status}: ${whatItSays(login)}. Does the web server hand ` +
    `${setup.auth}/ on to the public port of Kratos (in the image: the environment variable AUTH_UPSTREAM)?`
  )
}

const whatItSays = ({ json }) =>
  (json?.error?.reason ?? json?.error?.message ?? (json ? 'something else' : 'a page, or nothing')).replace(
    /\.$/,
    '',
  )

async function unseenParts(setup) {
  const parts = []
  for (const [flow, of] of Object.entries({
    registration: 'Signing up',
    verification: 'Verification',
    recovery: 'Recovery',
  })) {
    const answer = await setup.call(`/self-service/${flow}/browser`)
    if (answer.status === 200 || missingMethod(answer)) continue
    const isOff = /was disabled/.test(answer.json?.error?.reason)
    parts.push(`${of}: ${isOff ? 'it is switched off' : `${answer.status}, ${whatItSays(answer)}`}.`)
  }
  const schemas = await setup.call('/schemas?page_size=250')
  if (schemas.status !== 200) parts.push(`The identity schemas: ${schemas.url} is not answered.`)
  if (!setup.configJs.isPlain)
    parts.push('Where the console looks for Kratos and the product API: its config.js computes it.')
  if (!setup.configuration)
    parts.push(
      'The address of /account, what follows a sign-up, whether a second factor is asked for, from where passkeys are ' +
        'taken, and the cookie of the session: add --config kratos.yml.',
    )
  if (!setup.admin) parts.push('The version of Kratos: add --admin with the address of its admin API.')
  return parts
}
