import { configure } from '@quarterdeck/api'
import { act, render, screen, waitFor } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { watchConnection } from '../../lib/connection'
import { Component } from './auth-error.route'

test('an explanation that is there stays where it cannot be read again', async () => {
  watchConnection()
  let reads = 0
  configure({
    authUrl: 'https://auth.example.com',
    fetch: async () => {
      reads += 1
      if (reads > 1) throw new TypeError('Failed to fetch')
      return Response.json({ id: 'e-1', error: { code: 410, reason: 'The link was used already.' } })
    },
  })
  render(
    <MemoryRouter initialEntries={['/auth/error?id=e-1']}>
      <Component />
    </MemoryRouter>,
  )
  expect(await screen.findByText(/was used already/)).toBeVisible()
  await act(async () => {
    window.dispatchEvent(new Event('offline'))
    window.dispatchEvent(new Event('online'))
  })
  await waitFor(() => expect(reads).toBe(2))
  await act(async () => new Promise((resolve) => setTimeout(resolve)))
  expect(screen.getByText(/was used already/)).toBeVisible()
})
