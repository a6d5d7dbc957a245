import {
  billingCycle,
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

test('§8.13: what was synced, green when all of it was', () => {
  const all = syncMessage({ providers_synced: 2, total_providers: 2 })
  expect(all.text).toBe('Successfully synced 2 out of 2 providers')
  expect(all.tone).toBe('success')
  expect(syncMessage({ providers_synced: 1, total_providers: 2 }).tone).toBe('info')
})

test('each count of the organizations’ synchronisation is spelled out', () => {
  const counts = {
    synced_organizations: 60,
    updated_plans: 2,
    activated_organizations: 1,
    skipped: 0,
    errors: 0,
  }
  expect(organizationSyncMessage(counts)).toEqual({
    text: 'Synced 60 organizations from Paddle',
    reason: '2 plans updated, 1 organization activated, 0 skipped, 0 errors',
    tone: 'success',
  })
  const partly = organizationSyncMessage({ ...counts, synced_organizations: 1, updated_plans: 1, errors: 1 })
  expect(partly.text).toBe('Synced 1 organization from Paddle')
  expect(partly.reason).toContain('1 plan updated')
  expect(partly.reason).toContain('1 error')
  expect(partly.tone).toBe('info')
})

test('§2.22: messages containing Failed are red, one about an unknown outcome is not', () => {
  const failed = failureMessage({ message: 'Failed to load products. Please try again.', reason: 'Down' })
  expect(failed.tone).toBe('danger')
  expect(failed.reason).toBe('Down')
  expect(failureMessage({ message: 'The outcome is unknown.', outcomeUnknown: true }).tone).toBe('info')
})
