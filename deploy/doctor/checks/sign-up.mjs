// What follows a sign-up, and whether a second factor is asked for, stands in the files alone.
import { finding } from '../finding.mjs'

const FLOW = 'selfservice.flows.registration'

/** The ways of signing up: how each is switched on, and whether the browser itself is redirected at its end. */
const WAYS = {
  password: { key: 'password.enabled', byDefault: true },
  code: { key: 'code.passwordless_enabled' },
  passkey: { key: 'passkey.enabled', redirected: true },
  webauthn: { key: 'webauthn.enabled', also: 'webauthn.config.passwordless', redirected: true },
  oidc: { key: 'oidc.enabled', redirected: true },
}

/** @param {import('../setup.mjs').Setup} setup */
export function checkSignUp(setup) {
  const { configuration, console } = setup
  if (!configuration || configuration.get(`${FLOW}.enabled`) === false) return []
  const on = (key, byDefault = false) => configuration.get(`selfservice.methods.${key}`) ?? byDefault
  const ways = Object.entries(WAYS)
    .filter(([, { key, also, byDefault }]) => on(key, byDefault) && (also === undefined || on(also)))
    .map(([way, about]) => ({ ...about, way, hooks: hooksAfter(configuration, way) }))

  const findings = []
  const signedOut = ways.filter(({ hooks }) => !hooks.includes('session'))
  if (signedOut.length > 0)
    findings.push(
      finding({
        id: 'sign-up-session',
        title: 'People who sign up are not signed in',
        meaning: `After a sign-up by ${namesOf(signedOut)} there is no session: people stand at the sign-in form again.`,
        changes: signedOut.map(({ way, redirected, hooks }) =>
          setup.kratos(`${FLOW}.after.${way}.hooks`, { now: written(hooks), to: hooksFor(redirected) }),
        ),
      }),
    )

  const plans = `${console}/plans`
  const stray = ways
    .filter(({ redirected }) => redirected)
    .flatMap(({ way, hooks }) => {
      const returns = `${FLOW}.after.${way}.default_browser_return_url`
      const changes = []
      if (hooks.includes('show_verification_ui'))
        changes.push(setup.kratos(`${FLOW}.after.${way}.hooks`, { now: written(hooks), to: hooksFor(true) }))
      if (configuration.get(returns) !== plans)
        changes.push(setup.kratos(returns, { now: configuration.get(returns), to: plans }))
      return changes
    })
  if (stray.length > 0)
    findings.push(
      finding({
        id: 'sign-up-return',
        title: 'People who sign up do not get to the plans',
        meaning:
          'At the end of a sign-up by passkey, security key or social account Kratos itself says where the browser ' +
          'goes. It goes elsewhere than to the plans, where a new customer begins.',
        changes: stray,
      }),
    )
  return findings
}

/** The hooks after a sign-up: those of all ways only count where a way has none of its own. */
function hooksAfter(configuration, way) {
  const own = configuration.get(`${FLOW}.after.${way}.hooks`) ?? []
  const hooks = own.length > 0 ? own : (configuration.get(`${FLOW}.after.hooks`) ?? [])
  return hooks.map(({ hook }) => hook)
}

const written = (hooks) => `[${hooks.map((hook) => `{ hook: ${hook} }`).join(', ')}]`
const hooksFor = (redirected) => written(redirected ? ['session'] : ['session', 'show_verification_ui'])
const namesOf = (ways) => ways.map(({ way }) => way).join(', ')
