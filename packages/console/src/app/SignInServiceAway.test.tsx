import { configure } from '@quarterdeck/api'
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Component } from './SignInServiceAway.screen'

const asked = vi.fn<() => void>()

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  asked.mockClear()
  configure({
    authUrl: 'https://auth.example.com',
    fetch: async () => {
      asked()
      return new Response('down', { status: 503 })
    },
  })
})
afterEach(() => void vi.useRealTimers())

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000))
const show = () =>
  render(
    <MemoryRouter initialEntries={['/admin/admins?page=2#add-admin']}>
      <Component />
    </MemoryRouter>,
  )

test('asks again by itself, after 2, 4, 8 seconds and so on, and every minute in the end', async () => {
  const { unmount } = show()
  await pass(1)
  expect(asked).not.toHaveBeenCalled()
  let times = 0
  for (const seconds of [2, 4, 8, 16, 32, 60, 60]) {
    await pass(seconds)
    expect(asked).toHaveBeenCalledTimes((times += 1))
  }
  unmount()
  await pass(120)
  expect(asked).toHaveBeenCalledTimes(times)
})

test('Try Again asks at once; the address is kept for whoever signs in instead', async () => {
  show()
  await userEvent
    .setup({ advanceTimers: vi.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Try Again' }))
  expect(asked).toHaveBeenCalledOnce()
  expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
    'href',
    '/login?return_to=%2Fadmin%2Fadmins%3Fpage%3D2%23add-admin',
  )
})
