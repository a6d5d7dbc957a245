import { waitFor } from '@testing-library/react'
import { browserHistory } from './browserHistory'
import { awaitRead } from './preloading'

beforeEach(() => history.pushState(null, '', '/admin/users'))

/** Something that is read until `arrive` is called, which resolves once the places that waited for it are there. */
function reading() {
  let arrive = () => {}
  awaitRead(new Promise<void>((resolve) => (arrive = resolve)))
  return async () => {
    arrive()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

test.each(['push', 'replace'] as const)('%s waits for what is read for the new place', async (way) => {
  const places = browserHistory()
  const arrive = reading()
  places[way]('/admin/users?search=nora')
  expect(location.search).toBe('')
  await arrive()
  expect(location.search).toBe('?search=nora')
})

test('without a read the place is there at once', () => {
  browserHistory().push('/admin/plans')
  expect(location.pathname).toBe('/admin/plans')
})

test('another screen that was pressed comes, and what the one before it asks for meanwhile does not', async () => {
  const places = browserHistory()
  const arrive = reading()
  places.push('/admin/plans')
  places.replace('/admin/users?page=4')
  places.push('/admin/users?search=nora')
  await arrive()
  expect(location.pathname + location.search).toBe('/admin/plans')
})

test.each(['push', 'replace'] as const)(
  'of two searches in one wait the last one counts: %s',
  async (way) => {
    const places = browserHistory()
    const arrive = reading()
    places[way]('/admin/users?search=nora')
    places[way]('/admin/users?search=norah')
    await arrive()
    expect(location.search).toBe('?search=norah')
  },
)

test('a page that is no longer there takes the place of no dialog', async () => {
  const places = browserHistory()
  const arrive = reading()
  places.push('/admin/users?dialog=user')
  places.replace('/admin/users?page=4')
  await arrive()
  expect(location.search).toBe('?dialog=user')
})

test('who goes back meanwhile stays there, and loses no entry of the history', async () => {
  const places = browserHistory()
  places.push('/admin/plans')
  const arrive = reading()
  places.replace('/admin/plans?search=pro')
  places.go(-1)
  await waitFor(() => expect(location.pathname).toBe('/admin/users'))
  await arrive()
  expect(location.pathname + location.search).toBe('/admin/users')
})
