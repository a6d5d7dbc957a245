import { manyOrganizations } from '@quarterdeck/sandbox/fixtures'
import { fails, handlers } from '@quarterdeck/sandbox/msw'
import { mockPlatform } from '@quarterdeck/sandbox/msw/node'
import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { namedOrganizationsQuery } from './attention.queries'

const platform = mockPlatform()

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
