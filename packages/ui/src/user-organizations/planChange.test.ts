import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { agreement, costItems, hasAdditional, isLater, isSameChange, planRows } from './planChange'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const { planOptionPlus: plus, planOptionPro: pro } = fixtures

const none = { additional_agents: 0, additional_tools: 0, additional_groups: 0, additional_group_graphs: 0 }

test('a change compares the price and each limit, and says of which there is less', () => {
  expect(planRows(pro, plus, none)[0]).toEqual({
    label: 'Price',
    before: '$50.00 / month',
    after: '$20.00 / month',
  })
  expect(planRows(pro, plus, none).filter(({ fewer }) => fewer)).not.toHaveLength(0)
  expect(planRows(plus, pro, none).filter(({ fewer }) => fewer)).toHaveLength(0)
})

test('what is additional to a plan stays with the next one, and counts with both', () => {
  const { organizationOnPro } = fixtures
  expect(planRows(pro, plus, organizationOnPro)[2]).toEqual({
    label: 'Tools',
    before: '15',
    after: '10',
    fewer: true,
  })
  expect([hasAdditional(organizationOnPro), hasAdditional(none)]).toEqual([true, false])
})

test.each([
  [fixtures.planChangeAtOnce, 'Pay $24.00 and change to Pro'],
  [fixtures.planChangeLater, 'Change to Pro on Dec 14, 2026'],
  [{ ...fixtures.planChangeLater, effective_at: null }, 'Change to Pro'],
  [{ ...fixtures.planChangeAtOnce, due_now_in_cents: -500 }, 'Change to Pro'],
  [{ ...fixtures.planChangeAtOnce, currency: 'EUR' }, 'Pay €24.00 and change to Pro'],
])('the button says what is agreed to', (change, text) => {
  expect(agreement('Pro', change, NOW)).toBe(text)
})

test.each([
  [-1, 'Credited', '$0.01'],
  [0, 'Due now', '$0.00'],
  [1, 'Due now', '$0.01'],
])('%i cents due now: %s %s', (due_now_in_cents, term, description) => {
  const items = costItems({ ...fixtures.planChangeAtOnce, due_now_in_cents }, NOW)
  expect(items.find(({ isTotal }) => isTotal)).toMatchObject({ term, description })
})

test('a change without a time is made at once', () => {
  expect(isLater({ effective_at: null }, NOW)).toBe(false)
  expect(isLater({ effective_at: '2026-11-20T12:00:00Z' }, NOW)).toBe(false)
  expect(isLater({ effective_at: '2026-12-14T00:00:00Z' }, NOW)).toBe(true)
})

test('a change at once is that too where the clock here is behind the platform’s', () => {
  const change = { ...fixtures.planChangeAtOnce, effective_at: '2026-11-20T12:00:03Z' }
  expect(isLater(change, NOW)).toBe(false)
  expect(isSameChange({ ...change, effective_at: '2026-11-20T11:59:45Z' }, change, NOW)).toBe(true)
})
