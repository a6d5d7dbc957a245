import type { Overview } from '@quarterdeck/api'
import { manyOrganizations } from '@quarterdeck/sandbox/fixtures'
import { fails, handlers } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { attentionTo, namedOrganizationsQuery } from './attention.queries'

const platform = mockPlatform()
const overview: Overview = {
  failed_by_hour: [],
  failed_by_type: [],
  signups_by_day: [],
  attention: [{ kind: 'over_limit', count: 3, ids: ['a', 'b', 'a'] }],
  clusters: [],
}

test('a kind that the overview leaves out is of nobody, and one that names none tells of nobody either', () => {
  expect(attentionTo(overview, 'over_limit')).toEqual({ count: 3, ids: ['a', 'b'] })
  expect(attentionTo(overview, 'paid_without_namespace')).toEqual({ count: 0, ids: [] })
  expect(attentionTo({ ...overview, attention: null }, 'over_limit')).toBeNull()
})

const [one, gone, away] = manyOrganizations(3)
const ids = [one, gone, away].map((organization) => organization?.id ?? '')
const read = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false } } }).fetchQuery(namedOrganizationsQuery(ids))

test('each is read by itself: those deleted since and those that cannot be read are counted', async () => {
  platform.use(
    handlers.organizationDetails(({ params }) =>
      one && params.organizationId === one.id ? one : fails(params.organizationId === gone?.id ? 404 : 500),
    ),
  )
  const { items, deleted, failed } = await read()
  expect(items.map(({ id }) => id)).toEqual([one?.id])
  expect({ deleted, failed }).toEqual({ deleted: 1, failed: 1 })
})

test('that none could be read is a failure', async () => {
  platform.use(handlers.organizationDetails(fails(500, 'Away')))
  await expect(read()).rejects.toThrow('Away')
})
