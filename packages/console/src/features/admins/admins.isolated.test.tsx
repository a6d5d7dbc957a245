import { configure } from '@quarterdeck/api'
import { adminCanCreate, adminStandard } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { useUser } from '../../lib/session'
import { Component as AdminDialog } from './Admin.dialog'

vi.mock('../../lib/session')

test.each([
  ['the last admin who can create others keeps that permission', false, 'true'],
  ['one of several can give it back', true, null],
])('%s', async (_name, can_create_new_admins, disabled) => {
  vi.mocked(useUser).mockReturnValue({ ...adminCanCreate, isAdmin: true, name: null })
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async () => Response.json([adminCanCreate, { ...adminStandard, can_create_new_admins }]),
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <AdminDialog id={adminCanCreate.id} onClose={() => {}} />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const box = await screen.findByRole('checkbox')
  expect(box).toBeChecked()
  expect(box.getAttribute('aria-disabled')).toBe(disabled)
})
