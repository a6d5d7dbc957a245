import { configure } from '@quarterdeck/api'
import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, parsePath, Route, Routes, useLocation, useNavigate } from 'react-router-dom'
import { watchConnection } from '../../lib/connection'
import { Component as Verify } from './verify.route'

vi.mock('../../lib/session')

beforeAll(() => watchConnection())

type Answer = RecordingName | { status: number; body?: object } | 'nothing'

/** The bodies of what the screen sent. */
const sent: unknown[] = []

/** Opens the screen from another one, with an identity service that gives these answers one after the other. */
function open(answers: Answer[], address = '/user/verify', state?: object) {
  const calls: string[] = []
  sent.length = 0
  configure({
    authUrl: 'https://auth.example.com',
    fetch: async (request) => {
      const { method, url } = request
      calls.push(`${method} ${new URL(url).pathname}`)
      if (method === 'POST') sent.push(await request.json())
      const answer = answers.shift() ?? { status: 500 }
      if (answer === 'nothing') throw new TypeError('failed to fetch')
      if (typeof answer === 'object')
        return Response.json(answer.body ?? { error: { message: 'No mail today' } }, answer)
      const { status, body } = recording(answer)
      return Response.json(body, { status })
    },
  })
  const Back = () => {
    const navigate = useNavigate()
    return <button onClick={() => void navigate(-1)}>Back</button>
  }
  const Address = () => <output>{useLocation().pathname + useLocation().search}</output>
  render(
    <MemoryRouter initialEntries={['/before', { ...parsePath(address), state }]}>
      <Routes>
        <Route path="/user/verify" element={<Verify />} />
        <Route path="/login" element={<h1>Welcome back</h1>} />
        <Route path="*" element={<h1>Before</h1>} />
      </Routes>
      <Back />
      <Address />
    </MemoryRouter>,
  )
  return calls
}

const email = () => screen.findByLabelText(/^Email/)
const heading = (name: string) => screen.findByRole('heading', { name })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))

describe('a sign-in that was refused', () => {
  const refused = 'Your email address is not verified yet, so you are not signed in.'

  test.each<[string, RecordingName, string]>([
    ['has sent a link', 'verification-link-from-login', `${refused} We have sent you a message.`],
    ['has sent a code, as the flow says', 'verification-code-sent', refused],
    ['has sent nothing', 'verification-link-choose', refused],
  ])('%s', async (_, flow, text) => {
    open([flow], '/user/verify?flow=begun', { unverified: 'nora@example.com' })
    expect(await screen.findByText(text)).toBeVisible()
    expect(await email()).toHaveValue('nora@example.com')
  })
})

test.each([null, 'state', { unverified: 7 }])(
  'a history entry that holds %j tells of no refusal',
  async (state) => {
    open(['verification-link-choose'], '/user/verify', state as object)
    expect(await email()).toHaveValue('')
    expect(screen.queryByText(/not verified/)).toBeNull()
  },
)

test('a code for a flow that has ended leads back to the form that sends another, which says so', async () => {
  open([
    'verification-code-choose',
    'verification-code-sent',
    'error-get-verification-expired-410',
    'verification-code-choose',
  ])
  await userEvent.type(await email(), 'nora@example.com{Enter}')
  await userEvent.type(await screen.findByLabelText(/code/i), '123456')
  expect(await screen.findByText(/so nothing was done/)).toBeVisible()
  expect(await heading('Verify your email')).toBeVisible()
  expect(await email()).toBeVisible()
})

test('a code that may have been taken without an answer is not denied when its flow has ended', async () => {
  open([
    'verification-code-choose',
    'verification-code-sent',
    'nothing',
    'error-get-verification-expired-410',
    'verification-code-choose',
  ])
  await userEvent.type(await email(), 'nora@example.com{Enter}')
  await userEvent.type(await screen.findByLabelText(/code/i), '123456')
  await screen.findByText(/outcome is unknown/)
  await press('Continue')
  expect(await screen.findByText(/What was sent before may have been done/)).toBeVisible()
  expect(screen.queryByText(/nothing was done/)).toBeNull()
})

/** How a request is refused, with or without words, and what is said of it. */
const REFUSALS: [status: number, body: object | undefined, reason: string][] = [
  [500, undefined, 'No mail today'],
  [429, undefined, 'Too many requests. Try again later.'],
  [403, {}, 'An unexpected error occurred (403).'],
]

