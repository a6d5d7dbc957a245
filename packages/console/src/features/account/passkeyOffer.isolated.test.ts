import { configure, type SessionCheck } from '@quarterdeck/api'
import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { comparePlatformClock } from '@quarterdeck/ui/lib'
import { showToast } from '../../lib/toasts'
import { offerPasskey } from './passkeyOffer'

let isStillThere = true
vi.mock('../../lib/samePerson', () => ({ samePerson: () => () => isStillThere }))
vi.mock('../../lib/toasts')

const session = (id: string, ageMinutes = 0, sessionId = 's'): SessionCheck => ({
  status: 'authenticated',
  user: { id, email: 'nora@example.com', isAdmin: false, name: null },
  session: {
    id: sessionId,
    aal: 'aal1',
    method: 'password',
    authenticated_at: new Date(Date.now() - ageMinutes * 60_000).toISOString(),
  },
})

const asked = vi.fn<() => void>()

function answersWith(name: RecordingName) {
  const { status, body } = recording(name)
  configure({
    apiUrl: 'https://api.example.com',
    authUrl: 'https://auth.example.com',
    fetch: () => {
      asked()
      return Promise.resolve(Response.json(body, { status }))
    },
  })
}

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  isStillThere = true
  window.history.replaceState(null, '', '/user')
  vi.mocked(showToast).mockReset()
  asked.mockReset()
  answersWith('settings-webauthn')
})

test('is made once to a person, and leads to where passkeys are added', async () => {
  await offerPasskey(session('nora'))
  await offerPasskey(session('nora'))
  expect(showToast).toHaveBeenCalledOnce()
  expect(showToast).toHaveBeenCalledWith(
    expect.objectContaining({ action: { label: 'Add a passkey', href: '/account' } }),
  )
  await offerPasskey(session('mira'))
  expect(showToast).toHaveBeenCalledTimes(2)
  await offerPasskey(session('nora'))
  expect(showToast).toHaveBeenCalledTimes(2)
})

test('is remembered of the ten people who were here last', async () => {
  for (let count = 0; count < 12; count += 1) await offerPasskey(session(`person-${count}`))
  expect(localStorage.getItem('quarterdeck.passkey_offered')?.split(' ')).toHaveLength(10)
})

test.each<RecordingName>(['settings-passkey-added', 'settings-password-only', 'error-settings-aal2-403'])(
  'is not made where the settings are %s, which are asked for once in a session',
  async (name) => {
    answersWith(name)
    await offerPasskey(session('nora'))
    await offerPasskey(session('nora'))
    expect(asked).toHaveBeenCalledOnce()
    expect(showToast).not.toHaveBeenCalled()
    answersWith('settings-webauthn')
    await offerPasskey(session('nora', 0, 'another'))
    expect(showToast).toHaveBeenCalledOnce()
  },
)

test('of when somebody signed in the clock of the platform tells, and not that of the device', async () => {
  comparePlatformClock(new Date(Date.now() - 3_600_000).toUTCString())
  onTestFinished(() => comparePlatformClock(new Date().toUTCString()))
  await offerPasskey(session('nora', 60))
  expect(showToast).toHaveBeenCalledOnce()
  await offerPasskey(session('mira', 71))
  expect(showToast).toHaveBeenCalledOnce()
})

test.each<[string, () => void]>([
  ['passkeys came into view', () => window.history.replaceState(null, '', '/account')],
  ['the person left', () => void (isStillThere = false)],
])('is not made where %s before the settings came', async (_, meanwhile) => {
  asked.mockImplementation(meanwhile)
  await offerPasskey(session('nora'))
  expect(showToast).not.toHaveBeenCalled()
  expect([localStorage.length, sessionStorage.length]).toEqual([0, 0])
})

test('is made on the next page where the settings could not be read', async () => {
  asked.mockImplementationOnce(() => {
    throw new TypeError('Failed to fetch')
  })
  await offerPasskey(session('nora'))
  expect(showToast).not.toHaveBeenCalled()
  await offerPasskey(session('nora'))
  expect(showToast).toHaveBeenCalledOnce()
})

test('is not made long after the sign-in, nor where passkeys are in view; nothing is asked then', async () => {
  await offerPasskey(session('nora', 11))
  await offerPasskey({ status: 'unauthenticated' })
  window.history.replaceState(null, '', '/account')
  await offerPasskey(session('nora'))
  expect(asked).not.toHaveBeenCalled()
  expect(showToast).not.toHaveBeenCalled()
})
