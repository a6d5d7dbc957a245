// Which second factors people can set up, and whether they are asked for, stands in the files alone.
import { finding } from '../finding.mjs'

const KEY = 'session.whoami.required_aal'

/** @param {import('../setup.mjs').Setup} setup */
export function checkSecondFactor(setup) {
  const { configuration } = setup
  if (configuration?.get(KEY) !== 'aal1') return []
  const on = (key) => configuration.get(`selfservice.methods.${key}`) === true
  const factors = ['totp.enabled', 'lookup_secret.enabled', 'code.mfa_enabled'].filter(on)
  if (on('webauthn.enabled') && !on('webauthn.config.passwordless')) factors.push('webauthn.enabled')
  if (factors.length === 0) return []
  return [
    finding({
      id: 'second-factor',
      danger: true,
      title: 'A second factor is set up, but not asked for',
      meaning:
        `People can set up a second factor in /account (${factors.map((key) => key.split('.')[0]).join(', ')}), and ` +
        'believe that their account is safer by it. But the password alone still opens it.',
      changes: [setup.kratos(KEY, { now: 'aal1', to: 'highest_available' })],
    }),
  ]
}
