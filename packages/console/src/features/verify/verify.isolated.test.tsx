import { configure } from '@quarterdeck/api'
import { recording } from '@quarterdeck/sandbox/fixtures/recorded'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { Component as Verify } from './verify.route'

vi.mock('../../lib/session')

test('a code for a flow that has ended leads back to the form that sends another, which says so', async () => {
  const answers = [
    recording('verification-code-choose'),
    recording('verification-code-sent'),
    recording('error-get-verification-expired-410'),
    recording('verification-code-choose'),
  ]
  configure({
    authUrl: 'https://auth.example.com',
    fetch: () => {
      const { status, body } = answers.shift() ?? { status: 500, body: null }
      return Promise.resolve(Response.json(body, { status }))
    },
  })
  render(
    <MemoryRouter initialEntries={['/user/verify']}>
      <Verify />
    </MemoryRouter>,
  )
  await userEvent.type(await screen.findByLabelText(/^Email/), 'nora@example.com{Enter}')
  await userEvent.type(await screen.findByLabelText(/code/i), '123456')
  expect(await screen.findByText(/so nothing was done/)).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Verify your email' })).toBeVisible()
  expect(screen.getByLabelText(/^Email/)).toBeVisible()
})
