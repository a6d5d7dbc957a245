import { ApiError, plans, signup, type Plan } from '@quarterdeck/api'
import { planPro } from '@quarterdeck/sandbox/fixtures'
import { act, renderHook, waitFor } from '@testing-library/react'
import { useDeprecation } from './useDeprecation'

const plan = { ...planPro, connected_prices: null } as Plan
type WithPrices = Awaited<ReturnType<typeof plans.getWithPrices>>
type Sold = Awaited<ReturnType<typeof signup.getPlanPrice>>

/** Begins to deprecate a plan of the price 'pri_1', while the public page sells what `sold` says. */
async function begin(sold: () => Promise<Sold>, prices: object[] | null = [{ provider_price_id: 'pri_1' }]) {
  vi.spyOn(plans, 'getWithPrices').mockResolvedValue({ ...plan, connected_prices: prices } as WithPrices)
  vi.spyOn(signup, 'getPlanPrice').mockImplementation(sold)
  const deprecate = vi.fn<(plan: Plan) => void>()
  const { result } = renderHook(() => useDeprecation(deprecate))
  act(() => result.current.begin(plan))
  expect(result.current.checking).toBe(plan)
  await waitFor(() => expect(result.current.checking).toBeUndefined())
  return { result, deprecate }
}

const notOffered = async (): Promise<Sold> => {
  throw new ApiError('http', 'Not offered', { status: 404, code: 'plan_not_offered' })
}

test('a plan that the public page does not sell is deprecated at once', async () => {
  const { result, deprecate } = await begin(notOffered)
  expect(deprecate).toHaveBeenCalledExactlyOnceWith(plan)
  expect(result.current.question).toBeUndefined()
})

test.each([
  ['that the public page sells', async () => ({ provider_price_id: 'pri_1' }) as Sold, false],
  [
    'of which that cannot be found out',
    async () => Promise.reject(new ApiError('http', 'Down', { status: 500 })),
    true,
  ],
  ['whose prices are not told', async () => ({ provider_price_id: 'pri_1' }) as Sold, true, null],
])('a plan %s is deprecated after a question only', async (_which, sold, uncertain, prices?: null) => {
  const { result, deprecate } = await begin(sold, prices)
  expect(result.current.question).toEqual({ plan, uncertain })
  expect(deprecate).not.toHaveBeenCalled()
  act(() => result.current.confirm())
  expect(deprecate).toHaveBeenCalledExactlyOnceWith(plan)
  expect(result.current.question).toBeUndefined()
})
