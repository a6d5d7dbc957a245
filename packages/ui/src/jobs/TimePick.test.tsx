import { fireEvent, render, screen } from '@testing-library/react'
import { formatJobQuery, parseJobQuery } from './jobQuery'
import { TimePick, type TimePickProps } from './TimePick'

test('a time with seconds is shown to the minute, and can be changed', () => {
  const read = parseJobQuery('until:2026-11-29T08:14:05')
  if ('error' in read) throw new Error(read.error)
  const onQuery = vi.fn<TimePickProps['onQuery']>()
  render(<TimePick query={read.query} onQuery={onQuery} />)
  const to = screen.getByLabelText('To')
  expect(to).toHaveValue('2026-11-29T08:14')
  expect(to).toBeValid()
  fireEvent.change(to, { target: { value: '2026-12-29T08:14' } })
  fireEvent.keyDown(to, { key: 'Enter' })
  expect(onQuery.mock.calls.map(([query]) => formatJobQuery(query))).toEqual(['until:2026-12-29T08:14'])
})
