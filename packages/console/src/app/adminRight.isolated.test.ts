import { admins, ApiError, configure } from '@quarterdeck/api'
import { adminEntryMissing } from '../lib/adminEntry'
import { queryClient } from '../lib/queryClient'
import { samePerson } from '../lib/samePerson'
import { refreshSession } from '../lib/session'
import { checkAdminRight } from './adminRight'

vi.mock('../lib/session', { spy: true })
vi.mock('../lib/samePerson', { spy: true })

const session = (isAdmin: boolean) => ({
  status: 'authenticated' as const,
  user: { id: 'u-1', email: 'mira@example.com', isAdmin },
  session: { id: 's-1' },
})
const entry = { id: 'a-1', email: 'Mira@example.com', can_create_new_admins: false }
type Known = Awaited<ReturnType<typeof refreshSession>>
type Admins = Awaited<ReturnType<typeof admins.list>>

beforeEach(() => {
  adminEntryMissing.set(false)
  queryClient.setQueryData(['organizations'], ['a customer'])
  vi.mocked(refreshSession).mockResolvedValue(session(true) as Known)
})

const listed = (items: Admins['items']) =>
  vi.spyOn(admins, 'list').mockResolvedValue({ items, total: items.length, totalPages: 1 })
const refused = (error: ApiError) => vi.spyOn(admins, 'list').mockRejectedValue(error)
const isCached = () => queryClient.getQueryData(['organizations']) !== undefined

test('an entry that is gone, or may not be asked for, is missing, and nothing of customers stays cached', async () => {
  listed([{ ...entry, email: 'somebody-else@example.com' }])
  await checkAdminRight()
  expect([adminEntryMissing.get(), isCached()]).toEqual([true, false])

  adminEntryMissing.set(false)
  refused(new ApiError('http', 'Only administrators may do this', { status: 403 }))
  await checkAdminRight()
  expect(adminEntryMissing.get()).toBe(true)
  // It was added again.
  listed([entry])
  await checkAdminRight()
  expect(adminEntryMissing.get()).toBe(false)
})

test('a call that one administrator may not make is no lost right, nor is a list that cannot be read', async () => {
  listed([entry])
  await checkAdminRight()
  refused(new ApiError('http', 'down', { status: 500 }))
  await checkAdminRight()
  expect([adminEntryMissing.get(), isCached()]).toEqual([false, true])
})

test('the page of a firewall in front of the platform is no lost right', async () => {
  const headers = { 'Content-Type': 'text/html' }
  configure({ fetch: async () => new Response('<h1>Blocked</h1>', { status: 403, headers }) })
  await checkAdminRight()
  expect([adminEntryMissing.get(), isCached()]).toEqual([false, true])
  configure({
    fetch: async () => Response.json({ error: 'Only administrators may do this' }, { status: 403 }),
  })
  await checkAdminRight()
  expect([adminEntryMissing.get(), isCached()]).toEqual([true, false])
})

test('is asked once for calls that are refused together, and not at all without the role', async () => {
  const list = listed([entry])
  await Promise.all([checkAdminRight(), checkAdminRight()])
  expect(list).toHaveBeenCalledOnce()
  list.mockClear()
  vi.mocked(refreshSession).mockResolvedValue(session(false) as Known)
  await checkAdminRight()
  expect(list).not.toHaveBeenCalled()
})

test('an answer about somebody who has left since takes nothing from who is there', async () => {
  refused(new ApiError('http', 'Only administrators may do this', { status: 403 }))
  vi.mocked(samePerson).mockReturnValueOnce(() => false)
  await checkAdminRight()
  expect([adminEntryMissing.get(), isCached()]).toEqual([false, true])
})
