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

test('the e-mail address of the next admin can be typed as soon as one was added', async () => {
  render(<AddAdminForm busy={false} onAdd={async () => true} />)
  const email = screen.getByRole('textbox', { name: /Email/ })
  await userEvent.type(email, 'colleague@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Add Admin' }))
  await waitFor(() => expect(email).toHaveValue(''))
  expect(email).toHaveFocus()
})

test('who has gone on before the admin was added keeps the focus', async () => {
  let answer: (added: boolean) => void = () => {}
  render(
    <>
      <AddAdminForm busy={false} onAdd={() => new Promise((resolve) => (answer = resolve))} />
      <button>Refresh</button>
    </>,
  )
  const email = screen.getByRole('textbox', { name: /Email/ })
  await userEvent.type(email, 'colleague@example.com{Enter}')
  const refresh = screen.getByRole('button', { name: 'Refresh' })
  refresh.focus()
  answer(true)
  await waitFor(() => expect(email).toHaveValue(''))
  expect(refresh).toHaveFocus()
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
