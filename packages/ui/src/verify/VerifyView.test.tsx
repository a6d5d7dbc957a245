import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ready } from '../lib'
import { VerifyView, type VerifyState } from './VerifyView'

const view = (verification: VerifyState) => (
  <VerifyView
    brand={{ name: 'Quarterdeck' }}
    verification={verification}
    onSubmit={() => {}}
    onRetry={() => {}}
    loginHref="/login"
  />
)

test('when the pressed button is gone, the focus moves to the next step', async () => {
  const { rerender } = render(
    view({ state: 'resend', flow: ready(recordedFlow('verification-link-choose')) }),
  )
  await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  rerender(view({ state: 'resend_submitted', flow: recordedFlow('verification-link-sent') }))
  expect(screen.getByRole('heading', { name: 'Check your inbox' })).toHaveFocus()
})

test('a newly opened screen does not take the focus', () => {
  render(view({ state: 'success' }))
  expect(document.body).toHaveFocus()
})
