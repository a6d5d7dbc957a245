import { codeToSignIn, flow, merge, passkeys, without } from '../configuration.mjs'
import { askForLink, email, proveByCode, signedOut, tooLate } from './steps.mjs'

/** Proving by link or by code that an address is one's own: to verify it, or to get back into an account (recovery). */
export const verification = [
  {
    name: 'verify an address by link',
    changes: flow('verification', { use: 'link' }),
    async walk(tools) {
      const { record } = tools
      const nora = await signedOut(tools, { verified: false })
      const { started, link } = await askForLink(tools, nora, 'verification')
      record(
        'verification-link-visited-redirect',
        'The link in the mail is followed.',
        await nora.visit(link),
      )
      record(
        'verification-link-passed',
        'The address is verified.',
        await nora.read('verification', started.body.id),
      )
      const again = record(
        'verification-link-visited-again-redirect',
        'The link is followed once more.',
        await nora.visit(link),
      )
      record('verification-link-used', 'The link was used already.', await nora.arrive('verification', again))
    },
  },
  {
    name: 'verify an address by code',
    changes: flow('verification', { use: 'code' }),
    async walk(tools) {
      const nora = await signedOut(tools, { verified: false })
      const right = ['verification-code-passed', 'The address is verified.']
      await proveByCode(tools, nora, 'verification', right)
    },
  },
  {
    name: 'verify an address where that is closed',
    changes: flow('verification', { enabled: false }),
    async walk({ browser, record }) {
      record(
        'verification-disabled-error',
        'Verification is switched off.',
        await browser().start('verification'),
      )
    },
  },
  tooLate({
    name: 'verify an address too late',
    kind: 'verification',
    changes: flow('verification', { use: 'link' }),
    begin: (tools) => signedOut(tools, { verified: false }),
    body: { method: 'link', email },
    read: ['error-get-verification-expired-410', 'A verification that ran out is read.'],
    submitted: [
      'verification-link-flow-expired',
      'A verification that ran out is submitted: a new one says so.',
    ],
  }),
]

export const recovery = [
  {
    name: 'recover an account by link',
    changes: flow('recovery', { use: 'link' }),
    async walk(tools) {
      const { browser, record } = tools
      const nora = await signedOut(tools)
      const { link } = await askForLink(tools, nora, 'recovery')
      const visited = record(
        'recovery-link-visited-redirect',
        'The link in the mail is followed: signed in, and on to the settings.',
        await nora.visit(link),
      )
      record(
        'settings-after-recovery',
        'The settings after a recovery.',
        await nora.arrive('settings', visited),
      )
      const other = browser()
      const again = record(
        'recovery-link-visited-again-redirect',
        'The link is followed once more.',
        await other.visit(link),
      )
      record('recovery-link-used', 'The link was used already.', await other.arrive('recovery', again))
    },
  },
  {
    name: 'recover an account where there are no passwords',
    changes: merge(flow('recovery', { use: 'link' }), codeToSignIn, passkeys, without('password')),
    async walk(tools) {
      const { mail, record } = tools
      const nora = await signedOut(tools)
      await nora.submit(await nora.start('recovery'), { method: 'link', email })
      const visited = await nora.visit((await mail(email)).link)
      record(
        'settings-after-recovery-no-password',
        'The settings after a recovery, where nobody has a password.',
        await nora.arrive('settings', visited),
      )
    },
  },
  {
    name: 'recover an account by code',
    changes: flow('recovery', { use: 'code' }),
    async walk(tools) {
      const { browser, record } = tools
      const nora = await signedOut(tools)
      const right = ['recovery-code-200', 'The code fits: signed in, and on to the settings.']
      await proveByCode(tools, nora, 'recovery', right)
      record(
        'error-recovery-already-available-400',
        'A recovery is started by somebody who is signed in.',
        await nora.start('recovery'),
      )
      const wrong = { method: 'code', code: '000000' }
      const guessing = browser()
      const guessed = await guessing.submit(await guessing.start('recovery'), { method: 'code', email })
      for (let attempt = 1; attempt <= 5; attempt++) await guessing.submit(guessed, wrong)
      record('recovery-code-too-often', 'The sixth wrong code.', await guessing.submit(guessed, wrong))
      const elsewhere = browser()
      const unknown = await elsewhere.start('recovery')
      record(
        'recovery-code-sent-unknown',
        'Nobody has this address; that is not told.',
        await elsewhere.submit(unknown, { method: 'code', email: 'nobody@example.com' }),
      )
    },
  },
  {
    name: 'recover an account by code, going on by a redirect',
    changes: { feature_flags: { use_continue_with_transitions: false } },
    async walk({ browser, person, mail, record }) {
      await person({ email })
      const nora = browser()
      const sent = await nora.submit(await nora.start('recovery'), { method: 'code', email })
      const { code } = await mail(email)
      record(
        'recovery-code-422',
        'The code fits, told by a redirect instead.',
        await nora.submit(sent, { method: 'code', code }),
      )
    },
  },
  {
    name: 'recover an account by one of its addresses',
    changes: { feature_flags: { choose_recovery_address: true } },
    async walk({ browser, person, record }) {
      await person({ email })
      const nora = browser()
      const started = record(
        'recovery-address-choose',
        'A recovery that asks for any address of the account.',
        await nora.start('recovery'),
      )
      record(
        'recovery-address-sent',
        'The code is on its way.',
        await nora.submit(started, { method: 'code', recovery_address: email }),
      )
    },
  },
  {
    name: 'recover an account where that is closed',
    changes: flow('recovery', { enabled: false }),
    async walk({ browser, record }) {
      record('recovery-disabled-error', 'Recovery is switched off.', await browser().start('recovery'))
    },
  },
  tooLate({
    name: 'recover an account too late',
    kind: 'recovery',
    begin: signedOut,
    body: { method: 'code', email },
    read: ['error-get-recovery-expired-410', 'A recovery that ran out is read.'],
    submitted: ['recovery-code-flow-expired', 'A recovery that ran out is submitted: a new one says so.'],
  }),
]