test.each(REFUSALS)(
  'a request for a mail that is answered with %i has failed; Try Again leads back to the form as it was',
  async (status, body, reason) => {
    const calls = open(['verification-link-choose', { status, body }, 'verification-link-sent'])
    await userEvent.type(await email(), 'nora@example.com{Enter}')
    expect(await heading('Verification Failed')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(reason)
    expect(screen.queryByLabelText(/^Email/)).toBeNull()

    await press('Try Again')
    expect(await email()).toHaveValue('nora@example.com')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.type(await email(), '{Enter}')
    expect(await heading('Check your inbox')).toBeVisible()
    expect(calls.filter((call) => call.startsWith('GET'))).toHaveLength(1)
  },
)

test('a flow that could not be read is read again when the connection is back', async () => {
  const calls = open(['nothing', 'verification-code-sent'], '/user/verify?flow=begun')
  expect(await heading('Verification Failed')).toBeVisible()
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByLabelText(/code/i)).toBeVisible()
  expect(calls).toEqual(['GET /self-service/verification/flows', 'GET /self-service/verification/flows'])
})

test('another code that is refused leads back to where the last one can be entered', async () => {
  open(['verification-code-choose', 'verification-code-sent', { status: 429 }])
  await userEvent.type(await email(), 'nora@example.com{Enter}')
  await screen.findByLabelText(/code/i)
  await userEvent.clear(await email())
  await userEvent.type(await email(), 'nora.b@example.com')
  await press('Resend code')
  expect(await heading('Verification Failed')).toBeVisible()
  await press('Try Again')
  expect(await screen.findByLabelText(/code/i)).toBeVisible()
  expect(await email()).toHaveValue('nora.b@example.com')
})

test.each<[string, Answer[], RegExp]>([
  ['a request for a mail without an answer', ['nothing'], /outcome is unknown.*Look into your inbox/],
  [
    'a code without an answer',
    ['verification-code-sent', 'nothing'],
    /outcome is unknown.*whether the code was taken/,
  ],
  ['a code that is answered with 500', ['verification-code-sent', { status: 500 }], /No mail today/],
])('%s is told at the form', async (_what, answers, text) => {
  open(['verification-code-choose', ...answers])
  await userEvent.type(await email(), 'nora@example.com{Enter}')
  if (answers.length > 1) await userEvent.type(await screen.findByLabelText(/code/i), '123456')
  expect(await screen.findByText(text)).toBeVisible()
  expect(await email()).toHaveValue('nora@example.com')
})

test('Back after a verification leads to where somebody came from, and not to the verification', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  open(['verification-link-passed'], '/user/verify?flow=begun')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('heading')).toHaveTextContent('Verification Successful!')
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByRole('heading')).toHaveTextContent('Welcome back')
  await act(async () => screen.getByRole('button', { name: 'Back' }).click())
  expect(screen.getByRole('heading')).toHaveTextContent('Before')
})

test('who leaves after a verification stays where they went', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  open(['verification-link-passed'], '/user/verify?flow=begun')
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('heading')).toHaveTextContent('Verification Successful!')
  await act(async () => screen.getByRole('button', { name: 'Back' }).click())
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect(screen.getByRole('heading')).toHaveTextContent('Before')
})

test.each(['', '&token=secret'])(
  'a verification%s leads to the sign-in, and on from there',
  async (secret) => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const answers: Answer[] = ['verification-link-passed']
    if (secret) answers.unshift('verification-link-choose')
    open(answers, `/user/verify?flow=begun&return_to=%2Fuser%2Fsettings${secret}`)
    await act(() => vi.advanceTimersByTimeAsync(100))
    const login = '/login?return_to=%2Fuser%2Fsettings'
    expect(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', login)
    await act(() => vi.advanceTimersByTimeAsync(3000))
    expect(screen.getByText(login)).toBeVisible()
  },
)

describe('the code that Kratos’ mail link leaves in its field', () => {
  const filledIn = (name: RecordingName) => {
    const { status, body } = recording(name)
    const text = JSON.stringify(body).replace('"name":"code",', '"name":"code","value":"123456",')
    return { status, body: JSON.parse(text) as object }
  }

  test('is sent at once', async () => {
    const calls = open(
      [filledIn('verification-code-sent'), 'verification-code-passed'],
      '/user/verify?flow=begun',
    )
    expect(await heading('Verification Successful!')).toBeVisible()
    expect(calls).toHaveLength(2)
    expect(sent).toEqual([expect.objectContaining({ method: 'code', code: '123456' })])
  })

  test('is not sent again once it was refused', async () => {
    open([filledIn('verification-code-sent'), filledIn('verification-code-wrong')], '/user/verify?flow=begun')
    expect(await screen.findByText(/code is invalid/)).toBeVisible()
    expect(sent).toHaveLength(1)
    cleanup() // the document is loaded anew
    open([filledIn('verification-code-wrong')], '/user/verify?flow=begun')
    expect(await screen.findByText(/code is invalid/)).toBeVisible()
    expect(await screen.findByLabelText(/code/i)).toHaveValue('')
    expect(sent).toEqual([])
  })
})

