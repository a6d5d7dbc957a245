import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FlowForm } from '../flow'
import { signUpExtras } from './signUpExtras'

test('taking the address that was likely meant puts the focus into its field', async () => {
  render(
    <FlowForm flow={recordedFlow('registration-password')} extrasOf={signUpExtras()} onSubmit={() => {}} />,
  )
  const email = screen.getByLabelText(/^Email/)
  await userEvent.type(email, 'mira@gmial.com')
  await userEvent.tab()
  screen.getByRole('button', { name: 'Did you mean @gmail.com?' }).focus()
  await userEvent.keyboard('{Enter}')
  expect(email).toHaveValue('mira@gmail.com')
  expect(email).toHaveFocus()
})
