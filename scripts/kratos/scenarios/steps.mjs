// What several scenarios do in the same way. `tools` are the functions that a scenario's `walk` is given.
import { valueOf } from '../browser.mjs'
import { flow, merge } from '../configuration.mjs'
import { securityKey } from '../devices.mjs'

/** The person of a scenario, unless it is about several. */
export const email = 'nora@example.com'
export const password = 'a long walk home'

/** Makes that person, with `about` them where something is special: a browser of theirs, not signed in yet. */
export async function signedOut({ browser, person }, about = {}) {
  await person({ email, ...about })
  return browser()
}

/** Makes that person and signs them in: their browser. */
export async function signedIn(tools, about = {}) {
  const nora = await signedOut(tools, about)
  await nora.signIn(email)
  return nora
}

/**
 * Asks for a mail with a link in a verification or recovery that proves by link, after a typing mistake. Resolves with
 * the flow and the link.
 */
export async function askForLink({ mail, record }, nora, kind) {
  const started = record(`${kind}-link-choose`, `A ${kind} by link, just started.`, await nora.start(kind))
  record(
    `${kind}-link-malformed-email`,
    'What was typed is no address.',
    await nora.submit(started, { method: 'link', email: 'nora@' }),
  )
  record(
    `${kind}-link-sent`,
    'The link is on its way.',
    await nora.submit(started, { method: 'link', email }),
  )
  const { link } = await mail(email)
  return { started, link }
}

/** Goes through a verification or recovery that proves by code, up to the right code, whose answer it records. */
export async function proveByCode(tools, nora, kind, right) {
  const { record } = tools
  const started = record(`${kind}-code-choose`, `A ${kind} by code, just started.`, await nora.start(kind))
  record(
    `${kind}-code-missing-email`,
    'No address was typed.',
    await nora.submit(started, { method: 'code', email: '' }),
  )
  const asked = { method: 'code', email }
  const sent = record(`${kind}-code-sent`, 'The code is on its way.', await nora.submit(started, asked))
  await typeCode(tools, nora, sent, {
    names: `${kind}-code`,
    typed: { method: 'code' },
    again: asked,
    right,
  })
}

/**
 * Types a code after it was sent: a wrong one, then it is sent again, then the right one.
 *
 * @param sent the answer that said that the code is on its way
 * @param steps.names what the names of the recorded answers begin with
 * @param steps.typed what is submitted beside a code
 * @param steps.again what is submitted for another mail
 * @param steps.right name and meaning of the answer to the right code
 */
export async function typeCode({ mail, record }, nora, sent, { names, typed, again, right }) {
  record(`${names}-wrong`, 'Another code was typed.', await nora.submit(sent, { ...typed, code: '000000' }))
  record(`${names}-resent`, 'The code is sent again.', await nora.submit(sent, again))
  const { code } = await mail(email)
  record(...right, await nora.submit(sent, { ...typed, code }))
}

/** Adds a security key to the account whose settings `started` are. */
export function addSecurityKey(nora, started, key = securityKey('security-key')) {
  return nora.submit(started, {
    method: 'webauthn',
    webauthn_register: key.create(JSON.parse(valueOf(started.body, 'webauthn_register_trigger'))),
    webauthn_register_displayname: 'Desk key',
  })
}

/**
 * A scenario of a flow that has run out when it is read and submitted.
 *
 * @param options.begin gives the browser in which it is started
 * @param options.read name and meaning of the answer to reading it
 * @param options.submitted name and meaning of the answer to submitting `body`
 */
export const tooLate = ({ name, kind, changes = {}, begin, body, read, submitted }) => ({
  name,
  changes: merge(changes, flow(kind, { lifespan: '1s' })),
  async walk(tools) {
    const nora = await begin(tools)
    const started = await nora.start(kind)
    await tools.wait(1500)
    tools.record(...read, await nora.read(kind, started.body.id))
    tools.record(...submitted, await nora.submit(started, body))
  },
})

/**
 * A scenario of a sign-up whose form the browser itself sends, as the identity service's script makes it do.
 *
 * @param options.fields what is sent beside token and address, made from the flow
 */
export function signUpByForm({ name, changes, fields, answer }) {
  return {
    name,
    changes,
    async walk({ browser, record }) {
      const nora = browser()
      const { body: flow } = await nora.start('registration')
      const csrf_token = valueOf(flow, 'csrf_token')
      const typed = { csrf_token, 'traits.email': email, ...fields(flow) }
      record(...answer, await nora.sendForm(flow.ui.action, typed))
      const { status, body } = await nora.get('/sessions/whoami')
      if (status !== 200 || body.identity.traits.email !== email) throw new Error('Nobody is signed in.')
    },
  }
}
