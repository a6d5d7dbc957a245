import { ApiError, configure } from '@quarterdeck/api'
import { QueryClient } from '@tanstack/react-query'
import { organizationQuery } from '../features/admin-organizations/organization.queries'
import { planQuery, planUsageQuery, planWithPricesQuery } from '../features/admin-plans/admin-plans.queries'
import { userOrganizationQuery } from '../features/user-organizations/user-organizations.queries'

const ID = '6ba7b810-9dad-11d1-80b4-00c04fd430c8'
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
const read = {
  'a plan': () => client.fetchQuery(planQuery(ID)),
  'the usage of a plan': () => client.fetchQuery(planUsageQuery(ID)),
  'the prices of a plan': () => client.fetchQuery(planWithPricesQuery(ID)),
  'an organization': () => client.fetchQuery(organizationQuery(ID)),
  'an organization of a customer': () => client.fetchQuery(userOrganizationQuery(ID)),
}
const answer = (status: number) =>
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async () => Response.json({ error: { message: 'No' } }, { status }),
  })

test.each(Object.entries(read))(
  '%s that somebody removed is an answer, other errors are errors',
  async (_, ask) => {
    answer(404)
    expect(await ask()).toBeNull()
    client.clear()
    answer(500)
    await expect(ask()).rejects.toBeInstanceOf(ApiError)
  },
)
