import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { config } from '../../lib/runtime'
import { Component as Billing } from './Billing.dialog'

const PORTAL = 'https://portal.example.com/'

test.each([
  ['with a customer portal', PORTAL, 'customer portal', PORTAL],
  ['without one', null, config.supportEmail, `mailto:${config.supportEmail}`],
])('%s the dialog of billing leads there, or to support', (_where, portal, link, href) => {
  config.paddle.customerPortalUrl = portal
  onTestFinished(() => void (config.paddle.customerPortalUrl = null))
  render(
    <MemoryRouter>
      <Billing id="" onClose={() => {}} />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: link })).toHaveAttribute('href', href)
  expect(screen.queryAllByText(/No customer portal/)).toHaveLength(portal === null ? 1 : 0)
})
