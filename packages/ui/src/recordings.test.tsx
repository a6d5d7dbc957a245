import { type RecordingName, recordingNames } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import type { ComponentType } from 'react'
import { ignoreScripts } from './flow/testing/ignoreScripts'
import type { RecordedArgs } from './flow/testing/recorded'

/*
 * Every state that a running Kratos was recorded in is a story, and none of them is a dead end. A screen is a dead end
 * where nobody can go on with what they came for:
 * - a form has a button that can be pressed, and sends something once its empty fields are filled in; what goes back or
 *   sends a message again does so with empty fields too;
 * - a screen whose document offers nothing to press says so in a message, and has a link or a button to elsewhere.
 */

beforeAll(ignoreScripts)

interface StoryModule {
  default: { title: string; component: ComponentType<object>; args: object; tags?: string[] }
  [name: string]: { args?: object; parameters?: { recordings?: RecordedArgs } }
}

const modules = Object.values(
  import.meta.glob<StoryModule>('./{account,auth-error,login,recovery,register,verify}/*.stories.tsx', {
    eager: true,
  }),
)

/** A recording as a story draws it. */
interface Drawn {
  name: RecordingName
  story: string
  Screen: ComponentType<object>
  args: object
}

const drawn: Drawn[] = modules.flatMap(({ default: meta, ...stories }) =>
  Object.entries(stories).flatMap(([story, { args, parameters }]) =>
    Object.entries(parameters?.recordings ?? {}).map(([name, own]) => ({
      name: name as RecordingName,
      story: `${meta.title}/${story}`,
      Screen: meta.component,
      args: { ...meta.args, ...args, ...own },
    })),
  ),
)

/** Recordings of which no screen draws anything, and what the console does in its place. */
const NOT_DRAWN: Record<string, RecordingName[]> = {
  'goes on as somebody signed in': [
    'login-200',
    'login-aal2-200',
    'login-aal2-code-200',
    'login-aal2-lookup-200',
    'login-aal2-webauthn-200',
    'login-code-200',
    'login-passkey-200',
    'login-webauthn-200',
    'recovery-code-200',
    'registration-200',
    'registration-200-no-session',
    'registration-200-session-hook',
    'registration-200-verification-ui',
    'registration-code-200',
    'registration-many-traits-200',
    'registration-passkey-200',
    'registration-twostep-many-traits-200',
  ],
  'leads somebody away who is signed in already': [
    'error-login-already-available-400',
    'error-login-signed-in-aal1-400',
    'error-recovery-already-available-400',
    'error-registration-already-available-400',
    'login-posted-while-signed-in',
    'registration-posted-while-signed-in',
  ],
  'leads to the sign-in, to a second factor or to a verification': [
    'error-address-not-verified-403',
    'error-get-settings-signed-out-401',
    'error-login-aal2-signed-out-401',
    'error-session-refresh-required-403',
    'error-settings-aal2-403',
    'error-settings-signed-out-401',
    'login-address-not-verified-legacy',
  ],
  'begins a new flow': [
    'error-csrf-403',
    'error-csrf-other-flow-403',
    'error-csrf-post-403',
    'error-flow-not-found-404',
    'error-get-login-expired-410',
    'error-get-recovery-expired-410',
    'error-get-registration-expired-410',
    'error-get-settings-expired-410',
    'error-get-verification-expired-410',
    'error-identity-mismatch-403',
    'error-return-to-forbidden-400',
    'error-submit-expired-410',
    'error-submit-registration-expired-410',
    'error-submit-settings-expired-410',
    'login-aal2-submit-expired',
  ],
  'follows the address in the answer': [
    'error-location-change-aal2-422',
    'error-location-change-oidc-422',
    'login-aal2-code-422',
    'login-webauthn-422',
    'recovery-code-422',
    'settings-oidc-link-422',
    ...recordingNames.filter((name) => name.endsWith('-redirect')),
  ],
  'is told who is signed in, or ends sessions': [
    'error-logout-again-401',
    'error-logout-token-403',
    'error-session-inactive-401',
    'error-sessions-401',
    'error-whoami-401',
    'error-whoami-403-aal2',
    'logout-204',
    'logout-flow-200',
    'session-revoked-204',
    'sessions-revoked-200',
    'whoami-200',
    'whoami-200-admin',
    'whoami-200-oidc',
  ],
}

