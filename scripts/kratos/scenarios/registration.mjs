import { afterSignUp, codeToSignIn, flow, merge, oneStep, without } from '../configuration.mjs'
import { email, password, signUpByForm, tooLate, typeCode } from './steps.mjs'

const typed = { method: 'password', password, traits: { email } }

/** Signing up in one step and in two, by password and by code. */
export const registration = [
  {
    name: 'sign up in two steps',
    async walk({ browser, person, record }) {
      const nora = browser()
      const started = record(
        'registration-twostep-profile',
        'The first of two steps: who somebody is.',
        await nora.start('registration'),
      )
      const profile = { method: 'profile', traits: { email } }
      record(
        'registration-twostep-profile-missing',
        'Nothing was typed.',
        await nora.submit(started, { method: 'profile' }),
      )
      record(
        'registration-twostep-profile-malformed',
        'What was typed is no address.',
        await nora.submit(started, { ...profile, traits: { email: 'nora@' } }),
      )
      const second = record(
        'registration-twostep-password',
        'The second step: 400 though nothing failed.',
        await nora.submit(started, profile),
      )
      record(
        'registration-twostep-password-too-short',
        'The password is too short.',
        await nora.submit(second, { ...typed, password: 'tiny' }),
      )
      record(
        'registration-twostep-password-like-email',
        'The password is nearly the address.',
        await nora.submit(second, { ...typed, password: 'nora@example.co' }),
      )
      record(
        'registration-twostep-back',
        'Back to the first step, with what was typed.',
        await nora.submit(second, { traits: { email }, screen: 'previous' }),
      )
      const waiting = await nora.start('registration')
      record(
        'registration-200',
        'Signed up and signed in, as deployed: a session, and a mail to verify the address.',
        await nora.submit(second, typed),
      )
      record(
        'error-registration-already-available-400',
        'A sign-up is started by somebody who is signed in.',
        await nora.start('registration'),
      )
      record(
        'registration-posted-while-signed-in',
        'A sign-up is submitted by somebody who is signed in.',
        await nora.submit(waiting, typed),
      )

      const other = browser()
      await person({ email: 'grace@example.com' })
      const taken = { ...typed, traits: { email: 'grace@example.com' } }
      record(
        'registration-twostep-duplicate',
        'Somebody has this address already.',
        await other.submit(await other.start('registration'), taken),
      )
    },
  },
  {
    name: 'sign up in one step',
    changes: merge(oneStep, afterSignUp('password')),
    async walk({ browser, person, record }) {
      const nora = browser()
      const started = record(
        'registration-password',
        'A sign-up by password, just started.',
        await nora.start('registration'),
      )
      record(
        'registration-password-missing-fields',
        'Nothing was typed.',
        await nora.submit(started, { method: 'password' }),
      )
      record(
        'registration-200-no-session',
        'Signed up, but not signed in.',
        await nora.submit(started, typed),
      )
      await person({ email: 'grace@example.com' })
      const taken = { ...typed, traits: { email: 'grace@example.com' } }
      record(
        'registration-duplicate',
        'Somebody has this address already.',
        await nora.submit(await nora.start('registration'), taken),
      )
    },
  },
  signUp({
    name: 'sign up and be signed in',
    changes: afterSignUp('password', 'session'),
    answer: ['registration-200-session-hook', 'Signed up and signed in.'],
  }),
  signUp({
    name: 'sign up and be sent to verification',
    changes: afterSignUp('password', 'show_verification_ui'),
    answer: ['registration-200-verification-ui', 'Signed up, and to verify the address next.'],
  }),
  signUp({
    name: 'sign up with an address that is taken, with hints',
    changes: flow('registration', { login_hints: true }),
    taken: true,
    answer: ['registration-duplicate-hints', 'The same, and how that somebody signs in.'],
  }),
  {
    name: 'sign up by code',
    changes: codeToSignIn,
    async walk(tools) {
      const { browser, record } = tools
      const nora = browser()
      const started = await nora.start('registration')
      const asked = { method: 'code', traits: { email } }
      const second = await nora.submit(started, { method: 'profile', traits: { email } })
      record('registration-twostep-choice', 'The second step offers a password and a code.', second)
      const sent = record(
        'registration-twostep-code-sent',
        'The code is on its way: 400 though nothing failed.',
        await nora.submit(second, asked),
      )
      await typeCode(tools, nora, sent, {
        names: 'registration-code',
        typed: asked,
        again: { ...asked, resend: 'code' },
        right: ['registration-code-200', 'Signed up and signed in by code.'],
      })
    },
  },
  {
    name: 'sign up by code alone, in one step',
    changes: merge(oneStep, codeToSignIn, without('password')),
    async walk({ browser, record }) {
      record('registration-code-initial', 'A sign-up by code alone.', await browser().start('registration'))
    },
  },
  signUpByForm({
    name: 'sign up by a page without a script',
    changes: oneStep,
    fields: () => ({ method: 'password', password }),
    answer: ['registration-password-redirect', 'Signed up and signed in, on to the verification.'],
  }),
  {
    name: 'sign up where it is closed',
    changes: flow('registration', { enabled: false }),
    async walk({ browser, record }) {
      record(
        'registration-disabled-error',
        'Signing up is switched off.',
        await browser().start('registration'),
      )
    },
  },
  tooLate({
    name: 'sign up too late',
    kind: 'registration',
    changes: oneStep,
    begin: ({ browser }) => browser(),
    body: typed,
    read: ['error-get-registration-expired-410', 'A sign-up that ran out is read.'],
    submitted: ['error-submit-registration-expired-410', 'A sign-up that ran out is submitted.'],
  }),
]

/** A scenario of a sign-up in one step, where the answer to it is what matters. */
function signUp({ name, changes, taken = false, answer }) {
  return {
    name,
    changes: merge(oneStep, changes),
    async walk({ browser, person, record }) {
      if (taken) await person({ email })
      const nora = browser()
      record(...answer, await nora.submit(await nora.start('registration'), typed))
    },
  }
}
