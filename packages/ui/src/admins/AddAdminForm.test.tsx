import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { Failure } from '../lib'
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

test('§13.7: a permission that the server refuses is marked, has the focus and says why', () => {
  const form = (failure?: Failure) => (
    <AddAdminForm busy={false} failure={failure} onAdd={async () => false} />
  )
  const { rerender } = render(form())
  rerender(
    form({
      message: 'Failed to create admin',
      reason: 'You may not give this right.',
      code: 'can_create_new_admins_invalid',
    }),
  )
  const box = screen.getByRole('checkbox')
  expect(box).toHaveFocus()
  expect(box).toBeInvalid()
  expect(box).toHaveAccessibleDescription(/You may not give this right\./)
})
