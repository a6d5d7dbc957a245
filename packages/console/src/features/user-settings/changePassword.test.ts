import { configure } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { refreshSession } from '../../lib/session'
import { changePassword, SignInNeeded } from './changePassword'

const AUTH = 'https://auth.example.com'
const typed = { email: 'nora@example.com', current: 'old secret', next: 'new secret' }

type Answer = [status: number, body: unknown] | 'no answer'
interface Answers {
  /** The answers to submitting the login flow and the settings flow, used one after the other. */
  login?: Answer[]
  settings?: Answer[]
  /** The answer when a settings flow is begun. */
  begin?: Answer
}

const signedIn: Answer = [200, { session: fixtures.sessionUser, continue_with: null }]
const saved: Answer = [200, recordedFlow('settings-profile-saved')]
const error = (status: number, id: string, rest: object = {}): Answer => [
  status,
  { error: { id, code: status, message: 'no' }, ...rest },
]

let signedInAs: string | null = null
/** Called with each call of a flow before it is answered. */
let whenAsked: (call: string) => unknown = () => {}

/** Has somebody signed in, or nobody, which the console notices. */
async function signIn(person: string | null): Promise<void> {
  signedInAs = person
  await refreshSession()
}

/** Starts a fake Kratos with these answers; returns the requests it got, in their order. */
function kratos({
  login = [signedIn],
  settings = [saved],
  begin = [200, recordedFlow('settings')],
}: Answers) {
  const asked: { call: string; body?: Record<string, unknown> }[] = []
  whenAsked = () => {}
  const queues = { login: [...login], settings: [...settings] }
  configure({
    authUrl: AUTH,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      if (pathname === '/sync') return new Response(null, { status: 204 })
      if (pathname === '/sessions/whoami')
        return signedInAs === null
          ? new Response(null, { status: 401 })
          : Response.json({ id: 's', active: true, identity: { id: signedInAs, traits: {} } })
      const kind = pathname.includes('/login') ? 'login' : 'settings'
      const isSubmit = request.method === 'POST'
      const call = `${request.method} ${pathname}${isSubmit ? '' : search}`
      asked.push({
        call,
        ...(isSubmit && { body: (await request.json()) as Record<string, unknown> }),
      })
      await whenAsked(call)
      const begun: Answer = kind === 'login' ? [200, recordedFlow('login-refresh-password')] : begin
      const answer = isSubmit ? (queues[kind].shift() ?? 'no answer') : begun
      if (answer === 'no answer') throw new TypeError('Failed to fetch')
      return Response.json(answer[1], { status: answer[0] })
    },
  })
  return asked
}

test('proves the current password by a new sign-in, then sets the new one', async () => {
  const asked = kratos({})
  await changePassword(typed)

  expect(asked.map(({ call }) => call)).toEqual([
    'GET /self-service/login/browser?refresh=true',
    'POST /self-service/login',
    'GET /self-service/settings/browser',
    'POST /self-service/settings',
  ])
  expect(asked[1]?.body).toMatchObject({ method: 'password', password: 'old secret' })
  expect(asked[1]?.body).toHaveProperty('identifier')
  expect(asked[3]?.body).toEqual({
    method: 'password',
    password: 'new secret',
    csrf_token: expect.any(String) as string,
  })
})

test('a wrong current password is told as that, without phone numbers, and nothing is changed', async () => {
  const asked = kratos({ login: [[400, recordedFlow('login-password-wrong-credentials')]] })
  await expect(changePassword(typed)).rejects.toMatchObject({
    message: 'The current password is wrong.',
    code: 'current_password_wrong',
  })
  expect(asked.some(({ call }) => call.includes('settings'))).toBe(false)
})

test('a new password that Kratos refuses is refused in Kratos’ words', async () => {
  kratos({ settings: [[400, recordedFlow('settings-password-too-short')]] })
  await expect(changePassword(typed)).rejects.toThrow(
    'The password must be at least 10 characters long, but got 4.',
  )
})

test.each([
  ['without a type', undefined],
  ['of a new type', 'warning'],
])('so it is in words %s', async (_what, type) => {
  const { ui, ...flow } = recordedFlow('settings')
  const messages = [{ id: 4000099, text: 'The password was used before.', type }]
  kratos({ settings: [[400, { ...flow, ui: { ...ui, messages } }]] })
  await expect(changePassword(typed)).rejects.toThrow('The password was used before.')

  kratos({ settings: [[400, { ...flow, state: 'success', ui: { ...ui, messages } }]] })
  await expect(changePassword(typed)).rejects.toThrow('The password was used before.')
})

