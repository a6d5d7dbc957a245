import { nodeOf, valueOf } from '../browser.mjs'
import { codeAsSecondFactor, flow, merge, schemaOf, securityKeys } from '../configuration.mjs'
import { securityKey, totpCode } from '../devices.mjs'
import { secretOf } from './settings.mjs'
import { addSecurityKey, email, signedIn, signedOut, typeCode } from './steps.mjs'

const aal2 = '?aal=aal2'

const address = (title) => ({
  title,
  type: 'string',
  format: 'email',
  'ory.sh/kratos': {
    credentials: { password: { identifier: true }, code: { identifier: true, via: 'email' } },
    verification: { via: 'email' },
  },
})
const twoAddresses = {
  properties: { email: address('Email'), work: address('Work email') },
  required: ['email'],
}

/** Signing in with a second factor: authenticator, backup code, security key, code by mail. */
export const secondFactor = [
  {
    name: 'sign in with an authenticator',
    async walk({ browser, person, record }) {
      await person({ email })
      const { secret } = await withAuthenticator(browser(), email)
      const nora = browser()
      record(
        'error-location-change-aal2-422',
        'The password fits; a second factor is asked for.',
        await nora.signIn(email),
      )
      record('error-whoami-403-aal2', 'Signed in, but not far enough.', await nora.get('/sessions/whoami'))
      record('error-settings-aal2-403', 'The settings want the second factor.', await nora.start('settings'))
      record(
        'error-login-signed-in-aal1-400',
        'A sign-in is started by somebody half signed in.',
        await nora.start('login'),
      )
      const second = record(
        'login-aal2-totp',
        'The code of an authenticator is asked for.',
        await nora.start('login', aal2),
      )
      record(
        'login-aal2-totp-missing',
        'No code was typed.',
        await nora.submit(second, { method: 'totp', totp_code: '' }),
      )
      record(
        'login-aal2-totp-wrong',
        'A wrong code was typed.',
        await nora.submit(second, { method: 'totp', totp_code: '000000' }),
      )
      record(
        'login-aal2-200',
        'Signed in with both factors.',
        await nora.submit(second, { method: 'totp', totp_code: totpCode(secret) }),
      )
      record(
        'login-refresh-aal2',
        'Somebody signed in with both confirms the second.',
        await nora.start('login', '?refresh=true&aal=aal2'),
      )
    },
  },
  {
    name: 'ask for a second factor while signed out',
    async walk({ browser, record }) {
      record(
        'error-login-aal2-signed-out-401',
        'A second factor is asked for before the first.',
        await browser().start('login', aal2),
      )
    },
  },
  {
    name: 'show a second factor too late',
    changes: flow('login', { lifespan: '3s' }),
    async walk({ browser, person, record, wait }) {
      await person({ email })
      const { secret } = await withAuthenticator(browser(), email)
      const nora = browser()
      await nora.signIn(email)
      const second = await nora.start('login', aal2)
      await wait(3500)
      record(
        'login-aal2-submit-expired',
        'A second factor that ran out is submitted: 400, in the words for who is signed in already.',
        await nora.submit(second, { method: 'totp', totp_code: totpCode(secret) }),
      )
    },
  },
  {
    name: 'sign in with a backup code, an authenticator or a security key',
    changes: securityKeys,
    async walk({ browser, person, record }) {
      await person({ email })
      const desk = browser()
      const { linked } = await withAuthenticator(desk, email)
      const key = securityKey('security-key')
      const added = await addSecurityKey(desk, linked, key)
      const generated = await desk.submit(added, {
        method: 'lookup_secret',
        lookup_secret_regenerate: 'true',
      })
      const [backupCode] = nodeOf(generated.body, 'lookup_secret_codes').attributes.text.text.split(', ')
      await desk.submit(generated, { method: 'lookup_secret', lookup_secret_confirm: 'true' })

      const nora = browser()
      await nora.signIn(email)
      const second = record('login-aal2-all', 'Any of three second factors.', await nora.start('login', aal2))
      const typed = { method: 'lookup_secret', identifier: email }
      record(
        'login-aal2-lookup-wrong',
        'A backup code that is none.',
        await nora.submit(second, { ...typed, lookup_secret: 'code9999' }),
      )
      record(
        'login-aal2-lookup-200',
        'Signed in with a backup code.',
        await nora.submit(second, { ...typed, lookup_secret: backupCode }),
      )
      const shown = await nora.submit(await nora.start('settings'), {
        method: 'lookup_secret',
        lookup_secret_reveal: 'true',
      })
      record('settings-lookup-used', 'Backup codes are shown; one was used.', shown)

      const elsewhere = browser()
      await elsewhere.signIn(email)
      const asked = await elsewhere.start('login', aal2)
      const signed = key.get(JSON.parse(valueOf(asked.body, 'webauthn_login_trigger')))
      record(
        'login-aal2-webauthn-200',
        'Signed in with a security key.',
        await elsewhere.submit(asked, { method: 'webauthn', identifier: email, webauthn_login: signed }),
      )
    },
  },
  {
    name: 'sign in with a security key as second factor',
    changes: securityKeys,
    async walk(tools) {
      const { browser, record } = tools
      const desk = await signedIn(tools)
      await addSecurityKey(desk, await desk.start('settings'))
      const nora = browser()
      await nora.signIn(email)
      record('login-aal2-webauthn', 'A security key is asked for.', await nora.start('login', aal2))
    },
  },
  {
    name: 'sign in with a code by mail as second factor',
    changes: codeAsSecondFactor,
    async walk(tools) {
      const { record } = tools
      const nora = await signedOut(tools)
      record(
        'login-aal2-code-422',
        'The password fits; a code by mail is asked for.',
        await nora.signIn(email),
      )
      const sent = record(
        'login-aal2-code-sent',
        'There is one address only: the code is on its way at once.',
        await nora.start('login', aal2),
      )
      const typed = { method: 'code', identifier: email }
      await typeCode(tools, nora, sent, {
        names: 'login-aal2-code',
        typed,
        again: { ...typed, resend: 'code' },
        right: ['login-aal2-code-200', 'Signed in with a code by mail.'],
      })
    },
  },
  {
    name: 'sign in with a code to one of two addresses as second factor',
    changes: merge(codeAsSecondFactor, schemaOf(twoAddresses)),
    async walk(tools) {
      const { record } = tools
      const work = 'nora@work.example.com'
      const nora = await signedIn(tools, { schema_id: 'own', traits: { email, work } })
      const second = record('login-aal2-code', 'A button for each address.', await nora.start('login', aal2))
      record(
        'login-aal2-code-sent-to-address',
        'The code is on its way to one of them: 400 though nothing failed.',
        await nora.submit(second, { method: 'code', address: work }),
      )
    },
  },
]

/** Signs somebody in and sets an authenticator up for them. */
async function withAuthenticator(browser, who) {
  await browser.signIn(who)
  const started = await browser.start('settings')
  const secret = secretOf(started)
  return { secret, linked: await browser.submit(started, { method: 'totp', totp_code: totpCode(secret) }) }
}
