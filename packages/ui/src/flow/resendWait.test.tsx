import { recording, type RecordingName } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, fireEvent, render, screen } from '@testing-library/react'
import type { Flow } from './flow'
import type { FlowFormProps } from './FlowForm'
import { ProofForm } from './ProofPanel'

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') }))
afterEach(() => void vi.useRealTimers())

/** Draws a form that asks for a code, which was sent so many seconds ago. */
function show(name: RecordingName, secondsAgo?: number) {
  const onSubmit = vi.fn<FlowFormProps['onSubmit']>()
  const flow = recording(name).body as Flow
  const view = (codeSentAt: number | undefined) => (
    <ProofForm flow={flow} onSubmit={onSubmit} codeSentAt={codeSentAt} />
  )
  const { rerender } = render(view(secondsAgo === undefined ? undefined : Date.now() - secondsAgo * 1000))
  return { onSubmit, sentNow: () => rerender(view(Date.now())) }
}
const resend = () => screen.getByRole('button', { name: 'Resend code' })
const press = () => act(async () => fireEvent.click(resend()))
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))

// By another name each, and one in a form of its own.
describe.each<RecordingName>([
  'login-code-sent',
  'registration-twostep-code-sent',
  'recovery-address-sent',
  'recovery-code-sent',
  'verification-code-sent',
])('%s', (name) => {
  test('another code is asked for half a minute after the last at the earliest', async () => {
    const { onSubmit } = show(name, 0)
    expect(resend()).toHaveTextContent(/in 30 s$/)
    expect(resend()).toHaveAttribute('aria-disabled', 'true')
    await pass(1)
    expect(resend()).toHaveTextContent(/in 29 s$/)
    await pass(28)
    await press()
    expect(onSubmit).not.toHaveBeenCalled()
    await pass(1)
    expect(resend()).not.toHaveAttribute('aria-disabled')
    await press()
    expect(onSubmit).toHaveBeenCalledOnce()
  })

  test('after a reload nothing is known of the last one, so that nobody waits for nothing', async () => {
    const { onSubmit } = show(name)
    expect(resend()).not.toHaveTextContent(/in \d+ s/)
    await press()
    expect(onSubmit).toHaveBeenCalledOnce()
  })
})

test('each code that is sent counts from the beginning, also long after the first', async () => {
  const { sentNow } = show('login-code-sent', 300)
  expect(resend()).not.toHaveAttribute('aria-disabled')
  await pass(300)
  sentNow()
  expect(resend()).toHaveTextContent(/in 30 s$/)
})

test('to another address it is sent at once: that is no repetition', async () => {
  const { onSubmit } = show('recovery-code-sent', 0)
  const address = screen.getByLabelText(/^Email/)
  fireEvent.keyDown(address, { key: 'Enter' })
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.change(address, { target: { value: 'nora.b@example.com' } })
  expect(resend()).not.toHaveAttribute('aria-disabled')
  await press()
  expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ email: 'nora.b@example.com' })
})
