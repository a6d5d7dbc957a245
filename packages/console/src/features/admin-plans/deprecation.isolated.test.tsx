import { configure, type Plan } from '@quarterdeck/api'
import { planPro, priceProMonthly } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { dismissToast, useToasts } from '../../lib/toasts'
import { writesUnderWay } from '../../lib/writes'
import { useChangePlan } from './admin-plans.queries'

const plan: Plan = { ...planPro, connected_prices: null }
const { provider_price_id } = priceProMonthly
const own = [priceProMonthly]

/** What the public page sells, as the platform answers it for each key. */
const sold = { body: { provider_price_id }, status: 200 }
const notOffered = { body: { error: { message: 'Not offered', code: 'plan_not_offered' } }, status: 404 }
const down = { body: {}, status: 500 }

/** Begins to deprecate a plan of these prices, while the public page sells what `offer` says; answers once `answer` is called. */
async function begin(
  offer: { body: object; status: number },
  connected_prices: readonly object[] | null = own,
) {
  let answer = () => {}
  const isAnswered = new Promise<void>((resolve) => (answer = resolve))
  const sent: string[] = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ method, url }) => {
      const { pathname } = new URL(url)
      if (method === 'POST') sent.push(pathname)
      await isAnswered
      if (pathname.endsWith('/price')) return Response.json(offer.body, { status: offer.status })
      const known = pathname.endsWith('/with-prices') && connected_prices ? { connected_prices } : {}
      return Response.json({ ...planPro, ...known, deprecated: method === 'POST' })
    },
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const { result: toasts } = renderHook(() => useToasts().shown)
  onTestFinished(() => act(() => toasts.current.forEach(({ id }) => dismissToast(id))))
  const { result, unmount } = renderHook(useChangePlan, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    ),
  })
  await act(async () => void result.current.change({ plan, action: 'deprecate', asks: true }))
  expect(result.current.changing).toBe(plan)
  // It may go back after the question.
  expect(result.current.asked([plan])).toEqual([plan])
  const ended = async () => {
    await act(async () => answer())
    await waitFor(() => expect(writesUnderWay()).toEqual([]))
  }
  return { result, unmount, ended, sent, toasts }
}

const path = `/v1/admin/plans/${plan.id}/deprecate`

test.each(['is in view', 'was left meanwhile'])(
  'a plan that the public page does not sell is deprecated at once, where the screen %s',
  async (where) => {
    const { result, unmount, ended, sent, toasts } = await begin(notOffered)
    if (where === 'was left meanwhile') unmount()
    await ended()
    expect(sent).toEqual([path])
    expect(result.current.question).toBeUndefined()
    expect(toasts.current).toMatchObject([{ type: 'success', title: 'Pro deprecated' }])
  },
)

const unknown = 'It could not be found out whether the public page of plans sells it.'
const asking = [
  ['that the public page sells', sold, own, 'sold', 'The public page of plans sells it.'],
  ['of which that cannot be found out', down, own, 'uncertain', unknown],
  ['whose prices are not told', sold, null, 'uncertain', unknown],
] as const

test.each(asking)('a plan %s is deprecated after a question only', async (_which, offer, prices, why) => {
  const { result, ended, sent, toasts } = await begin(offer, prices)
  await ended()
  expect(result.current.question).toEqual({ plan, why })
  expect(sent).toEqual([])
  expect(toasts.current).toEqual([])
  await act(async () => result.current.confirm())
  await waitFor(() => expect(toasts.current).toMatchObject([{ title: 'Pro deprecated' }]))
  expect(sent).toEqual([path])
  expect(result.current.question).toBeUndefined()
})

test.each(asking)(
  'that a plan %s was not deprecated is told where nobody is there to be asked',
  async (_which, offer, prices, _why, message) => {
    const { unmount, ended, sent, toasts } = await begin(offer, prices)
    unmount()
    await ended()
    expect(sent).toEqual([])
    expect(toasts.current).toMatchObject([{ type: 'info', title: 'Pro was not deprecated', message }])
  },
)
