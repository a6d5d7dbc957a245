import { matchingUsers } from './matchingUsers'

const user = (email: string) => ({ email })
const page = { items: [user('Ada@one.example'), user('grace@two.example')], total: 2, totalPages: 1 }

test('leaves out users who do not match, which a platform that ignores the search sends', () => {
  expect(matchingUsers(page, ' ADA ')).toEqual({ ...page, items: [page.items[0]], hidden: 1 })
  expect(matchingUsers(page, 'nobody')).toEqual({ ...page, items: [], hidden: 2 })
})

test('leaves everything where nothing is searched for, or everything matches', () => {
  expect(matchingUsers(page, '')).toEqual({ ...page, hidden: 0 })
  expect(matchingUsers(page, 'example')).toEqual({ ...page, hidden: 0 })
})
