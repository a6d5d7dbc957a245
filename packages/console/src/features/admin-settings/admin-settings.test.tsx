import { configure } from '@quarterdeck/api'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { Component } from './admin-settings.route'

test('settings that are read while sign-up is being opened do not turn its switch back', async () => {
  let opened = false
  let saved = () => {}
  const saving = new Promise<void>((resolve) => void (saved = resolve))
  let reads = 0
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ method, url }) => {
      if (method !== 'GET') {
        await saving
        opened = true
        return Response.json({ key: 'signup_enabled', value: true })
      }
      if (url.includes('signup')) reads += 1
      return Response.json(url.includes('signup') ? { signup_enabled: opened } : [])
    },
  })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Component />
    </QueryClientProvider>,
  )
  const signup = await screen.findByRole('switch', { name: 'Allow new users to register' })
  expect(signup).not.toBeChecked()
  fireEvent.click(signup)
  expect(signup).toBeChecked()

  fireEvent.click(screen.getByRole('button', { name: 'Refresh' }))
  await waitFor(() => expect(reads).toBe(2))
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(signup).toBeChecked()
  expect(screen.getByText(/Registration is enabled/)).toBeVisible()

  saved()
  await waitFor(() => expect(reads).toBe(3))
  expect(signup).toBeChecked()
})
