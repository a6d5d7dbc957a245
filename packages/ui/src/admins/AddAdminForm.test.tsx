import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AddAdminForm } from './AddAdminForm'

test('what is wrong is told each time, once', async () => {
  render(<AddAdminForm busy={false} onAdd={async () => true} />)
  const email = screen.getByRole('textbox', { name: /Email/ })
  await userEvent.type(email, 'colleague{Enter}')
  const first = await screen.findByRole('alert')
  await userEvent.type(email, '{Enter}')
  await waitFor(() => expect(first).not.toBeInTheDocument())
  expect(screen.getByRole('alert')).toHaveTextContent('Please enter a valid email address')
})
