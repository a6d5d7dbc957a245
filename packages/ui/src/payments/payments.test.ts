import {
  billingCycle,
  priceMismatches,
  priceTitle,
  providerLabel,
  taxCategoryLabel,
  taxModeLabel,
  trialPeriod,
} from '../catalogue'
import { failureMessage, organizationSyncMessage, syncMessage } from './message'

const terms = (
  cycle: [string | null, number | null],
  trial: [string | null, number | null] = [null, null],
) => ({
  billing_cycle_interval: cycle[0],
  billing_cycle_frequency: cycle[1],
  trial_period_interval: trial[0],
  trial_period_frequency: trial[1],
})

test.each([
  [terms(['month', 1]), 'Every month'],
  [terms(['month', null]), 'Every month'],
  [terms(['month', 3]), 'Every 3 months'],
  [terms(['year', 2]), 'Every 2 years'],
  [terms([null, null]), 'One-time'],
  [terms([null, 1]), 'One-time'],
])('the cycle of %j is %s', (price, text) => {
  expect(billingCycle(price)).toBe(text)
})

test.each([
  [terms([null, null], ['day', 14]), '14 days'],
  [terms([null, null], ['month', 1]), '1 month'],
  [terms([null, null], ['day', 0]), null],
  [terms([null, null], [null, 7]), null],
])('the trial of %j is %s', (price, text) => {
  expect(trialPeriod(price)).toBe(text)
})

test('the provider’s words become readable, known or not', () => {
  expect(providerLabel('paddle')).toBe('Paddle')
  expect(providerLabel('bank_transfer')).toBe('Bank transfer')
  expect(taxModeLabel('account_setting')).toBe('Account setting')
  expect(taxModeLabel('location')).toBe('Location')
  expect(taxModeLabel('')).toBeNull()
  expect(taxCategoryLabel('saas')).toBe('SaaS')
  expect(taxCategoryLabel('digital-goods')).toBe('Digital goods')
  expect(taxCategoryLabel('')).toBeNull()
})

test('a price without a name is called by its description, then by its id', () => {
  expect(priceTitle({ name: 'Pro', description: 'x', provider_price_id: 'pri_1' })).toBe('Pro')
  expect(priceTitle({ name: null, description: 'Set-up', provider_price_id: 'pri_1' })).toBe('Set-up')
  expect(priceTitle({ name: '', description: '', provider_price_id: 'pri_1' })).toBe('pri_1')
  expect(priceTitle({ name: null, description: '', provider_price_id: '' })).toBe('Unnamed price')
})

test.each<[string, object, string[]]>([
  ['the same', {}, []],
  [
    'another amount',
    { unit_price_amount: 2900 },
    ['It costs $29.00 (every month), and Pro costs $50.00 per month.'],
  ],
  [
    'another currency',
    { unit_price_currency: 'EUR' },
    [
      'It is in EUR, and Pro is priced in USD.',
      'It costs €50.00 (every month), and Pro costs $50.00 per month.',
    ],
  ],
  [
    'a currency that is not told',
    { unit_price_currency: '' },
    ['It costs 50.00 (every month), and Pro costs $50.00 per month.'],
  ],
  ['another cycle', terms(['year', 1]), ['It costs $50.00 (every year), and Pro costs $50.00 per month.']],
  [
    'another number of months',
    terms(['month', 3]),
    ['It costs $50.00 (every 3 months), and Pro costs $50.00 per month.'],
  ],
  ['every month, without saying how many', terms(['month', null]), []],
  ['paid once', { billing_cycle_interval: null }, ['It is paid once, and Pro is priced by the month.']],
])('a price and its plan: %s', (_case, change, sentences) => {
  const monthly = { ...terms(['month', 1]), unit_price_amount: 5000, unit_price_currency: 'USD' }
  expect(priceMismatches({ ...monthly, ...change }, { name: 'Pro', price_in_cents: 5000 })).toEqual(sentences)
})

const none = { count: 0, list: [] }
const tally = (count: number | null, ...list: string[]) => ({ count, list })

test('§8.13: what was synced, green when all of it was', () => {
  const all = syncMessage({ providers_synced: tally(2), total_providers: 2 })
  expect(all.text).toBe('Successfully synced 2 out of 2 providers')
  expect(all.tone).toBe('success')
  expect(syncMessage({ providers_synced: tally(1, 'paddle'), total_providers: 2 })).toMatchObject({
    tone: 'info',
    list: ['paddle'],
  })
})

test('each count of the organizations’ synchronisation is spelled out', () => {
  const counts = {
    synced_organizations: tally(2060),
    updated_plans: tally(0),
    activated_organizations: tally(1),
    skipped: none,
    errors: none,
  }
  expect(organizationSyncMessage(counts)).toEqual({
    text: 'Synced 2,060 organizations from Paddle',
    reason: '0 plans updated, 1 organization activated, 0 skipped, 0 errors',
    list: [],
    tone: 'success',
  })
  const partly = organizationSyncMessage({
    ...counts,
    synced_organizations: tally(1),
    updated_plans: tally(1),
    skipped: tally(1, 'a@example.com'),
    errors: tally(1, 'b@example.com: its price sells no plan'),
  })
  expect(partly).toEqual({
    text: 'Synced 1 organization from Paddle',
    reason: '1 plan updated, 1 organization activated, 1 skipped, 1 error',
    list: ['Skipped: a@example.com', 'Error: b@example.com: its price sells no plan'],
    tone: 'info',
  })
})

test('what the platform does not say is left out, and that it names nothing of what it did not do is said', () => {
  const unsaid = tally(null)
  expect(
    organizationSyncMessage({
      synced_organizations: tally(3),
      updated_plans: unsaid,
      activated_organizations: unsaid,
      skipped: unsaid,
      errors: tally(5),
    }).reason,
  ).toBe('5 errors. The platform does not say which ones.')
  expect(
    organizationSyncMessage({
      synced_organizations: tally(3),
      updated_plans: unsaid,
      activated_organizations: unsaid,
      skipped: tally(5),
      errors: none,
    }).reason,
  ).toBe('5 skipped, 0 errors. The platform does not say which ones.')
})

test('§2.22: messages containing Failed are red, one about an unknown outcome is not', () => {
  const failed = failureMessage({ message: 'Failed to load products. Please try again.', reason: 'Down' })
  expect(failed.tone).toBe('danger')
  expect(failed.reason).toBe('Down')
  expect(failureMessage({ message: 'The outcome is unknown.', outcomeUnknown: true }).tone).toBe('info')
  expect(failureMessage({ message: 'The plan Pro is no longer there.', gone: true }).tone).toBe('info')
})
