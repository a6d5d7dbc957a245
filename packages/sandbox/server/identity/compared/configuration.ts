import { schemaOf } from '../../../../../scripts/kratos/configuration.mjs'
import ownSchema from '../../../fixtures/ownSchema.json'
import type { Switches } from '../../switches'

/** A part of Kratos' configuration. */
export interface Part {
  [name: string]: unknown
}

/** How the sandbox is set up for a scenario. */
export interface Setup {
  switches: Partial<Switches>
  registrationOpen: boolean
}

/** What is deployed (`deploy/kratos/kratos.yml`), said by the sandbox's switches. */
const deployed: Partial<Switches> = {
  verificationMethod: 'link',
  recoveryMethod: 'code',
  twoStepRegistration: true,
  requireVerifiedLogin: true,
  verifiedLoginError: '403',
  passkeyMethod: false,
  securityKeyMethod: false,
}

const names = (hooks: unknown) => (hooks as { hook: string }[]).map(({ hook }) => hook)
/** A duration of seconds or minutes, as Go writes it: `1s`, `15m`. */
const minutes = (duration: unknown) => {
  const text = String(duration)
  return Number.parseFloat(text) / (text.endsWith('s') ? 60 : 1)
}
const lifespan = (value: unknown) => ({ switches: { flowLifespanMinutes: minutes(value) } })

/**
 * What scenarios change of the deployed configuration: how the sandbox is set up then, or why it has nothing of the
 * kind, so that it cannot be walked through the scenario. Keys are paths in Kratos' configuration, with all below them.
 */
export const changes: Record<string, ((value: unknown) => Partial<Setup> | string) | string> = {
  'selfservice.methods.profile.enabled': () => ({}),
  'selfservice.methods.code.enabled': () => ({}),
  'selfservice.methods.code.passwordless_enabled': (on) => ({ switches: { codeMethod: on === true } }),
  'selfservice.methods.password.enabled': (on) => ({ switches: { passwordMethod: on === true } }),
  'selfservice.flows.registration.after.password.hooks': (hooks) => ({
    switches: {
      signUpSession: names(hooks).includes('session'),
      signUpVerification: names(hooks).includes('show_verification_ui'),
    },
  }),
  'selfservice.flows.login.after.hooks': (hooks) => ({
    switches: { requireVerifiedLogin: names(hooks).includes('require_verified_address') },
  }),
  'selfservice.flows.registration.style': (style) => ({
    switches: { twoStepRegistration: style !== 'unified' },
  }),
  'selfservice.flows.registration.enabled': (enabled) => ({ registrationOpen: enabled === true }),
  'selfservice.flows.login.lifespan': lifespan,
  'selfservice.flows.registration.lifespan': lifespan,
  'selfservice.flows.verification.lifespan': lifespan,
  'selfservice.flows.recovery.lifespan': lifespan,
  'selfservice.flows.settings.lifespan': lifespan,
  'selfservice.flows.verification.use': (use) => ({
    switches: { verificationMethod: use === 'code' ? 'code' : 'link' },
  }),
  'selfservice.flows.recovery.use': (use) => ({
    switches: { recoveryMethod: use === 'code' ? 'code' : 'link' },
  }),
  'selfservice.flows.settings.privileged_session_max_age': (age) => ({
    switches: { privilegedSessionMinutes: minutes(age) },
  }),
  'feature_flags.legacy_require_verified_login_error': (legacy) => ({
    switches: { verifiedLoginError: legacy === true ? 'flow' : '403' },
  }),

  'selfservice.methods.code.mfa_enabled': 'There is no code by mail as a second factor.',
  'selfservice.methods.totp.enabled': 'An authenticator can always be set up.',
  'selfservice.methods.lookup_secret.enabled': 'Backup codes can always be set up.',
  'selfservice.methods.webauthn': 'A security key signs in a browser alone.',
  'selfservice.methods.passkey': 'A passkey signs in a browser alone.',
  'selfservice.methods.oidc': 'There are no social providers.',
  'selfservice.flows.login.style': 'The identifier is never asked for alone.',
  'selfservice.flows.registration.login_hints': 'Nobody is told how the owner of a taken address signs in.',
  'selfservice.flows.verification.enabled': 'Verification cannot be closed.',
  'selfservice.flows.recovery.enabled': 'Recovery cannot be closed.',
  'feature_flags.use_continue_with_transitions': 'A recovery goes on as deployed.',
  'feature_flags.choose_recovery_address': 'Everybody has one address.',
  identity: (schemas) =>
    JSON.stringify(schemas) === JSON.stringify(schemaOf(ownSchema).identity)
      ? { switches: { identitySchema: 'own' } }
      : 'There are three identity schemas: of customers, of administrators, and an own one.',
}

/** How the sandbox is set up for a scenario's changes, or why it cannot be. `used` collects the paths looked up. */
export function setupFor(changed: Part, used: Set<string>): Setup | { leftOut: string } {
  const setup: Setup = { switches: deployed, registrationOpen: true }
  const reasons: string[] = []
  const apply = (part: Part, above: string) => {
    for (const [name, value] of Object.entries(part)) {
      const path = above + name
      const change = changes[path]
      if (change !== undefined) used.add(path)
      const said = typeof change === 'function' ? change(value) : change
      if (typeof said === 'string') reasons.push(said)
      else if (said) {
        const { switches, ...rest } = said
        Object.assign(setup, rest, { switches: { ...setup.switches, ...switches } })
      } else if (isPart(value)) apply(value, `${path}.`)
      else throw new Error(`What is ${path} in the sandbox? Say it in ${import.meta.url}.`)
    }
  }
  apply(changed, '')
  const [leftOut] = reasons
  return leftOut === undefined ? setup : { leftOut }
}

const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
