import { renderHook } from '@testing-library/react'
import { useLastPage } from './useLastPage'

type Given = Parameters<typeof useLastPage>[0]

const setUp = (given: Given, page: number) => {
  const show = vi.fn<(page: number) => void>()
  const view = renderHook((now: Given) => useLastPage(now, page, show), { initialProps: given })
  return { show, view }
}

test('a page that is gone becomes the last one, once', () => {
  const { show, view } = setUp({ isPlaceholderData: false, data: { totalPages: 2 } }, 3)
  view.rerender({ isPlaceholderData: false, data: { totalPages: 2 } })
  expect(show.mock.calls).toEqual([[2]])
})

test('rows of another search say nothing about the page that is asked for', () => {
  const { show, view } = setUp({ isPlaceholderData: true, data: { totalPages: 1 } }, 3)
  expect(show).not.toHaveBeenCalled()
  view.rerender({ isPlaceholderData: false, data: { totalPages: 3 } })
  expect(show).not.toHaveBeenCalled()
})
