import { fireEvent, render, screen } from '@testing-library/react'
import { Opener } from './Opener'
import { Pagination } from './Pagination'

/** Presses and gives whether the browser is left to follow the link. */
const follows = (element: HTMLElement, keys = {}) => fireEvent.click(element, keys)

test.each([
  ['Ctrl', { ctrlKey: true }],
  ['Meta', { metaKey: true }],
  ['Shift', { shiftKey: true }],
])('%s leaves the link to the browser, a plain press opens it here', (_, keys) => {
  const onOpen = vi.fn<() => void>()
  render(
    <Opener href="#details" onOpen={onOpen}>
      Details
    </Opener>,
  )
  const link = screen.getByRole('link', { name: 'Details' })
  expect(follows(link, keys)).toBe(true)
  expect(onOpen).not.toHaveBeenCalled()
  expect(follows(link)).toBe(false)
  expect(onOpen).toHaveBeenCalledOnce()
})

test('a page button with an address turns the page by a plain press alone', () => {
  const onPageChange = vi.fn<(page: number) => void>()
  render(
    <Pagination
      page={1}
      pageSize={10}
      total={30}
      onPageChange={onPageChange}
      pageHref={(page) => `#page=${page}`}
    />,
  )
  const two = screen.getByRole('link', { name: 'Page 2' })
  expect(two).toHaveAttribute('href', '#page=2')
  expect(follows(two, { ctrlKey: true })).toBe(true)
  expect(onPageChange).not.toHaveBeenCalled()
  expect(follows(two)).toBe(false)
  expect(onPageChange).toHaveBeenCalledWith(2)
  // The page in view and the end of the list lead nowhere.
  expect(follows(screen.getByRole('link', { name: 'Page 1' }))).toBe(false)
  expect(onPageChange).toHaveBeenCalledOnce()
})

test('on the last page Next leads nowhere and keeps the focus', () => {
  render(<Pagination page={3} pageSize={10} total={30} pageHref={(page) => `#page=${page}`} />)
  const next = screen.getByRole('link', { name: 'Next page' })
  next.focus()
  expect(follows(next)).toBe(false)
  expect(next).toHaveFocus()
  expect(next).toHaveAttribute('aria-disabled', 'true')
})
