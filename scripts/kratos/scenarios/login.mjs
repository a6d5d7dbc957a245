import { codeToSignIn, identifierFirst, merge, method, without } from '../configuration.mjs'
import { email, password, signedOut, tooLate, typeCode } from './steps.mjs'

/** Signing in by password, by code, and in two steps. */
export const login = [
  {
    name: 'sign in by password',
    async walk({ browser, person, change, record }) {
      const { id } = await person({ email })
      const nora = browser()
      const started = await nora.start('login')
      const typed = { method: 'password', identifier: email, password }
      record('login-password', 'A sign-in by password, just started.', started)
      record(
        'login-reread',
        'The same flow, read again by its id.',
        await nora.read('login', started.body.id),
      )
      record(
        'login-password-missing-identifier',
        'Nothing was typed.',
        await nora.submit(started, { method: 'password' }),
      )
      record(
        'login-password-wrong-credentials',
        'The password is wrong; the identifier is kept.',
        await nora.submit(started, { ...typed, password: 'wrong' }),
      )
      record(
        'login-unknown-method',
        'A method that is not offered was submitted.',
        await nora.submit(started, { ...typed, method: 'telepathy' }),
      )
      record(
        'error-csrf-post-403',
        'A submit without the token against forgery.',
        await nora.submit(started, { ...typed, csrf_token: '' }),
      )
      record(
        'error-csrf-403',
        'A flow read by a browser that did not start it.',
        await browser().read('login', started.body.id),
      )
      record(
        'error-flow-not-found-404',
        'No flow has this id.',
        await nora.read('login', 'b2f1f8a4-5a3e-4c0a-9a56-5f0d3f0a7c11'),
      )
      record(
        'error-return-to-forbidden-400',
        'A return address that is not allowed.',
        await nora.start('login', '?return_to=https://evil.example/'),
      )
      record(
        'login-with-return-to',
        'A sign-in that is to lead to a place of the console.',
        await nora.start('login', '?return_to=https://console.example.com/plans'),
      )

      await change(id, [{ op: 'replace', path: '/state', value: 'inactive' }])
      record(
        'error-login-inactive-401',
        'Right password, but the identity was switched off.',
        await nora.submit(started, typed),
      )
      await change(id, [{ op: 'replace', path: '/state', value: 'active' }])

      const elsewhere = await browser().start('login')
      record(
        'error-csrf-other-flow-403',
        "A submit of another browser's flow.",
        await nora.submit(elsewhere, typed),
      )
      record('login-200', 'Signed in.', await nora.submit(started, typed))
      record(
        'error-login-already-available-400',
        'A sign-in is started by somebody who is signed in.',
        await nora.start('login'),
      )
      record(
        'login-refresh-password',
        'Somebody signed in confirms that it is them.',
        await nora.start('login', '?refresh=true'),
      )
      record(
        'login-aal2-without-factor',
        'A second factor is asked of somebody who has none.',
        await nora.start('login', '?aal=aal2'),
      )
    },
  },
  {
    name: 'sign in while signed in elsewhere in the same browser',
    async walk({ browser, person, record }) {
      await person({ email })
      const nora = browser()
      const waiting = await nora.start('login')
      await nora.signIn(email)
      const typed = { method: 'password', identifier: email, password }
      record(
        'login-posted-while-signed-in',
        'A sign-in is submitted after another tab had signed in.',
        await nora.submit(waiting, typed),
      )
    },
  },
  {
    name: 'sign in with an address that is not verified',
    async walk({ browser, person, record }) {
      await person({ email, verified: false })
      const nora = browser()
      const refused = record(
        'error-address-not-verified-403',
        'Right password, but the address is not verified.',
        await nora.signIn(email),
      )
      const [next] = refused.body.error.details.continue_with
      record(
        'verification-link-from-login',
        'The verification that it leads to: a link is on its way.',
        await nora.read('verification', next.flow.id),
      )
    },
  },
  {
    name: 'sign in with an address that is not verified, told in the older way',
    changes: { feature_flags: { legacy_require_verified_login_error: true } },
    async walk({ browser, person, record }) {
      await person({ email, verified: false })
      record(
        'login-address-not-verified-legacy',
        'The same, as a message of the flow.',
        await browser().signIn(email),
      )
    },
  },
  {
    name: 'sign in by code',
    changes: merge(codeToSignIn, without('password')),
    async walk(tools) {
      const { record } = tools
      const nora = await signedOut(tools)
      const started = record('login-code-initial', 'A sign-in by code alone.', await nora.start('login'))
      record(
        'login-code-missing-identifier',
        'No address was typed.',
        await nora.submit(started, { method: 'code' }),
      )
      record(
        'login-code-unknown-account',
        'A code is asked for by somebody unknown.',
        await nora.submit(started, { method: 'code', identifier: 'nobody@example.com' }),
      )
      const asked = { method: 'code', identifier: email }
      const sent = record(
        'login-code-sent',
        'The code is on its way: 400 though nothing failed.',
        await nora.submit(started, asked),
      )
      await typeCode(tools, nora, sent, {
        names: 'login-code',
        typed: asked,
        again: { ...asked, resend: 'code' },
        right: ['login-code-200', 'Signed in by code.'],
      })
      record(
        'login-refresh-code',
        'Somebody signed in confirms that it is them, by code.',
        await nora.start('login', '?refresh=true'),
      )
    },
  },
  {
    name: 'sign in by password or code',
    changes: codeToSignIn,
    async walk({ browser, record }) {
      record(
        'login-password-or-code',
        'A password and a code are offered side by side.',
        await browser().start('login'),
      )
    },
  },
  {
    name: 'sign in with the identifier first',
    changes: merge(identifierFirst, codeToSignIn),
    async walk({ browser, person, record }) {
      await person({ email })
      const nora = browser()
      const started = record('login-identifier-first', 'The first of two steps.', await nora.start('login'))
      record(
        'login-identifier-first-missing',
        'No identifier was typed.',
        await nora.submit(started, { method: 'identifier_first', identifier: '' }),
      )
      record(
        'login-identifier-first-unknown',
        'Nobody has this identifier.',
        await nora.submit(started, { method: 'identifier_first', identifier: 'nobody@example.com' }),
      )
      const second = record(
        'login-identifier-first-choice',
        'The second step offers a password and a code.',
        await nora.submit(started, { method: 'identifier_first', identifier: email }),
      )
      record(
        'login-identifier-first-wrong',
        'The password is wrong.',
        await nora.submit(second, { method: 'password', identifier: email, password: 'wrong' }),
      )
    },
  },
  {
    name: 'sign in with the identifier first, then the password',
    changes: identifierFirst,
    async walk({ browser, person, record }) {
      await person({ email })
      const nora = browser()
      const started = await nora.start('login')
      const second = await nora.submit(started, { method: 'identifier_first', identifier: email })
      record('login-identifier-first-password', 'The second step: 400 though nothing failed.', second)
    },
  },
  {
    name: 'sign in where nothing is offered',
    changes: merge(without('password'), method('profile')),
    async walk({ browser, record }) {
      record(
        'login-no-methods',
        'A deployment that offers no way to sign in.',
        await browser().start('login'),
      )
    },
  },
  tooLate({
    name: 'sign in too late',
    kind: 'login',
    begin: signedOut,
    body: { method: 'password', identifier: email, password },
    read: ['error-get-login-expired-410', 'A sign-in that ran out is read.'],
    submitted: ['error-submit-expired-410', 'A sign-in that ran out is submitted.'],
  }),
]
