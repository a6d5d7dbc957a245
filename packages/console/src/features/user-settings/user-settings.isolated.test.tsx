import { ApiError, configure } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { queryClient } from '../../lib/queryClient'
import { useUser } from '../../lib/session'
import { showToast } from '../../lib/toasts'
import { changePassword } from './changePassword'
import { Component as UserSettings } from './user-settings.route'

vi.mock('../../lib/session')
vi.mock('../../lib/toasts')
vi.mock('./changePassword', { spy: true })

function open(status: number, body: unknown) {
  vi.mocked(useUser).mockReturnValue({ id: 'u', email: 'nora@example.com', name: null, isAdmin: false })
  configure({
    apiUrl: 'https://api.example.com',
    fetch: () => Promise.resolve(Response.json(body, { status })),
  })
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <UserSettings />
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

beforeEach(() => {
  queryClient.clear()
  vi.mocked(changePassword).mockReset()
  vi.mocked(showToast).mockReset()
})

test('a failure to load shows once, in its place', async () => {
  open(500, {})
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load organization data')
  expect(showToast).not.toHaveBeenCalled()
})

test('an account the platform does not know has no user data', async () => {
  open(404, { error: { message: 'No profile' } })
  expect(await screen.findByText('No user data available')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

const PASSWORDS = [
  ['Current Password', 'old secret'],
  ['New Password', 'new secret'],
  ['Confirm Password', 'new secret'],
] as const

test('a change that ends late closes no form that was opened since', async () => {
  let finish = () => {}
  vi.mocked(changePassword).mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)))
  open(200, fixtures.profileUser)
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  for (const [label, value] of PASSWORDS)
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  fireEvent.submit(screen.getByRole('form', { name: 'Change Password' }))
  await vi.waitFor(() => expect(changePassword).toHaveBeenCalledOnce())
  expect(screen.getByLabelText(/^New Password/)).toHaveAttribute('readonly')
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  await act(async () => finish())
  await vi.waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' })))
  expect(screen.getByRole('form', { name: 'Change Password' })).toBeInTheDocument()
})

test('after a change without an answer, a refused current password does not mean that nothing was changed', async () => {
  const unanswered = new ApiError('network', 'No answer. The outcome is unknown.', { outcomeUnknown: true })
  const refused = (code: string, message: string) => new ApiError('http', message, { status: 400, code })
  const wrong = refused('current_password_wrong', 'The current password is wrong.')
  const weak = refused('new_password_refused', 'The new password is too short.')
  open(200, fixtures.profileUser)
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  for (const [label, value] of PASSWORDS)
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })
  const change = async (answer: ApiError, said: string) => {
    vi.mocked(changePassword).mockRejectedValueOnce(answer)
    await act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Change Password' })))
    expect(await screen.findByText(new RegExp(said))).toBeVisible()
  }
  await change(unanswered, 'The outcome is unknown')
  await change(wrong, 'The password may have been changed already')
  expect(screen.getByText('The current password is wrong.')).toBeVisible()
  await change(weak, 'The password was not changed')
  await change(wrong, 'The password was not changed')
})

test('pressing twice changes the password once, for the signed-in address', async () => {
  let finish = () => {}
  vi.mocked(changePassword).mockImplementation(() => new Promise<void>((resolve) => (finish = resolve)))
  open(200, fixtures.profileUser)
  fireEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  for (const [label, value] of PASSWORDS)
    fireEvent.change(screen.getByLabelText(new RegExp(`^${label}`)), { target: { value } })

  const form = screen.getByRole('form', { name: 'Change Password' })
  await act(async () => {
    fireEvent.submit(form)
    fireEvent.submit(form)
  })
  await vi.waitFor(() => expect(changePassword).toHaveBeenCalled())
  await act(async () => finish())
  expect(await screen.findByRole('button', { name: 'Change Password' })).toBeInTheDocument()
  expect(changePassword).toHaveBeenCalledOnce()
  expect(vi.mocked(changePassword).mock.calls[0]?.[0]).toEqual({
    email: 'nora@example.com',
    current: 'old secret',
    next: 'new secret',
  })
  expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ type: 'success' }))
})
