import { payments } from '@quarterdeck/api'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { availablePricesQuery, readPricesAgain } from './catalogue.queries'

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
  const changed = readPricesAgain(client)
  answerFirst()
  await changed
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual([]))
  stop()
})
