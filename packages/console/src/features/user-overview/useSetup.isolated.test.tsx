import { configure, type ProvisioningStep } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { rememberOpened, rememberPaid, rememberRefused } from '../../lib/checkouts'
import { queryClient } from '../../lib/queryClient'
import { useUser, type SignedInUser } from '../../lib/session'
import { useSetup } from './useSetup'

vi.mock('../../lib/session')

const email = 'mira@northwind.example'
const { transaction_id } = fixtures.openCheckout

/** What is left to do, where the platform tells these steps and the checkout of the fixtures. */
async function setupOf(steps: ProvisioningStep[]) {
  const answers: Record<string, unknown> = {
    '/v1/capabilities': { features: ['provisioning', 'checkout.open'] },
    '/v1/user/provisioning': { steps },
    '/v1/user/checkout': fixtures.openCheckout,
  }
  configure({
    apiUrl: 'https://api.example.com',
    fetch: ({ url }) => Promise.resolve(Response.json(answers[new URL(url).pathname])),
  })
  const { result } = renderHook(() => useSetup(), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>{children}</MemoryRouter>
      </QueryClientProvider>
    ),
  })
  await vi.waitFor(() => expect(result.current.setup).not.toBeUndefined())
  return result.current.setup
}

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  vi.mocked(useUser).mockReturnValue({ email } as SignedInUser)
})

test('a checkout that is not paid can be completed', async () => {
  expect((await setupOf(fixtures.stepsUnpaid))?.payment).toMatchObject({
    href: `/checkout?${new URLSearchParams({ transactionId: transaction_id, email }).toString()}`,
  })
})

test('what the provider would not open here is not offered, though the platform remembers it', async () => {
  rememberOpened({ transactionId: transaction_id, email })
  rememberRefused(transaction_id)
  expect(await setupOf(fixtures.stepsUnpaid)).toMatchObject({ payment: null })
})

test('what this browser has paid is not offered to be paid again, whatever came of it', async () => {
  rememberOpened({ transactionId: transaction_id, email })
  rememberPaid(transaction_id)
  const at = new Date(Date.now() + 60_000).toISOString()
  const setup = await setupOf(fixtures.stepsAfter(0, { state: 'failed', at }))
  expect(setup).toMatchObject({ steps: [{ state: 'failed' }, {}, {}, {}], payment: null })
})
