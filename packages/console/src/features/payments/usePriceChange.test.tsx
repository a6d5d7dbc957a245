import { configure, type Plan, type Price } from '@quarterdeck/api'
import { planPlus, planPro, priceProMonthly } from '@quarterdeck/sandbox/fixtures'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { dismissToast, useToasts } from '../../lib/toasts'
import { usePriceChange } from './usePriceChange'

const price = { ...priceProMonthly, plan_id: planPro.id } as Price
const other = { ...price, id: 'other' }
const plans = [planPro, planPlus].map((plan): Plan => ({ ...plan, connected_prices: null }))

const draw = (prices = [price, other]) =>
  renderHook((known: Plan[]) => usePriceChange(prices, known), {
    initialProps: plans,
    wrapper: ({ children }: { children: ReactNode }) => (
      <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>
    ),
  })

/** The prices of a product with a platform that refuses every change, once the test says so. */
function open() {
  const refusals: (() => void)[] = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: ({ method }) =>
      method === 'GET'
        ? Promise.resolve(Response.json([price, other]))
        : new Promise((resolve) => refusals.push(() => resolve(Response.json({}, { status: 400 })))),
  })
  return { draw, refuse: () => act(async () => refusals.forEach((refusal) => refusal())) }
}

test('a question about a plan stays about it when the plan goes from the list', () => {
  const { result, rerender } = open().draw()
  act(() => result.current.associate(price.id, planPlus.id))
  rerender(plans.filter(({ id }) => id !== planPlus.id))
  expect(result.current.question).toMatchObject({ price, target: { name: planPlus.name } })
})

test('why one price was not changed stands in no question about another one', async () => {
  const { draw, refuse } = open()
  const { result } = draw()
  act(() => result.current.associate(other.id, planPlus.id))
  const elsewhere = draw()
  act(() => elsewhere.result.current.associate(price.id, planPlus.id))
  await act(async () => elsewhere.result.current.question?.onConfirm())
  expect(result.current.question?.busy).toBe(true)
  await refuse()
  await waitFor(() => expect(result.current.question?.busy).toBe(false))
  expect(result.current.question?.failure).toBeUndefined()
  act(() => result.current.dropQuestion())
  expect(result.current.message?.text).toMatch(/^Failed to associate price with plan/)
})

test('a price is the one that is being changed until that has ended, also on a screen that was opened since', async () => {
  const { draw, refuse } = open()
  const first = draw()
  act(() => first.result.current.associate(price.id, planPlus.id))
  await act(async () => first.result.current.question?.onConfirm())
  expect(first.result.current.busyId).toBe(price.id)
  first.unmount()

  const { result } = draw()
  expect(result.current.busyId).toBe(price.id)
  act(() => result.current.associate(other.id, planPlus.id))
  expect(result.current.question).toBeUndefined()
  await refuse()
  await waitFor(() => expect(result.current.busyId).toBeUndefined())
})

test.each([
  ['as it was asked for', planPlus.id, { tone: 'success', text: `${price.name} is associated with Plus` }],
  ['as it was before', planPro.id, undefined],
])('what is said where the platform answers with the price %s', async (_answer, plan_id, said) => {
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ method }) => Response.json(method === 'GET' ? [price] : { ...price, plan_id }),
  })
  const { result: toasts } = renderHook(() => useToasts().shown)
  onTestFinished(() => act(() => toasts.current.forEach(({ id }) => dismissToast(id))))
  const { result } = draw()
  act(() => result.current.associate(price.id, planPlus.id))
  await act(async () => result.current.question?.onConfirm())
  await waitFor(() => expect(result.current.question).toBeUndefined())
  expect(result.current.message).toEqual(said)
})

test.each([
  ['no plan', null],
  ['a plan', planPro.id],
])(
  'a price that sells %s by what is shown is not taken from the plan that somebody else gave it to',
  async (_, plan_id) => {
    const sent: string[] = []
    configure({
      apiUrl: 'https://api.example.com',
      fetch: async ({ method }) => {
        sent.push(method)
        return Response.json([{ ...price, plan_id: 'another' }])
      },
    })
    const asPlanSays = { unit_price_amount: planPlus.price_in_cents, plan_id }
    const { result } = draw([{ ...price, ...asPlanSays }])
    act(() => result.current.associate(price.id, planPlus.id))
    if (plan_id !== null) act(() => result.current.question?.onConfirm())
    const reason = () => (result.current.question?.failure ?? result.current.message)?.reason
    await waitFor(() => expect(reason()).toBe('This price sells another plan by now.'))
    expect(sent).toEqual(['GET'])
  },
)
