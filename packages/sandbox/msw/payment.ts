import { http, HttpResponse, type HttpHandler } from 'msw'
import { prices, priceProMonthly, productPro, profileUser } from '../fixtures'
import { minutesAgo } from '../fixtures/ids'
import type { TransactionState } from '../product/records'
import type { Currency } from '../server/paddle/amount'
import { checkoutData, previewData } from '../server/paddle/document'
import { overNetwork } from './network'
import type { Reply } from './reply'

/** A first purchase of the Pro plan. */
const purchase = (id: string, state: TransactionState) =>
  checkoutData({
    transaction: {
      id,
      price_id: priceProMonthly.id,
      email: profileUser.email,
      state,
      organization_id: null,
      declined_attempts: 0,
      created_at: minutesAgo(0),
    },
    price: priceProMonthly,
    product: { ...productPro, payment_provider: 'paddle', unsynced: false },
  })

/** Mocks of what the payment provider's overlay asks. */
export const payment = {
  /** The transaction that is to be paid: `payment.transaction(loadingForever)`. */
  transaction: (answer?: Reply): HttpHandler =>
    http.get<{ id: string }>('*/transactions/:id', ({ params, request }) =>
      overNetwork(() => (answer ? answer.send(request) : HttpResponse.json(purchase(params.id, 'draft')))),
    ),

  /** What prices cost where the person is: in a currency, or `payment.prices(fails(500))`. */
  prices: (answer: Reply | Currency = 'USD'): HttpHandler =>
    http.get('*/price-preview', ({ request }) =>
      overNetwork(() => {
        if (typeof answer !== 'string') return answer.send(request)
        const ids = new URL(request.url).searchParams.getAll('id')
        const asked = prices.filter(({ provider_price_id }) => ids.includes(provider_price_id))
        return HttpResponse.json(previewData(asked, answer))
      }),
    ),

  /** What the bank says to a card: whatever was pressed in the overlay. */
  attempt: (): HttpHandler =>
    http.post<{ id: string; action: string }>('*/transactions/:id/:action', ({ params: { id, action } }) =>
      overNetwork(() => HttpResponse.json(purchase(id, action === 'pay' ? 'completed' : 'ready'))),
    ),
}