test('the list of stories can be filtered by what is recorded', () => {
  const recordings = modules
    .map((module) => module.default)
    .filter(({ title }) => title.endsWith('/Recorded'))
  expect(recordings).toHaveLength(5)
  expect(recordings.filter(({ tags }) => !tags?.includes('recorded'))).toEqual([])
})

test('each recording is in one story, unless no screen draws it', () => {
  const accounted = [...drawn.map(({ name }) => name), ...Object.values(NOT_DRAWN).flat()]
  expect(accounted.toSorted()).toEqual(recordingNames.toSorted())
})

/** What a screen looks like: without the hidden fields and the ids that differ between equal ones. */
function look(container: HTMLElement) {
  const copy = container.cloneNode(true) as HTMLElement
  for (const field of copy.querySelectorAll('input[type=hidden]')) field.remove()
  for (const form of copy.querySelectorAll('form')) form.removeAttribute('action')
  return copy.innerHTML.replaceAll(/_r_\w+_|data-position="\d+"/g, '')
}

test('recordings that share a story look the same', () => {
  const looks = new Map<string, { name: string; look: string }>()
  for (const { name, story, Screen, args } of drawn) {
    const { container, unmount } = render(<Screen {...args} />)
    const first = looks.get(story) ?? { name, look: look(container) }
    looks.set(story, first)
    expect(look(container), `${name} beside ${first.name}`).toBe(first.look)
    unmount()
  }
})

// A code one digit short, since a whole one would be sent without a press.
const CODE = '12345'
const SAMPLES: Record<string, string> = { email: 'nora@example.com', date: '1990-04-30', number: '4' }

function fillIn(form: HTMLFormElement) {
  for (const field of form.querySelectorAll<HTMLInputElement>('input:not([type=hidden])'))
    if (field.type !== 'checkbox' && field.value === '')
      fireEvent.change(field, { target: { value: SAMPLES[field.type] ?? CODE } })
}

const buttonsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLButtonElement>('button[data-position]:not(:disabled)'),
]
const isSideways = (button: HTMLButtonElement) => /^(Back|Resend)/.test(button.textContent)

/** The functions of the identity service's script that buttons of passkeys and security keys call. */
const SCRIPT = [
  'oryPasskeyLogin',
  'oryPasskeyRegistration',
  'oryPasskeySettingsRegistration',
  'oryWebAuthnLogin',
  'oryWebAuthnRegistration',
]

describe.each(drawn)('$name', ({ Screen, args }) => {
  test('is no dead end', async () => {
    const send = vi.fn<() => void>()
    for (const name of SCRIPT) vi.stubGlobal(name, send)
    const { container } = render(<Screen {...args} {...('onSubmit' in args && { onSubmit: send })} />)
    const press = async (button: HTMLButtonElement) => {
      send.mockClear()
      await act(async () => fireEvent.click(button))
      // What takes a way of signing in away asks first; the press that goes on is the last one of the question.
      const question = screen.queryByRole('alertdialog')
      const goOn = question && within(question).getAllByRole('button').at(-1)
      if (goOn) await act(async () => fireEvent.click(goOn))
      expect(send, `press of ${button.textContent}`).toHaveBeenCalledOnce()
    }
    const forms = [...container.querySelectorAll('form')]
    for (const form of forms) {
      for (const button of buttonsOf(form).filter(isSideways)) await press(button)
      fillIn(form)
      for (const button of buttonsOf(form)) await press(button)
    }
    if (forms.flatMap(buttonsOf).length > 0) return
    const said = [...container.querySelectorAll('[role=alert], [role=status]')]
    expect(said.map(({ textContent }) => textContent).join('')).toMatch(/\w/)
    expect(container.querySelector('a[href], button:not(:disabled)')).toHaveAccessibleName(/\w/)
  })
})
