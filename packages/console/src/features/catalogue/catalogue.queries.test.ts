import { ApiError, payments } from '@quarterdeck/api'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { readAgain } from '../../lib/readAgain'
import { availablePricesQuery, catalogueKeys, pricesQuery, productsQuery } from './catalogue.queries'

test('a read of prices that began before a change is not taken for one after it', async () => {
  const price = { id: 'price-1', status: 'active', plan_id: null as string | null }
  let answerFirst = () => {}
  const held = new Promise<void>((resolve) => (answerFirst = resolve))
  let reads = 0
  vi.spyOn(payments, 'listProviders').mockResolvedValue([{ name: 'paddle' }] as never)
  vi.spyOn(payments, 'listProducts').mockResolvedValue({
    items: [{ id: 'product-1', name: 'Credit', status: 'active' }],
  } as never)
  vi.spyOn(payments, 'listPrices').mockImplementation(async () => {
    const items = [{ ...price }]
    if (++reads === 1) await held
    return { items } as never
  })

  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 10_000, retry: false } } })
  const observer = new QueryObserver(client, availablePricesQuery())
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() => expect(reads).toBe(1))
  price.plan_id = 'plan-1'
  const changed = readAgain(client, { queryKey: catalogueKeys.prices })
  answerFirst()
  await changed
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ prices: [], unread: [] }))
  stop()
})

/** Providers and what each of their products answers; an error where a read fails. */
function catalogue(products: Record<string, Error | Record<string, Error | readonly string[]>>) {
  const given = <T>(answer: T | Error | undefined): Promise<T> =>
    answer === undefined || answer instanceof Error
      ? Promise.reject(answer as Error)
      : Promise.resolve(answer)
  vi.spyOn(payments, 'listProviders').mockResolvedValue(Object.keys(products).map((name) => ({ name })))
  vi.spyOn(payments, 'listProducts').mockImplementation(async (provider) => {
    const names = Object.keys(await given(products[provider]))
    return { items: names.map((id) => ({ id, name: id, status: 'active' })) } as never
  })
  vi.spyOn(payments, 'listPrices').mockImplementation(async (provider, productId) => {
    const ids = await given((await given(products[provider]))[productId])
    return { items: ids.map((id) => ({ id, status: 'active', plan_id: null })) } as never
  })
  return new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(availablePricesQuery())
}

const away = new Error('The provider is away')

test('the prices of other providers are offered where one cannot be read, which is named', async () => {
  const read = await catalogue({ paddle: { pro: ['monthly'] }, stripe: away })
  expect(read).toMatchObject({ prices: [{ id: 'monthly', product: 'pro' }], unread: ['stripe'] })
})

test('a provider is named where the prices of one of its products cannot be read', async () => {
  const read = await catalogue({ paddle: { pro: ['monthly'], plus: away }, stripe: {} })
  expect(read).toMatchObject({ prices: [{ id: 'monthly' }], unread: ['paddle'] })
})

test('that nothing could be read is a failure', async () => {
  await expect(catalogue({ paddle: away, stripe: away })).rejects.toBe(away)
  await expect(catalogue({ paddle: { pro: away } })).rejects.toBe(away)
})

test('a provider without products and one of which all prices are taken leave nothing, and fail nothing', async () => {
  expect(await catalogue({ paddle: { pro: [] }, stripe: {} })).toEqual({ prices: [], unread: [] })
  expect(await catalogue({ paddle: { pro: [] }, stripe: away })).toEqual({ prices: [], unread: ['stripe'] })
})

test.each([404, 400])(
  'of a product or provider that is mistyped, %i says that it is not there',
  async (status) => {
    const refused = new ApiError('http', 'Bad value for id', { status })
    vi.spyOn(payments, 'listProducts').mockRejectedValue(refused)
    vi.spyOn(payments, 'listPrices').mockRejectedValue(refused)
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
    expect(await client.fetchQuery(productsQuery('nope'))).toBeNull()
    expect(await client.fetchQuery(pricesQuery('paddle', 'nope'))).toBeNull()
  },
)
