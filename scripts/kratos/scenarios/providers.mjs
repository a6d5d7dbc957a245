import {
  codeToSignIn,
  merge,
  oneStep,
  passkeys,
  providers,
  securityKeys,
  securityKeysAlone,
  verifiedOrNot,
  without,
} from '../configuration.mjs'
import { securityKey } from '../devices.mjs'
import { valueOf } from '../browser.mjs'
import { email, signUpByForm } from './steps.mjs'

const labels = { harbour: 'Harbour', lighthouse: 'Lighthouse' }
const providersOnly = (provider) => merge(oneStep, providers(provider, labels), without('password'))
const withProviders = (provider) => merge(oneStep, providers(provider, labels))
const everything = (provider) => merge(withProviders(provider), codeToSignIn, passkeys, securityKeys)

/** Passkeys and social providers: ways in that leave the page. */
export const providersAndPasskeys = [
  {
    name: 'sign in and up with providers alone',
    changes: providersOnly,
    async walk({ browser, record }) {
      record('login-oidc-only', 'Two providers and nothing else.', await browser().start('login'))
      record(
        'registration-oidc-only',
        'Two providers and nothing else.',
        await browser().start('registration'),
      )
    },
  },
  {
    name: 'sign up with a provider',
    changes: withProviders,
    async walk({ browser, provider, person, record }) {
      const nora = browser()
      const started = record(
        'registration-oidc',
        'Two providers beside a password.',
        await nora.start('registration'),
      )
      const press = { method: 'oidc', provider: 'harbour' }
      const leaving = record(
        'error-location-change-oidc-422',
        "A provider's button was pressed: on to the provider.",
        await nora.submit(started, press),
      )
      record(
        'registration-oidc-redirect',
        'Back from the provider: signed up and signed in.',
        await provider.comeBack(nora, leaving, { sub: 'nora', email }),
      )
      record('whoami-200-oidc', 'Somebody signed in by a provider.', await nora.get('/sessions/whoami'))
      const settings = record(
        'settings-oidc',
        'A provider to unlink, another to link.',
        await nora.start('settings'),
      )
      const linking = record(
        'settings-oidc-link-422',
        'On to the provider, to link it.',
        await nora.submit(settings, { method: 'oidc', link: 'lighthouse' }),
      )
      const linked = record(
        'settings-oidc-linked-redirect',
        'Back from the provider, which is linked now.',
        await provider.comeBack(nora, linking, { sub: 'nora', email }),
      )
      const both = record('settings-oidc-linked', 'Both are linked.', await nora.arrive('settings', linked))
      record(
        'settings-oidc-unlinked',
        'One of them is unlinked.',
        await nora.submit(both, { method: 'oidc', unlink: 'harbour' }),
      )
      record(
        'login-refresh-oidc',
        'Somebody signed in by a provider confirms that it is them.',
        await nora.start('login', '?refresh=true'),
      )

      const grace = browser()
      const incomplete = await grace.submit(await grace.start('registration'), press)
      const back = record(
        'registration-oidc-missing-trait-redirect',
        'Back from a provider that told no address.',
        await provider.comeBack(grace, incomplete, { sub: 'grace' }),
      )
      record(
        'registration-oidc-missing-trait',
        'The address is asked for.',
        await grace.arrive('registration', back),
      )

      await person({ email: 'ada@example.com' })
      const ada = browser()
      const taken = await ada.submit(await ada.start('login'), press)
      const conflict = record(
        'login-oidc-conflict-redirect',
        'Back from a provider; somebody has this address already.',
        await provider.comeBack(ada, taken, { sub: 'ada', email: 'ada@example.com' }),
      )
      record(
        'login-oidc-conflict',
        'Sign in another way, to link the provider.',
        await ada.arrive('login', conflict),
      )
    },
  },
  {
    name: 'sign in with a provider',
    changes: withProviders,
    async walk({ browser, provider, record }) {
      const nora = browser()
      const press = { method: 'oidc', provider: 'harbour' }
      const started = record(
        'login-oidc-with-password',
        'Two providers beside a password.',
        await nora.start('login'),
      )
      const refused = record(
        'login-oidc-refused-redirect',
        'Back from the provider, having said no.',
        await provider.refuse(nora, await nora.submit(started, press)),
      )
      record(
        'login-oidc-refused',
        'The provider says that somebody said no.',
        await nora.arrive('login', refused),
      )
    },
  },
  {
    name: 'sign in and up with every method',
    changes: everything,
    async walk({ browser, person, record }) {
      await person({ email })
      const nora = browser()
      record('login-all-methods', 'Every way to sign in at once.', await nora.start('login'))
      record('registration-all-methods', 'Every way to sign up at once.', await nora.start('registration'))
      await nora.signIn(email)
      record('settings-all-methods', 'Everything that can be changed.', await nora.start('settings'))
    },
  },
  {
    name: 'sign up and in with a passkey',
    changes: merge(passkeys, without('password'), verifiedOrNot),
    async walk({ browser, record }) {
      const nora = browser()
      const started = await nora.start('registration')
      const second = record(
        'registration-twostep-passkey',
        'The second step of a sign-up by passkey.',
        await nora.submit(started, { method: 'profile', traits: { email } }),
      )
      const { credentialOptions } = JSON.parse(valueOf(second.body, 'passkey_create_data'))
      const passkey = securityKey('passkey')
      const created = passkey.create(credentialOptions)
      record(
        'registration-passkey-200',
        'Signed up and signed in with a passkey.',
        await nora.submit(second, { method: 'passkey', passkey_register: created, traits: { email } }),
      )

      const elsewhere = browser()
      const login = record('login-passkey', 'A sign-in by passkey alone.', await elsewhere.start('login'))
      const challenge = JSON.parse(valueOf(login.body, 'passkey_challenge'))
      const signed = passkey.get(challenge, credentialOptions.publicKey.user.id)
      record(
        'login-passkey-200',
        'Signed in with a passkey.',
        await elsewhere.submit(login, { method: 'passkey', passkey_login: signed }),
      )
      const third = browser()
      const again = await third.start('login')
      const asked = JSON.parse(valueOf(again.body, 'passkey_challenge'))
      const other = securityKey('unknown').get(asked, credentialOptions.publicKey.user.id)
      record(
        'login-passkey-unknown',
        'A passkey that nobody here has.',
        await third.submit(again, { method: 'passkey', passkey_login: other }),
      )
    },
  },
  {
    name: 'sign up and in with a security key alone',
    changes: merge(securityKeysAlone, without('password'), verifiedOrNot),
    async walk({ browser, record }) {
      const nora = browser()
      const started = await nora.start('registration')
      const second = record(
        'registration-twostep-webauthn',
        'The second step of a sign-up by security key.',
        await nora.submit(started, { method: 'profile', traits: { email } }),
      )
      const key = securityKey('security-key')
      await nora.submit(second, {
        method: 'webauthn',
        webauthn_register: key.create(JSON.parse(valueOf(second.body, 'webauthn_register_trigger'))),
        webauthn_register_displayname: 'Desk key',
        traits: { email },
      })

      const elsewhere = browser()
      const login = record(
        'login-webauthn',
        'A sign-in by security key alone: who somebody is comes first.',
        await elsewhere.start('login'),
      )
      const nobody = browser()
      record(
        'login-webauthn-unknown',
        'Nobody with a security key has this identifier.',
        await nobody.submit(await nobody.start('login'), {
          method: 'webauthn',
          identifier: 'nobody@example.com',
        }),
      )
      record(
        'login-webauthn-422',
        'Somebody has this identifier: on to the same sign-in, by navigation.',
        await elsewhere.submit(login, { method: 'webauthn', identifier: email }),
      )
      const asked = record(
        'login-webauthn-key',
        'The security key is asked for.',
        await elsewhere.read('login', login.body.id),
      )
      const signed = key.get(JSON.parse(valueOf(asked.body, 'webauthn_login_trigger')))
      record(
        'login-webauthn-200',
        'Signed in with a security key alone.',
        await elsewhere.submit(asked, { method: 'webauthn', identifier: email, webauthn_login: signed }),
      )
    },
  },
  signUpByForm({
    name: 'sign up with a passkey, as the page sends it',
    changes: merge(oneStep, passkeys),
    fields(flow) {
      const { credentialOptions } = JSON.parse(valueOf(flow, 'passkey_create_data'))
      return { passkey_register: securityKey('passkey').create(credentialOptions) }
    },
    answer: ['registration-passkey-redirect', 'Signed up and signed in with a passkey, on to the plans.'],
  }),
  signUpByForm({
    name: 'sign up with a security key, as the page sends it',
    changes: merge(oneStep, securityKeysAlone),
    fields: (flow) => ({
      webauthn_register: securityKey('security-key').create(
        JSON.parse(valueOf(flow, 'webauthn_register_trigger')),
      ),
      webauthn_register_displayname: 'Desk key',
    }),
    answer: [
      'registration-webauthn-redirect',
      'Signed up and signed in with a security key, on to the plans.',
    ],
  }),
]
