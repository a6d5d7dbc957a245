import { whoami } from '@quarterdeck/api'
import { login } from '@quarterdeck/api/identity'
import { resetVisit } from './visit'
import { identity } from '.'
import { mockPlatform } from './node'

const platform = mockPlatform()

const byPassword = () =>
  platform.use(
    identity.signedOut(),
    ...identity.recorded('login', 'login-password', 'login-password-wrong-credentials', 'login-200'),
  )

const signIn = (password: string) =>
  login.submit('a-flow', { method: 'password', identifier: 'somebody@example.com', password })

test('what the recordings were refused for is refused, and the form is read again as it was answered', async () => {
  byPassword()
  const refused = await signIn('wrong')
  expect(refused).toMatchObject({ kind: 'flow', flow: { ui: { messages: [{ id: 4000006 }] } } })
  expect(await login.get('a-flow', {})).toEqual(refused)
  expect(await whoami()).toEqual({ status: 'unauthenticated' })
})

test('everything else has the success that stands last, and is signed in', async () => {
  byPassword()
  expect(await signIn('anything')).toMatchObject({ kind: 'success' })
  expect(await whoami()).toMatchObject({ status: 'authenticated' })
  resetVisit()
  expect(await whoami()).toEqual({ status: 'unauthenticated' })
})

test('a code is sent, sent again, refused and taken', async () => {
  const answers = ['login-code-sent', 'login-code-resent', 'login-code-wrong', 'login-code-200'] as const
  platform.use(...identity.recorded('login', 'login-code-initial', ...answers))
  const body = { method: 'code', identifier: 'somebody@example.com' }
  const state = async (fields: object) => {
    const outcome = await login.submit('a-flow', { ...body, ...fields })
    return outcome.kind === 'flow' ? [outcome.flow.state, ...messagesOf(outcome.flow)] : outcome.kind
  }
  expect(await state({})).toEqual(['sent_email', 1010014])
  expect(await state({ resend: 'code' })).toEqual(['sent_email', 1010014])
  expect(await state({ code: '000000' })).toEqual(['sent_email', 4010008])
  expect(await state({ code: '246810' })).toBe('success')
})

const messagesOf = ({ ui }: { ui: { messages: { id?: number }[] } }) => ui.messages.map(({ id }) => id)

test('signing out ends the session that a mock gave', async () => {
  expect(await whoami()).toMatchObject({ status: 'authenticated' })
  await fetch('https://auth.example.com/self-service/logout?token=any')
  expect(await whoami()).toEqual({ status: 'unauthenticated' })
})