test('a flow that no longer exists when it is submitted is begun anew, once', async () => {
  const gone = error(403, 'security_csrf_violation')
  const asked = kratos({ login: [gone, signedIn], settings: [[410, { error: { message: 'late' } }], saved] })
  await changePassword(typed)
  expect(asked).toHaveLength(8)

  kratos({ login: [gone, gone] })
  await expect(changePassword(typed)).rejects.toThrow('An unexpected error occurred')
})

test.each<[string, Answers, number]>([
  ['current', { login: [error(403, 'security_identity_mismatch'), signedIn] }, 1],
  ['new', { settings: [error(403, 'security_identity_mismatch'), saved] }, 2],
])('a %s password that was for somebody else’s flow is not sent again', async (_name, answers, sent) => {
  const asked = kratos(answers)
  await expect(changePassword(typed)).rejects.toMatchObject({ need: 'session' })
  expect(asked.filter(({ body }) => body)).toHaveLength(sent)
})

test.each([
  { what: 'current', meanwhile: 'GET /self-service/login/browser?refresh=true', sent: 0 },
  { what: 'new', meanwhile: 'GET /self-service/settings/browser', sent: 1 },
])('a $what password is not sent as somebody else who has signed in', async ({ meanwhile, sent }) => {
  const asked = kratos({})
  await signIn('nora')
  onTestFinished(() => signIn(null))
  whenAsked = (call) => (call === meanwhile ? signIn('mira') : undefined)
  await expect(changePassword(typed)).rejects.toMatchObject({ need: 'session' })
  expect(asked.filter(({ body }) => body)).toHaveLength(sent)
})

test.each<[string, Answers, string]>([
  [
    'a sign-in that wants a second factor',
    {
      login: [error(422, 'browser_location_change_required', { redirect_browser_to: `${AUTH}/x?aal=aal2` })],
    },
    'secondFactor',
  ],
  ['settings that want a second factor', { begin: error(403, 'session_aal2_required') }, 'secondFactor'],
  ['a session that has ended', { begin: error(401, 'session_inactive') }, 'session'],
])('%s is told apart, to be led there', async (_name, answers, need) => {
  kratos(answers)
  const failure = await changePassword(typed).catch((reason: unknown) => reason)
  expect(failure).toBeInstanceOf(SignInNeeded)
  expect(failure).toMatchObject({ need })
})

test('a new password that Kratos refuses is told in its words, and as such', async () => {
  kratos({ settings: [[400, recordedFlow('settings-password-too-short')]] })
  await expect(changePassword(typed)).rejects.toMatchObject({
    message: expect.stringContaining('at least 10 characters') as string,
    code: 'new_password_refused',
  })
})

test('a new password that has leaked is told in words that do not frighten', async () => {
  const refused = structuredClone(recordedFlow('settings'))
  refused.ui.messages = [
    { id: 4000034, type: 'error', text: 'The password has been found in data breaches.' },
  ]
  kratos({ settings: [[400, refused]] })
  await expect(changePassword(typed)).rejects.toMatchObject({
    message: expect.stringContaining('Your account is safe') as string,
    code: 'new_password_refused',
  })
})

test('blanks of passwords are sent as they are', async () => {
  const asked = kratos({})
  await changePassword({ ...typed, current: ' \u200B ', next: '   ' })
  expect(asked.map(({ body }) => body?.password)).toEqual([undefined, ' \u200B ', undefined, '   '])
})

test('when Kratos finds even the new sign-in too old, the message says what to do', async () => {
  kratos({ settings: [error(403, 'session_refresh_required')] })
  await expect(changePassword(typed)).rejects.toThrow(/too old/)
})

test('without an answer to the change the outcome is unknown; without one before it, nothing was changed', async () => {
  kratos({ settings: ['no answer'] })
  await expect(changePassword(typed)).rejects.toMatchObject({ outcomeUnknown: true })
  const unansweredBefore: Answers[] = [{ begin: 'no answer' }, { login: ['no answer'] }]
  for (const answers of unansweredBefore) {
    kratos(answers)
    await expect(changePassword(typed)).rejects.toMatchObject({ outcomeUnknown: false })
  }
})
