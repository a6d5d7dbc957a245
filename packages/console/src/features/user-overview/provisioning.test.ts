import { configure, type ApiError } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { rememberOpened, rememberPaid } from '../../lib/checkouts'
import { queryClient } from '../../lib/queryClient'
import { provisioningQuery } from './provisioning.queries'
import { namespaceQuery } from './user-overview.queries'

const email = 'mira@northwind.example'
const told = fixtures.stepsAfter(1)

/** What the platform answers below /v1/user/; what is left out, it does not have. */
let answers: Record<string, () => Response>

const fails = (status: number) => () => Response.json({ error: { message: 'No steps' } }, { status })
const states = (isTold: boolean) =>
  queryClient.getQueryData(provisioningQuery(isTold, email).queryKey)?.steps.map(({ state }) => state)
const read = (isTold: boolean) => queryClient.fetchQuery(provisioningQuery(isTold, email))

beforeEach(() => {
  localStorage.clear()
  queryClient.clear()
  answers = { organizations: () => Response.json({ organizations: [] }) }
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ url }) => (answers[new URL(url).pathname.replace('/v1/user/', '')] ?? fails(404))(),
  })
})

test.each<[string, () => Response]>([
  ['500', fails(500)],
  ['502', fails(502)],
  ['nonsense', () => Response.json({ a: 1 })],
])('steps that are answered once with %s stay as they are, and nothing is concluded', async (_, answer) => {
  answers.provisioning = () => Response.json({ steps: told })
  await read(true)
  answers.provisioning = answer
  await expect(read(true)).rejects.toMatchObject({ name: 'ApiError' } satisfies Partial<ApiError>)
  expect(states(true)).toEqual(told.map(({ state }) => state))
})

test('where the very first answer is a failure nothing is known', async () => {
  answers.provisioning = fails(500)
  await expect(read(true)).rejects.toThrow('No steps')
  expect(states(true)).toBeUndefined()
})

test('a platform that does not tell its steps after all has them concluded', async () => {
  await read(true)
  expect(states(true)).toEqual(['waiting', 'waiting', 'waiting', 'waiting'])
})

test('concluded steps stay as they are while one of the reads fails, and go on afterwards', async () => {
  rememberOpened({ transactionId: 'txn_1', email })
  rememberPaid('txn_1')
  await read(false)
  expect(states(false)).toEqual(['done', 'running', 'waiting', 'waiting'])
  answers.namespace = fails(500)
  await read(false)
  expect(states(false)).toEqual(['done', 'running', 'waiting', 'waiting'])

  // What is known of the part that failed stays too, so that nothing of the screen comes and goes with each attempt.
  expect(queryClient.getQueryData(namespaceQuery().queryKey)).toBeNull()

  const created_at = new Date().toISOString()
  const organizations = fixtures.userOrganizations.map((one) => ({ ...one, created_at }))
  answers = { organizations: () => Response.json({ organizations }) }
  await read(false)
  expect(states(false)).toEqual(['done', 'done', 'running', 'waiting'])
})

test.each<[string, () => Response]>([
  ['was made long ago', () => Response.json({ organizations: fixtures.userOrganizations })],
  ['cannot be read', fails(500)],
])('where the organization %s, nothing else is waited for', async (_, organizations) => {
  answers.organizations = organizations
  const waiting: ((response: Response) => void)[] = []
  configure({
    apiUrl: 'https://api.example.com',
    fetch: async ({ url }) =>
      url.endsWith('/organizations')
        ? organizations()
        : new Promise<Response>((resolve) => waiting.push(resolve)),
  })
  expect(await read(false)).toBeNull()
  waiting.forEach((answer) => answer(fails(404)()))
})
