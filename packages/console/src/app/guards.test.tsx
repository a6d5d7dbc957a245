import { configure } from '@quarterdeck/api'
import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { refreshSession } from '../lib/session'
import { SignedInOnly } from './guards'

test('whoever has to sign in first comes back to the whole address, with its query and hash', async () => {
  configure({
    authUrl: 'https://auth.example.com',
    fetch: async () => new Response(null, { status: 401 }),
  })
  await refreshSession()
  const Address = () => <output>{new URLSearchParams(useLocation().search).get('return_to')}</output>
  render(
    <MemoryRouter initialEntries={['/admin/admins?x=1#add-admin']}>
      <Routes>
        <Route path="/admin/*" element={<SignedInOnly area="admin" />} />
        <Route path="/login" element={<Address />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(await screen.findByText('/admin/admins?x=1#add-admin')).toBeInTheDocument()
})
