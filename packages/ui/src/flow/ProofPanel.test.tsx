import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { FlowFormProps } from './FlowForm'
import { ProofForm } from './ProofPanel'

test('while a code is looked at no other is sent, which would make it void', async () => {
  let answer = () => {}
  const onSubmit = vi.fn<FlowFormProps['onSubmit']>(() => new Promise<void>((resolve) => (answer = resolve)))
  render(<ProofForm flow={recordedFlow('verification-code-sent')} onSubmit={onSubmit} />)
  const resend = screen.getByRole('button', { name: 'Resend code' })
  await userEvent.type(screen.getByLabelText(/code/i, { selector: 'input' }), '123456')
  await userEvent.click(resend)
  expect(onSubmit).toHaveBeenCalledOnce()
  expect(resend).not.toHaveAttribute('aria-busy')
  await act(async () => answer())
  await userEvent.click(resend)
  expect(onSubmit.mock.calls.map(([body]) => Object.keys(body))).toEqual([
    expect.arrayContaining(['code']),
    expect.arrayContaining(['email']),
  ])
})
