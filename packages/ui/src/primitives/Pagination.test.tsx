import { render, screen } from '@testing-library/react'
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
