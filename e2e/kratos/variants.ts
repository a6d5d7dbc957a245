import * as configuration from '../../scripts/kratos/configuration.mjs'
import type { openProvider } from '../../scripts/kratos/provider.mjs'

const { flow, merge, method, without } = configuration

/** The social provider of a deployment. */
export type Provider = Awaited<ReturnType<typeof openProvider>>

/** What a variant may depend on. */
export interface Circumstances {
  /** Where the console is. */
  consoleUrl: URL
  provider: Provider
  /** Whether Kratos is older than v25: it knows fewer settings. */
  old: boolean
}

const oneStep = ({ old }: Circumstances) =>
  old ? flow('registration', { enable_legacy_one_step: true }) : configuration.oneStep

const site = ({ hostname, origin }: URL) => ({ config: { rp: { id: hostname, origins: [origin] } } })
/** What a deployment's own schema may ask for, for which Kratos has no field that fits: values in a list, a moment, a text of several lines. */
const ownTraits = configuration.schemaOf({
  properties: {
    email: {
      title: 'Email',
      type: 'string',
      format: 'email',
      'ory.sh/kratos': {
        credentials: { password: { identifier: true } },
        verification: { via: 'email' },
        recovery: { via: 'email' },
      },
    },
    name: { title: 'Name', type: 'string' },
    about: { title: 'About', type: 'string' },
    tags: { title: 'Tags', type: 'array', items: { type: 'string' } },
    starts: { title: 'Starts', type: 'string', format: 'date-time' },
  },
  required: ['email'],
})

const passkeys = ({ consoleUrl }: Circumstances) =>
  merge(configuration.passkeys, method('passkey', site(consoleUrl)))
const securityKeys = ({ consoleUrl }: Circumstances) =>
  merge(configuration.securityKeys, method('webauthn', site(consoleUrl)))
const securityKeysAlone = ({ consoleUrl }: Circumstances) =>
  merge(configuration.securityKeysAlone, method('webauthn', site(consoleUrl)))

const privilegesOfFiveSeconds = flow('settings', { privileged_session_max_age: '5s' })

/**
 * The configurations that journeys are walked with: what each changes in the files of deploy/kratos. Journeys of one
 * variant stand together, as each needs a Kratos of its own.
 */
export const variants = {
  /** The files as they are: sign-up in two steps, verification by link, recovery by code, authenticator, backup codes. */
  'as deployed': () => ({}),
  'one step': oneStep,
  'identifier first': () => configuration.identifierFirst,
  'verification by code': () => flow('verification', { use: 'code' }),
  'recovery by link': () => flow('recovery', { use: 'link' }),
  'code in place of a password': () => merge(configuration.codeToSignIn, without('password')),
  'code as second factor': () => configuration.codeAsSecondFactor,
  passkeys: (about) => merge(passkeys(about), configuration.verifiedOrNot),
  'security keys': securityKeys,
  'security keys alone': (about) =>
    merge(oneStep(about), securityKeysAlone(about), configuration.verifiedOrNot),
  'social provider': (about) =>
    merge(
      oneStep(about),
      configuration.providers(about.provider, { harbour: 'Harbour', lighthouse: 'Lighthouse' }),
    ),
  'traits of its own': () => ownTraits,
  'privileges of five seconds': () => privilegesOfFiveSeconds,
  'passkeys and privileges of five seconds': (about) =>
    merge(passkeys(about), configuration.verifiedOrNot, privilegesOfFiveSeconds),
  'closed sign-up': () => flow('registration', { enabled: false }),
  'older answer for unverified people': ({ old }) =>
    old ? {} : { feature_flags: { legacy_require_verified_login_error: true } },
  'forms of five seconds': (about) =>
    merge(
      oneStep(about),
      ...['login', 'registration', 'verification', 'recovery', 'settings'].map((kind) =>
        flow(kind, { lifespan: '5s' }),
      ),
    ),
  'sign-in forms of five seconds': () => flow('login', { lifespan: '5s' }),
  'sessions of five seconds': () => ({ session: { lifespan: '5s' } }),
} satisfies Record<string, (about: Circumstances) => object>

export type Variant = keyof typeof variants
