import { sandboxForFile } from '../testing'
import { chargedIn, formatAmount, mainUnits } from './amount'

const { url, anonymous } = await sandboxForFile()

test.each([
  '/__sandbox/paddle.js',
  '/__sandbox/paddle/checkout.js',
  '/__sandbox/paddle/overlay.js',
  '/__sandbox/paddle/prices.js',
  '/__sandbox/paddle/style.js',
])('%s is a script, always the newest', async (path) => {
  const { status, headers } = await anonymous.get(path)

  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toContain('text/javascript')
  expect(headers.get('Cache-Control')).toBe('no-store')
})

test('the portal lists payments, and links those that are open to the checkout', async () => {
  const { body } = await anonymous.get('/__sandbox/portal')

  expect(body).toContain('Customer portal')
  expect(body).toMatch(/href="\/checkout\?_ptxn=txn_\w+"/)
})

test('another site cannot cancel a payment', async () => {
  const response = await fetch(`${url}/__sandbox/portal/txn_any/cancel`, {
    method: 'POST',
    body: new URLSearchParams(),
    headers: { Origin: 'https://evil.example' },
  })
  expect(response.status).toBe(403)
})

test('amounts keep every cent, and currencies without cents have none', () => {
  expect(mainUnits(2000, 'USD')).toBe(20)
  expect(mainUnits(1999, 'USD')).toBe(19.99)
  expect(mainUnits(3000, 'JPY')).toBe(3000)
  expect(formatAmount(110_000, 'KRW')).toBe('₩110,000')
})

test('a price is charged in the currency of the country, and stays as it is where there is no rate for its own', () => {
  const price = { unit_price_amount: 2000, unit_price_currency: 'USD' }
  expect(chargedIn(price, 'USD')).toEqual(price)
  expect(chargedIn(price, 'EUR')).toEqual({ unit_price_amount: 1840, unit_price_currency: 'EUR' })
  expect(chargedIn(price, 'JPY')).toEqual({ unit_price_amount: 3000, unit_price_currency: 'JPY' })
  const inYen = { unit_price_amount: 900, unit_price_currency: 'JPY' }
  expect(chargedIn(inYen, 'EUR')).toEqual({ unit_price_amount: 552, unit_price_currency: 'EUR' })
  expect(chargedIn(inYen, 'JPY')).toBe(inYen)
  const inWon = { unit_price_amount: 900, unit_price_currency: 'KRW' }
  expect(chargedIn(inWon, 'EUR')).toBe(inWon)
})

test('what prices cost is told in the currency that the checkout charges', async () => {
  const { body } = await anonymous.get('/new/plan/plus/price')
  const { provider_price_id } = body as { provider_price_id: string }
  await anonymous.send('PUT', '/__sandbox/switches', { customerCurrency: 'EUR' })
  const preview = await anonymous.get(`/__sandbox/paddle/price-preview?id=${provider_price_id}`)
  expect(preview.body).toMatchObject({
    data: {
      currencyCode: 'EUR',
      details: {
        lineItems: [
          {
            price: { id: provider_price_id, billingCycle: { interval: 'month', frequency: 1 } },
            totals: { total: '1840' },
            formattedTotals: { total: '€18.40' },
          },
        ],
      },
    },
  })
  const checkout = await anonymous.send('POST', '/new/checkout', {
    price_id: provider_price_id,
    email: 'mira@northwind.example',
  })
  const { transaction_id } = checkout.body as { transaction_id: string }
  const opened = await anonymous.get(`/__sandbox/paddle/transactions/${transaction_id}`)
  expect(opened.body).toMatchObject({ currency_code: 'EUR', totals: { total: 18.4 } })
  await anonymous.send('PUT', '/__sandbox/switches', { customerCurrency: 'USD' })
})

test('one price that is not sold refuses the question after all of them', async () => {
  const answer = await anonymous.get('/__sandbox/paddle/price-preview?id=pri_01plusmonthly&id=pri_none')
  expect(answer.status).toBe(400)
})
