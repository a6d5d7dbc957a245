import { fireEvent, render, screen } from '@testing-library/react'
import { Pagination } from './Pagination'

const pages = () => screen.queryAllByRole('button', { name: /^Page/ }).map(({ textContent }) => textContent)

test('a list that came whole is one page, however many rows it has', () => {
  render(<Pagination page={1} pageSize={25} total={60} totalPages={1} />)
  expect(screen.getByText('1–60 of 60')).toBeVisible()
  expect(pages()).toEqual([])
})

test('every page that a platform with shorter pages has can be reached', () => {
  const { rerender } = render(<Pagination page={5} pageSize={25} total={100} totalPages={5} />)
  expect(pages()).toEqual(['1', '2', '3', '4', '5'])
  expect(screen.getByRole('button', { current: 'page' })).toHaveTextContent('5')
  // Which rows are on it is not known.
  expect(screen.getByText('Page 5 of 5, 100 in all')).toBeVisible()
  rerender(<Pagination page={5} pageSize={25} total={120} totalPages={5} />)
  expect(screen.getByText('101–120 of 120')).toBeVisible()
})

test('of a list without a total the pages that are known can be reached, and the next one', () => {
  const onPageChange = vi.fn<(page: number) => void>()
  const shared = { pageSize: 25, uncounted: true, onPageChange }
  const { rerender } = render(<Pagination {...shared} page={2} total={50} totalPages={3} />)
  expect(screen.getByText('26–50 of at least 50')).toBeVisible()
  expect(pages()).toEqual(['1', '2'])
  fireEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onPageChange).toHaveBeenLastCalledWith(3)
  // While it is under way it is the current one, and what is said is about the rows in view.
  rerender(<Pagination {...shared} page={3} total={50} totalPages={3} busy />)
  expect(pages()).toEqual(['1', '2', '3'])
  expect(screen.getByText('26–50 of at least 50')).toBeVisible()
  rerender(<Pagination pageSize={25} page={3} total={60} totalPages={3} />)
  expect(screen.getByText('51–60 of 60')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'true')

  rerender(<Pagination {...shared} compact page={2} total={50} totalPages={3} />)
  expect(screen.getByText('2 of at least 2')).toBeVisible()
})
