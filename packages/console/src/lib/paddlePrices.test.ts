import fc from 'fast-check'
import { previewPrices, readPreview } from './paddlePrices'

const settings = {
  token: 'test_1',
  environment: 'sandbox' as const,
  scriptUrl: null,
  customerPortalUrl: null,
}

const line = (id: string, total: string, billingCycle: object | null) => ({
  price: { id, billingCycle },
  totals: { subtotal: '0', tax: '0', discount: '0', total },
})
const preview = (currencyCode: string, ...lineItems: object[]) => ({
  data: { currencyCode, details: { lineItems } },
})

describe('what prices cost where somebody is', () => {
  test.each([
    ['EUR', '1840', { interval: 'month', frequency: 1 }, { price: '€18.40', period: 'month' }],
    ['USD', '2000', { interval: 'month', frequency: 1 }, { price: '$20', period: 'month' }],
    ['JPY', '3000', { interval: 'month', frequency: 3 }, { price: '¥3,000', period: '3 months' }],
    ['GBP', '15800', { interval: 'year', frequency: 1 }, { price: '£158', period: 'year' }],
    ['USD', '2050', null, { price: '$20.50', period: undefined }],
  ])('%s %s for %j', (currency, total, cycle, told) => {
    expect(readPreview(preview(currency, line('pri_1', total, cycle)))).toEqual(new Map([['pri_1', told]]))
  })

  test('a line that cannot be read is none, and so is every answer', () => {
    const lines = [line('pri_1', 'much', null), { price: {} }, 7, line('pri_2', '100', null)]
    expect([...readPreview({ data: { currencyCode: 'USD', details: { lineItems: lines } } }).keys()]).toEqual(
      ['pri_2'],
    )
    fc.assert(
      fc.property(fc.anything(), (answer) => {
        expect(readPreview(answer).size).toBe(0)
      }),
    )
  })

  test('is asked of Paddle once it is initialized, for one of each', async () => {
    const paddle = {
      Initialized: false,
      Environment: { set: vi.fn<(name: string) => void>() },
      Initialize: vi.fn<(options: { token: string }) => void>(() => {
        paddle.Initialized = true
      }),
      Update: vi.fn<() => void>(),
      PricePreview: vi.fn<(request: object) => Promise<unknown>>(() => {
        if (!paddle.Initialized) throw new Error('not initialized')
        return Promise.resolve(preview('EUR', line('pri_1', '1840', null)))
      }),
    }
    Object.assign(window, { PaddleBillingV1: paddle })
    expect([...(await previewPrices(settings, ['pri_1', 'pri_2'])).keys()]).toEqual(['pri_1'])
    await previewPrices(settings, ['pri_1'])
    expect(paddle.PricePreview.mock.calls[0]).toEqual([
      {
        items: [
          { priceId: 'pri_1', quantity: 1 },
          { priceId: 'pri_2', quantity: 1 },
        ],
      },
    ])
    expect(paddle.Environment.set).toHaveBeenCalledWith('sandbox')
    expect(paddle.Initialize).toHaveBeenCalledOnce()
    // A checkout that is open keeps the callback by which it hears of its payment.
    expect(paddle.Update).not.toHaveBeenCalled()
  })
})
