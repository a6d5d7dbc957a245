// The changes to the deployed configuration that more than one scenario makes.

/** Merges objects into one, depth first; lists and values of later ones replace earlier ones. */
export function merge(...parts) {
  return parts.reduce((merged, part) => {
    const result = { ...merged }
    for (const [key, value] of Object.entries(part))
      result[key] = isObject(value) && isObject(result[key]) ? merge(result[key], value) : value
    return result
  }, {})
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Changes to a flow: `flow('login', { style: 'identifier_first' })`. */
export const flow = (kind, change) => ({ selfservice: { flows: { [kind]: change } } })

/** Switches a method on, with further settings of it. */
export const method = (name, change = {}) => ({
  selfservice: { methods: { [name]: { enabled: true, ...change } } },
})

/** A method that is switched off. */
export const without = (name) => ({ selfservice: { methods: { [name]: { enabled: false } } } })

/** What happens after a sign-up by a method, and nothing else. */
export const afterSignUp = (by, ...hooks) =>
  flow('registration', { after: { [by]: { hooks: hooks.map((hook) => ({ hook })) } } })

export const oneStep = flow('registration', { style: 'unified' })
export const identifierFirst = flow('login', { style: 'identifier_first' })

const site = { display_name: 'Quarterdeck', id: 'example.com', origins: ['https://console.example.com'] }
export const passkeys = method('passkey', { config: { rp: site } })
export const securityKeys = method('webauthn', { config: { passwordless: false, rp: site } })
/** Security keys in place of a password. */
export const securityKeysAlone = method('webauthn', { config: { passwordless: true, rp: site } })

/** A code by mail in place of a password. */
export const codeToSignIn = method('code', { passwordless_enabled: true })
/** A code by mail as the second factor. */
export const codeAsSecondFactor = method('code', { mfa_enabled: true })

/** Sign-in with the given providers, as `{ id: label }`. */
export const providers = (provider, labels) =>
  method('oidc', {
    config: { providers: Object.entries(labels).map(([id, label]) => provider.configuration(id, label)) },
  })

/** Lets people sign in whose address is not verified, which the deployed configuration does not. */
export const verifiedOrNot = flow('login', { after: { hooks: [] } })

/** An identity schema of the given traits in place of the deployed ones. Its id is `own`. */
export function schemaOf(traits) {
  const schema = {
    $id: 'https://quarterdeck.example/schemas/own.json',
    $schema: 'http://json-schema.org/draft-07/schema#',
    type: 'object',
    properties: { traits: { type: 'object', additionalProperties: false, ...traits } },
  }
  const url = `base64://${Buffer.from(JSON.stringify(schema)).toString('base64')}`
  return { identity: { default_schema_id: 'own', schemas: [{ id: 'own', url }] } }
}
