import { act, fireEvent, renderHook, waitFor } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterRead } from './preloading'
import { useDialog } from './useDialog'
import { useListSearch } from './useListSearch'

beforeEach(() => history.pushState(null, '', '/admin/users'))

/** Types a search letter by letter, and gives how many entries the history got by that. */
const open = () => {
  const { result } = renderHook(useListSearch, { wrapper: BrowserRouter })
  return {
    result,
    type: (text: string) => {
      const before = history.length
      for (let end = 1; end <= text.length; end += 1)
        act(() => result.current.change({ search: text.slice(0, end), page: 1 }))
      return history.length - before
    },
  }
}
const go = async (step: () => void, search: string) => {
  step()
  await waitFor(() => expect(location.search).toBe(search))
}

test('what is typed in one visit of the field is one entry of the history', async () => {
  const { result, type } = open()
  expect(type('nora')).toBe(1)
  await go(() => history.back(), '')
  await waitFor(() => expect(result.current.search).toBe(''))
  await go(() => history.forward(), '?search=nora')
  await waitFor(() => expect(result.current.search).toBe('nora'))
})

test.each(['focusOut', 'focusIn'] as const)('what is typed after %s is another one', async (event) => {
  const { type } = open()
  type('nora')
  fireEvent[event](document.body)
  expect(type('otto')).toBe(1)
  await go(() => history.back(), '?search=nora')
})

test('after Back it takes the place of nothing that is still in the history', async () => {
  const { type } = open()
  type('nora')
  await go(() => history.back(), '')
  type('otto')
  expect(location.search).toBe('?search=otto')
  await go(() => history.back(), '')
})

test('pages are entries of their own, but for one that is no longer there', async () => {
  const { result } = open()
  const before = history.length
  act(() => result.current.change({ page: 3 }))
  act(() => result.current.change({ page: 2 }, { replace: true }))
  expect(history.length).toBe(before + 1)
  expect(location.search).toBe('?page=2')
})

test('a dialog above a page that is no longer there leads back to where it was opened', async () => {
  const { result } = renderHook(() => ({ ...useListSearch(), ...useDialog() }), { wrapper: BrowserRouter })
  act(() => result.current.open('join-organization'))
  const opened = history.length
  act(() => result.current.change({ page: 2 }, { replace: true }))
  await waitFor(() => expect(location.search).toBe('?dialog=join-organization&page=2'))
  act(() => result.current.close())
  await waitFor(() => expect(location.search).toBe(''))
  expect(history.length).toBe(opened)
})

test('what a search asks for is read at once, and the address waits for it; a page is not waited for', async () => {
  const prefetch = vi.fn<(query: URLSearchParams) => Promise<void>>(() => Promise.resolve())
  const { result } = renderHook(() => useListSearch(prefetch), { wrapper: BrowserRouter })
  const go = vi.fn<() => void>()
  act(() => result.current.change({ search: 'nora', page: 1 }))
  afterRead(go)
  expect(go).not.toHaveBeenCalled()
  await waitFor(() => expect(go).toHaveBeenCalledOnce())
  act(() => result.current.change({ page: 2 }))
  afterRead(go)
  expect(go).toHaveBeenCalledTimes(2)
  expect(prefetch.mock.calls.map(([query]) => `${query}`)).toEqual(['search=nora'])
})
