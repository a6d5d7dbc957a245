import { flow, merge, method, passkeys, securityKeys } from '../configuration.mjs'
import { nodeOf, valueOf } from '../browser.mjs'
import { securityKey, totpCode } from '../devices.mjs'
import { addSecurityKey, email, signedIn, tooLate } from './steps.mjs'

/** Changing one's own account: profile, password, authenticator, backup codes, passkeys and security keys. */
export const settings = [
  {
    name: 'change the profile and the password',
    async walk({ browser, person, record }) {
      await person({ email })
      await person({ email: 'grace@example.com' })
      const [nora, grace] = [browser(), browser()]
      record(
        'error-settings-signed-out-401',
        'The settings are started by nobody.',
        await nora.start('settings'),
      )
      await nora.signIn(email)
      await grace.signIn('grace@example.com')
      const started = record(
        'settings',
        'The settings as deployed, just started.',
        await nora.start('settings'),
      )
      record(
        'settings-profile-missing',
        'The address was deleted.',
        await nora.submit(started, { method: 'profile', traits: { email: '' } }),
      )
      record(
        'settings-password-too-short',
        'The new password is too short.',
        await nora.submit(started, { method: 'password', password: 'tiny' }),
      )
      record(
        'settings-profile-saved',
        'A name was saved.',
        await nora.submit(started, { method: 'profile', traits: { email, name: 'Nora' } }),
      )
      record(
        'settings-email-saved',
        'Another address was saved; it is to be verified.',
        await nora.submit(await nora.start('settings'), {
          method: 'profile',
          traits: { email: 'nora@example.org' },
        }),
      )
      record(
        'settings-refused-after-saving',
        'The new password is too short; the state still tells that something was saved before.',
        await nora.submit(started, { method: 'password', password: 'tiny' }),
      )
      record(
        'settings-password-saved',
        'A new password was saved.',
        await nora.submit(started, { method: 'password', password: 'another long walk' }),
      )
      record(
        'error-identity-mismatch-403',
        "Somebody reads another's settings.",
        await grace.read('settings', started.body.id),
      )
      record(
        'error-get-settings-signed-out-401',
        'Nobody reads the settings of somebody.',
        await browser().read('settings', started.body.id),
      )
    },
  },
  {
    name: 'set up an authenticator',
    async walk(tools) {
      const { record } = tools
      const nora = await signedIn(tools)
      const started = record(
        'settings-totp-setup',
        'An authenticator app can be set up.',
        await nora.start('settings'),
      )
      record(
        'settings-totp-wrong',
        'A wrong code was typed.',
        await nora.submit(started, { method: 'totp', totp_code: '000000' }),
      )
      const linked = record(
        'settings-totp-linked',
        'The authenticator is set up.',
        await nora.submit(started, { method: 'totp', totp_code: totpCode(secretOf(started)) }),
      )
      record(
        'settings-totp-unlinked',
        'The authenticator is removed.',
        await nora.submit(linked, { method: 'totp', totp_unlink: 'true' }),
      )
    },
  },
  {
    name: 'set up backup codes',
    async walk(tools) {
      const { record } = tools
      const nora = await signedIn(tools)
      const codes = (change) => ({ method: 'lookup_secret', [`lookup_secret_${change}`]: 'true' })
      const started = await nora.start('settings')
      const generated = record(
        'settings-lookup-generated',
        'Backup codes are shown, to be confirmed.',
        await nora.submit(started, codes('regenerate')),
      )
      const confirmed = record(
        'settings-lookup-confirmed',
        'Backup codes are set up.',
        await nora.submit(generated, codes('confirm')),
      )
      const revealed = record(
        'settings-lookup-revealed',
        'Backup codes are shown again.',
        await nora.submit(confirmed, codes('reveal')),
      )
      record(
        'settings-lookup-disabled',
        'Backup codes are removed.',
        await nora.submit(revealed, codes('disable')),
      )
    },
  },
  {
    name: 'add a security key and a passkey',
    changes: merge(securityKeys, passkeys),
    async walk(tools) {
      const { record } = tools
      const nora = await signedIn(tools)
      const started = record(
        'settings-webauthn',
        'A security key and a passkey can be added.',
        await nora.start('settings'),
      )
      const key = record(
        'settings-webauthn-added',
        'A security key was added.',
        await addSecurityKey(nora, started),
      )
      const again = await nora.start('settings')
      const passkey = securityKey('passkey').create(JSON.parse(valueOf(again.body, 'passkey_create_data')))
      const both = record(
        'settings-passkey-added',
        'A passkey was added.',
        await nora.submit(again, { method: 'passkey', passkey_settings_register: passkey }),
      )
      const left = record(
        'settings-webauthn-removed',
        'The security key is removed.',
        await nora.submit(both, {
          method: 'webauthn',
          webauthn_remove: valueOf(key.body, 'webauthn_remove'),
        }),
      )
      record(
        'settings-passkey-removed',
        'The passkey is removed.',
        await nora.submit(left, {
          method: 'passkey',
          passkey_remove: valueOf(left.body, 'passkey_remove'),
          passkey_create_data: valueOf(left.body, 'passkey_create_data'),
        }),
      )
    },
  },
  {
    name: 'change a password long after signing in',
    changes: merge(flow('settings', { privileged_session_max_age: '1s' })),
    async walk(tools) {
      const { record, wait } = tools
      const nora = await signedIn(tools)
      const started = await nora.start('settings')
      await wait(1500)
      record(
        'error-session-refresh-required-403',
        'Signed in too long ago for a new password.',
        await nora.submit(started, { method: 'password', password: 'another long walk' }),
      )
    },
  },
  tooLate({
    name: 'change the account too late',
    kind: 'settings',
    begin: signedIn,
    body: { method: 'password', password: 'another long walk' },
    read: ['error-get-settings-expired-410', 'Settings that ran out are read.'],
    submitted: ['error-submit-settings-expired-410', 'Settings that ran out are submitted.'],
  }),
  {
    name: 'change a staff account',
    async walk(tools) {
      const nora = await signedIn(tools, { schema_id: 'staff', traits: { email, admin: true } })
      tools.record(
        'settings-role-trait',
        'The settings of an admin hold the role as a trait.',
        await nora.start('settings'),
      )
    },
  },
  {
    name: 'change an account without second factors or links',
    changes: merge(method('totp', { enabled: false }), method('lookup_secret', { enabled: false })),
    async walk(tools) {
      const { record } = tools
      const nora = await signedIn(tools)
      record(
        'settings-password-only',
        'Only the profile and the password can be changed.',
        await nora.start('settings'),
      )
    },
  },
]

/** The secret that somebody scans or copies into an authenticator app. */
export const secretOf = ({ body }) => nodeOf(body, 'totp_secret_key').attributes.text.text
