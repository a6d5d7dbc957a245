import type { Overview } from '@quarterdeck/api'
import { expect, test } from 'vitest'
import { attentionTo } from './admin-overview.queries'

const overview: Overview = {
  failed_by_hour: [],
  failed_by_type: [],
  signups_by_day: [],
  attention: [{ kind: 'over_limit', count: 3, ids: ['a', 'b', 'a'] }],
  clusters: [],
}

test('a kind of attention that the overview leaves out is of nobody; without any it is not known', () => {
  expect(attentionTo(overview, 'over_limit')).toEqual({ count: 3, ids: ['a', 'b'] })
  expect(attentionTo(overview, 'paid_without_namespace')).toEqual({ count: 0, ids: [] })
  expect(attentionTo({ ...overview, attention: null }, 'over_limit')).toBeNull()
})
