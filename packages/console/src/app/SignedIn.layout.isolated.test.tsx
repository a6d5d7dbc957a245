import { configure } from '@quarterdeck/api'
import { adminStandard, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import { askWorld } from '@quarterdeck/sandbox/msw'
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { draftPlacesOf } from '../lib/drafts'
import { queryClient } from '../lib/queryClient'
import { refreshSession } from '../lib/session'
import { Component as SignedIn } from './SignedIn.layout'

afterEach(() => queryClient.clear())

test('what is typed on a screen is kept for it, whichever dialog was open above it at first', async () => {
  configure({
    apiUrl: 'https://platform.example',
    authUrl: 'https://platform.example/auth',
    fetch: async (request) =>
      request.url.endsWith('/sessions/whoami') ? Response.json(sessionAdmin) : askWorld(request),
  })
  await refreshSession()
  history.replaceState(null, '', `/admin/admins?dialog=admin&id=${adminStandard.id}`)
  render(
    <BrowserRouter>
      <SignedIn area="admin" />
    </BrowserRouter>,
  )
  const email = await screen.findByRole('textbox', { name: /^Email/, hidden: true })
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(location.search).toBe(''))
  fireEvent.change(email, { target: { value: 'nora@example.com' } })
  const { id } = sessionAdmin.identity ?? {}
  await waitFor(() =>
    expect(draftPlacesOf(id ?? '')('admin').read()).toMatchObject({ values: { email: 'nora@example.com' } }),
  )
})
