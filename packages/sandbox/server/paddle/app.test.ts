import { sandboxForFile } from '../testing'
import { formatAmount, mainUnits } from './amount'

const { url, anonymous } = await sandboxForFile()

test.each([
  '/__sandbox/paddle.js',
  '/__sandbox/paddle/checkout.js',
  '/__sandbox/paddle/overlay.js',
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