describe('a mail link whose flow has ended, so that another takes its place, is no longer valid', () => {
  const expired = 'error-get-verification-expired-410'

  test.each<[secret: string, Answer[], calls: string]>([
    ['token', ['verification-link-choose', 'error-submit-expired-410'], 'GET POST GET'],
    ['token', [expired], 'GET GET'],
    ['code', ['verification-code-choose', 'error-submit-expired-410'], 'GET POST GET'],
    ['code', [expired], 'GET GET'],
  ])('a %s, after %j', async (secret, answers, made) => {
    const calls = open(
      [...answers, 'verification-link-choose', 'verification-link-choose'],
      `/user/verify?flow=begun&return_to=%2Fuser&${secret}=secret`,
    )
    expect(await heading('Verification Failed')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent('This link is no longer valid.')
    expect(calls.map((call) => call.split(' ')[0]).join(' ')).toBe(made)
    expect(await screen.findByText('/user/verify?return_to=%2Fuser')).toBeVisible()

    await press('Try Again')
    expect(await email()).toBeVisible()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('but a reload of it leads to the form, and so does a token without a flow', async () => {
    open([expired, 'verification-link-choose'], '/user/verify?flow=begun')
    expect(await email()).toBeVisible()
    cleanup()
    open(['verification-link-choose'], '/user/verify?token=secret')
    expect(await email()).toBeVisible()
  })

  test('a code that is typed after that of the link is told at the form', async () => {
    open(
      ['verification-code-sent', 'verification-code-wrong', expired, 'verification-code-choose'],
      '/user/verify?flow=begun&code=000000',
    )
    await userEvent.type(await screen.findByLabelText(/code/i), '123456')
    expect(await screen.findByText(/so nothing was done/)).toBeVisible()
    expect(await heading('Verify your email')).toBeVisible()
  })
})

describe.each<[string, RecordingName, RecordingName, string]>([
  ['a token', 'verification-link-sent', 'verification-link-passed', '&token=secret'],
  ['a code', 'verification-code-sent', 'verification-code-passed', '&code=123456'],
])('a mail link with %s', (_, waiting, passed, secret) => {
  const address = `/user/verify?flow=begun${secret}`
  const made = (calls: string[]) => calls.map((call) => call.split(' ')[0]).join(' ')

  test('whose answer is lost may have been taken, and Try Again reads its flow', async () => {
    const calls = open([waiting, 'nothing', passed], address)
    expect(await heading('Your email may be verified')).toBeVisible()
    expect(screen.getByRole('alert')).toHaveTextContent(/The outcome is unknown. Try again, or sign in,/)
    expect(screen.queryByText(/Could not start/)).toBeNull()

    await press('Try Again')
    expect(await heading('Verification Successful!')).toBeVisible()
    expect(made(calls)).toBe('GET POST GET')
  })

  test('that was not taken is sent again by Try Again, and not by itself', async () => {
    const calls = open([waiting, 'nothing', waiting, waiting, passed], address)
    expect(await heading('Your email may be verified')).toBeVisible()
    act(() => void window.dispatchEvent(new Event('online')))
    await vi.waitFor(() => expect(calls).toHaveLength(3))
    await act(async () => {})
    expect(await heading('Your email may be verified')).toBeVisible()

    await press('Try Again')
    expect(await heading('Verification Successful!')).toBeVisible()
    expect(made(calls)).toBe('GET POST GET GET POST')
    expect(sent[1]).toEqual(sent[0])
  })

  test.each(REFUSALS)(
    'that is answered with %i says why, and Try Again sends it again',
    async (status, body, reason) => {
      const calls = open([waiting, { status, body }, waiting, passed], address)
      expect(await heading('Verification Failed')).toBeVisible()
      expect(screen.getByRole('alert')).toHaveTextContent(reason)

      await press('Try Again')
      expect(await heading('Verification Successful!')).toBeVisible()
      expect(made(calls)).toBe('GET POST GET POST')
    },
  )
})

test('a form that comes back at its first step has sent no mail, though it does not say why', async () => {
  const calls = open(['verification-link-choose', 'verification-link-choose'])
  await userEvent.type(await email(), 'nora@example.com{Enter}')
  await vi.waitFor(() => expect(calls.filter((call) => call.startsWith('POST'))).toHaveLength(1))
  await act(async () => {})
  expect(await email()).toBeVisible()
  expect(screen.queryByRole('heading', { name: 'Check your inbox' })).toBeNull()
})
