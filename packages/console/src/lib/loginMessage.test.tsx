import { renderHook } from '@testing-library/react'
import { StrictMode } from 'react'
import { handOver, takeSignedInMessage, useLoginMessage } from './loginMessage'

const KEY = 'quarterdeck.login_message'
const shown = (state?: unknown, stays = true) =>
  renderHook(() => useLoginMessage(state, stays), { wrapper: StrictMode })

beforeEach(() => sessionStorage.clear())

test('what is handed over stands as long as its screen, and once', () => {
  handOver({ login: 'Checkout closed.' })
  const { result, rerender } = shown()
  rerender()
  expect(result.current).toBe('Checkout closed.')
  expect(shown().result.current).toBeUndefined()
})

test('it is kept for where somebody is sent on to who turns out to be signed in', () => {
  const payment = '/checkout?transactionId=txn_1'
  handOver({ login: 'Checkout closed.', signedIn: 'Checkout closed.', payment })
  expect(shown(undefined, false).result.current).toBe('Checkout closed.')
  expect(takeSignedInMessage()).toEqual({ message: 'Checkout closed.', payment })
})

test('it comes before the message of the history entry', () => {
  expect(shown({ message: 'Your session has ended.' }).result.current).toBe('Your session has ended.')
  handOver({ login: 'Checkout closed.' })
  expect(shown({ message: 'Your session has ended.' }).result.current).toBe('Checkout closed.')
})

test('what is only for /login is not told to somebody who is signed in, nor kept for later', () => {
  handOver({ login: 'Please log in.' })
  expect(takeSignedInMessage().message).toBeUndefined()
  expect(shown().result.current).toBeUndefined()

  handOver({ login: 'Checkout closed.', signedIn: 'Checkout closed.' })
  expect(takeSignedInMessage().message).toBe('Checkout closed.')
  expect(takeSignedInMessage()).toEqual({})
})

test.each(['{', 'null', '7', '[]', '{"login":7}', '{"login":""}', '{"login":{"text":"x"}}'])(
  'storage that holds %s holds no message',
  (text) => {
    sessionStorage.setItem(KEY, text)
    expect(shown().result.current).toBeUndefined()
  },
)

test('without storage nothing is said, and nothing fails', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  handOver({ login: 'Checkout closed.' })
  expect(shown().result.current).toBeUndefined()
})
