import { act, renderHook } from '@testing-library/react'
import { useSearchDraft } from './useSearchDraft'

function start(value = '') {
  vi.useFakeTimers()
  const onSearch = vi.fn<(search: string) => void>()
  const initialProps: { value: string; delay: number | null } = { value, delay: 300 }
  const hook = renderHook((props) => useSearchDraft(props.value, onSearch, props.delay), { initialProps })
  return {
    onSearch,
    draft: () => hook.result.current.draft,
    type: (text: string) => act(() => hook.result.current.type(text)),
    commit: (text: string) => act(() => hook.result.current.commit(text)),
    wait: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    inForce: (next: string) => hook.rerender({ value: next, delay: 300 }),
    hold: () => hook.rerender({ value, delay: null }),
    leave: () => hook.unmount(),
  }
}

afterEach(() => vi.useRealTimers())

test('searches 300 ms after the last key', () => {
  const search = start()
  search.type('n')
  search.wait(299)
  search.type('no')
  search.wait(299)
  expect(search.onSearch).not.toHaveBeenCalled()
  search.wait(1)
  expect(search.onSearch).toHaveBeenCalledExactlyOnceWith('no')
})

test('what is held back is searched for once it is no longer, or when that is asked for', () => {
  const search = start()
  search.hold()
  search.type('no')
  search.wait(1000)
  expect(search.onSearch).not.toHaveBeenCalled()
  search.inForce('')
  search.wait(300)
  expect(search.onSearch).toHaveBeenLastCalledWith('no')
  search.hold()
  search.commit('north')
  expect(search.onSearch).toHaveBeenLastCalledWith('north')
})

test('a search whose value comes back late does not replace what has been typed since', () => {
  const search = start()
  search.type('a')
  search.wait(300)
  search.type('ab')
  search.wait(300)
  search.type('abc')
  search.inForce('a')
  expect(search.draft()).toBe('abc')
  search.inForce('ab')
  expect(search.draft()).toBe('abc')
  search.wait(300)
  expect(search.onSearch.mock.calls).toEqual([['a'], ['ab'], ['abc']])
})

test('a search changed from outside replaces the draft and cancels its timer', () => {
  const search = start('contoso')
  search.type('contoso x')
  search.inForce('')
  expect(search.draft()).toBe('')
  search.wait(1000)
  expect(search.onSearch).not.toHaveBeenCalled()
})

test('going back to an earlier search is a change from outside', () => {
  const search = start()
  search.commit('a')
  search.inForce('a')
  search.commit('ab')
  search.inForce('ab')
  search.inForce('a')
  expect(search.draft()).toBe('a')
})

test('blanks do not make a search, and the same search is not made twice', () => {
  const search = start()
  search.type('   ')
  search.wait(300)
  search.commit('a')
  search.commit('a ')
  search.wait(300)
  expect(search.onSearch).toHaveBeenCalledExactlyOnceWith('a')
})

test('no search is made after the field was unmounted', () => {
  const search = start()
  search.type('a')
  search.leave()
  search.wait(300)
  expect(search.onSearch).not.toHaveBeenCalled()
})
