import { createHash } from 'node:crypto'

/**
 * What documents with passkeys and security keys name as their script: its functions read what to ask the browser for from
 * the form, and send the form with the answer, as the script of Kratos does.
 */
export const WEBAUTHN_SCRIPT = `(() => {
  const field = (name) => document.getElementsByName(name)[0]
  const bytes = (text) =>
    Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (character) => character.charCodeAt(0))
  const text = (buffer) =>
    btoa(String.fromCharCode(...new Uint8Array(buffer)))
      .replace(/\\+/g, '-')
      .replace(/\\//g, '_')
      .replace(/=+$/, '')

  const question = (json) => {
    const { publicKey } = JSON.parse(json)
    publicKey.challenge = bytes(publicKey.challenge)
    if (publicKey.user) publicKey.user.id = bytes(publicKey.user.id)
    for (const key of publicKey.allowCredentials ?? []) key.id = bytes(key.id)
    return publicKey
  }
  const PARTS = ['attestationObject', 'authenticatorData', 'clientDataJSON', 'signature', 'userHandle']
  const answer = ({ id, rawId, type, response }) =>
    JSON.stringify({
      id,
      rawId: text(rawId),
      type,
      response: Object.fromEntries(
        PARTS.filter((part) => response[part]).map((part) => [part, text(response[part])]),
      ),
    })

  const sendIn = (name) => (credential) => {
    field(name).value = answer(credential)
    field(name).form.submit()
  }
  // Somebody who does not want to has closed the browser's question, or another one has replaced it.
  const nothing = () => {}
  const create = (asked, name) =>
    navigator.credentials.create({ publicKey: question(field(asked).value) }).then(sendIn(name), nothing)
  const get = (asked, name, how) =>
    navigator.credentials.get({ publicKey: question(field(asked).value), ...how }).then(sendIn(name), nothing)

  // A passkey is listed by its owner's address, which is typed into the same form.
  window.oryPasskeyRegistration = () => {
    const { credentialOptions, displayNameFieldName } = JSON.parse(field('passkey_create_data').value)
    const publicKey = question(JSON.stringify(credentialOptions))
    publicKey.user.name = publicKey.user.displayName = field(displayNameFieldName).value
    return navigator.credentials.create({ publicKey }).then(sendIn('passkey_register'), nothing)
  }
  window.oryPasskeySettingsRegistration = () => create('passkey_create_data', 'passkey_settings_register')
  window.oryWebAuthnRegistration = () => create('webauthn_register_trigger', 'webauthn_register')
  window.oryWebAuthnLogin = () => get('webauthn_login_trigger', 'webauthn_login')
  window.oryPasskeyLogin = () => get('passkey_challenge', 'passkey_login')
  window.oryPasskeyLoginAutocompleteInit = async () => {
    const isOffered = await window.PublicKeyCredential?.isConditionalMediationAvailable?.()
    if (!isOffered) return
    window.abortPasskeyConditionalUI = new AbortController()
    const { signal } = window.abortPasskeyConditionalUI
    return get('passkey_challenge', 'passkey_login', { mediation: 'conditional', signal })
  }
})()
`

/** The hash of it that documents name. */
export const WEBAUTHN_INTEGRITY = `sha512-${createHash('sha512').update(WEBAUTHN_SCRIPT).digest('base64')}`
