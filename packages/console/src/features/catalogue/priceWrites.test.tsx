import { configure } from '@quarterdeck/api'
import { planPlus, planPro, priceProMonthly } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { dismissToast, useToasts } from '../../lib/toasts'
import { plansQuery, useAssociatePrice, useDisassociatePrice } from './catalogue.queries'

const wrapper = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
)

/** A platform that answers when it is told to, and what toasts say. */
function platform() {
  let answer = (_response: Response) => {}
  configure({
    apiUrl: 'https://api.example.com',
    fetch: () => new Promise((resolve) => (answer = resolve)),
  })
  const { result: toasts } = renderHook(() => useToasts().shown)
  onTestFinished(() => act(() => toasts.current.forEach(({ id }) => dismissToast(id))))
  return { toasts, answer: (response: Response) => answer(response) }
}

test.each([
  ['associated', useAssociatePrice, 'Failed to associate price with plan. Please try again.'],
  ['disconnected', useDisassociatePrice, 'Failed to disassociate price from plan. Please try again.'],
])(
  'how a price of one plan is %s is told in a toast, and not in the dialog of another plan',
  async (_done, useWriteOfPrice, said) => {
    const { toasts, answer } = platform()
    const first = renderHook(() => useWriteOfPrice({ planId: 'pro' }), { wrapper })
    await act(async () => void first.result.current.write({ planId: 'pro', priceId: 'price-1' }))
    first.unmount()

    const ofAnother = renderHook(() => useWriteOfPrice({ planId: 'plus' }), { wrapper })
    expect(ofAnother.result.current.busy).toBe(false)
    await act(async () => answer(Response.json({}, { status: 400 })))
    await waitFor(() => expect(toasts.current.map(({ title }) => title)).toContain(said))
    expect(ofAnother.result.current.failure).toBeUndefined()
  },
)

test.each([
  ['associated', useAssociatePrice, 'pro', 'Pro monthly is associated with Pro'],
  ['disconnected', useDisassociatePrice, null, 'Pro monthly is disconnected from Pro'],
])(
  'that a price is %s is told in a toast where its dialog was left',
  async (_done, useWriteOfPrice, plan_id, title) => {
    const { toasts, answer } = platform()
    const { result, unmount } = renderHook(() => useWriteOfPrice({ planId: 'pro' }), { wrapper })
    const price = { planId: 'pro', priceId: 'price-1', plan: 'Pro', price: 'Pro monthly' }
    await act(async () => void result.current.write(price))
    unmount()
    await act(async () => answer(Response.json({ ...priceProMonthly, id: 'price-1', plan_id })))
    await waitFor(() => expect(toasts.current).toMatchObject([{ type: 'success', title }]))
  },
)

test('the screen of all prices shows a change of each plan', async () => {
  configure({ apiUrl: 'https://api.example.com', fetch: async () => Response.json({}, { status: 400 }) })
  const screen = renderHook(() => useAssociatePrice(), { wrapper })
  await act(async () => void screen.result.current.write({ planId: 'pro', priceId: 'price-1' }))
  await waitFor(() =>
    expect(screen.result.current.failed).toMatchObject({ planId: 'pro', priceId: 'price-1' }),
  )
})

test.each([
  ['the price, associated', { id: 'price-1', plan_id: 'pro' }, true],
  ['the price, not associated', { id: 'price-1', plan_id: null }, false],
  ['the plan', { id: 'pro', name: 'Pro' }, true],
  ['nothing', {}, true],
])('an answer with %s', async (_what, answer, isDone) => {
  configure({ apiUrl: 'https://api.example.com', fetch: async () => Response.json(answer) })
  const { result: toasts } = renderHook(() => useToasts().shown)
  onTestFinished(() => act(() => toasts.current.forEach(({ id }) => dismissToast(id))))
  const onChanged = vi.fn<() => void>()
  const { result } = renderHook(() => useAssociatePrice({ planId: 'pro', onChanged }), { wrapper })
  await act(async () => void (await result.current.write({ planId: 'pro', priceId: 'price-1' })))
  expect(onChanged).toHaveBeenCalledTimes(isDone ? 1 : 0)
  expect(toasts.current).toHaveLength(isDone ? 0 : 1)
})

test.each([
  ['a plan of the list', planPlus.id, 'This price sells Plus by now.'],
  ['a plan that is not in the list', 'made-since', 'This price sells another plan by now.'],
  ['the plan it is for', planPro.id, undefined],
  ['none', null, undefined],
])(
  'a price that was shown as selling no plan is not taken from one that it sells by now: %s',
  async (_sells, plan_id, reason) => {
    const sent: string[] = []
    const shown = { ...priceProMonthly, plan_id: null }
    configure({
      apiUrl: 'https://api.example.com',
      fetch: async ({ method, url }) => {
        sent.push(`${method} ${new URL(url).pathname.replace('/v1/admin/', '')}`)
        return Response.json(method === 'GET' ? [{ ...shown, plan_id }] : { ...shown, plan_id: planPro.id })
      },
    })
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    client.setQueryData(plansQuery().queryKey, [{ ...planPlus, connected_prices: null }])
    const { result } = renderHook(() => useAssociatePrice({ planId: planPro.id }), {
      wrapper: ({ children }: { children: ReactNode }) => (
        <QueryClientProvider client={client}>{children}</QueryClientProvider>
      ),
    })
    await act(async () => void (await result.current.write({ planId: planPro.id, priceId: shown.id, shown })))
    expect(sent).toEqual([
      `GET payments/providers/paddle/products/${shown.product_id}/prices`,
      ...(reason ? [] : [`PUT plans/${planPro.id}/prices/${shown.id}`]),
    ])
    expect(result.current.failure).toEqual(
      reason && {
        message: 'Failed to associate price with plan. Please try again.',
        reason,
        code: 'priceId_invalid',
      },
    )
  },
)
