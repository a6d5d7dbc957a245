import type { Plan } from '@quarterdeck/api'
import { planDefault, planPro } from '@quarterdeck/sandbox/fixtures'
import { afterAction } from './planActions'

const asModel = (plan: object) => ({ ...plan, connected_prices: null }) as Plan
const plans = [asModel(planDefault), asModel(planPro)]
const [defaultId, proId] = [planDefault.id, planPro.id]
const flags = (list: Plan[]) => list.map(({ is_default, deprecated }) => ({ is_default, deprecated }))

const plain = { is_default: false, deprecated: false }

test('setting a default takes the flag from the plan that had it', () => {
  expect(flags(afterAction(plans, proId, 'set-default'))).toEqual([plain, { ...plain, is_default: true }])
})

test('unsetting the default leaves no plan as the default', () => {
  expect(flags(afterAction(plans, defaultId, 'unset-default'))).toEqual([plain, plain])
})

test('a deprecated plan is no longer the default, not even after it is offered again', () => {
  const deprecated = afterAction(plans, defaultId, 'deprecate')
  expect(flags(deprecated)).toEqual([{ is_default: false, deprecated: true }, plain])
  expect(flags(afterAction(deprecated, defaultId, 'undeprecate'))).toEqual([plain, plain])
})

test('the plans handed in stay as they were, and an unknown plan changes nothing', () => {
  const before = structuredClone(plans)
  afterAction(plans, proId, 'deprecate')
  expect(plans).toEqual(before)
  expect(afterAction(plans, 'gone', 'deprecate')).toEqual(plans)
})
