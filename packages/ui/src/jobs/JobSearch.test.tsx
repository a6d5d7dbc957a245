import { fireEvent, render, screen } from '@testing-library/react'
import { parseJobQuery } from './jobQuery'
import { JobSearch, type JobSearchProps } from './JobSearch'

test('characters that nobody sees are taken out, and the field says so until more is typed', () => {
  const read = parseJobQuery('')
  if ('error' in read) throw new Error(read.error)
  render(<JobSearch query={read.query} onQuery={() => {}} clusters={[]} types={[]} />)
  const search = screen.getByRole('combobox', { name: 'Search jobs' })
  fireEvent.change(search, { target: { value: 'status:\u200Bfailed' } })
  expect(search).toHaveValue('status:failed')
  expect(search).toHaveAccessibleDescription('Characters that nobody can see were taken out.')
  fireEvent.change(search, { target: { value: 'status:failed ' } })
  expect(search).toHaveAccessibleDescription('')
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter searches, and not while a word is being composed: %j',
  (composing) => {
    const onQuery = vi.fn<JobSearchProps['onQuery']>()
    const read = parseJobQuery('')
    if ('error' in read) throw new Error(read.error)
    render(<JobSearch query={read.query} onQuery={onQuery} clusters={[]} types={[]} />)
    const search = screen.getByRole('combobox', { name: 'Search jobs' })
    fireEvent.change(search, { target: { value: 'status:failed' } })
    fireEvent.keyDown(search, { key: 'Enter', ...composing })
    expect(onQuery).not.toHaveBeenCalled()
    fireEvent.keyDown(search, { key: 'Enter', keyCode: 13 })
    expect(onQuery).toHaveBeenCalledOnce()
  },
)

test('what of an address cannot be read stands in the field with why, and goes with the next search', () => {
  const unread = { text: 'status:failed since:2026-11-31', error: "'2026-11-31' is no time." }
  const props = { query: [], onQuery: () => {}, clusters: [], types: [] }
  const { rerender } = render(<JobSearch {...props} unread={unread} />)
  const search = screen.getByRole('combobox', { name: 'Search jobs' })
  expect(search).toHaveValue(unread.text)
  expect(search).toBeInvalid()
  expect(search).toHaveAccessibleDescription(unread.error)
  rerender(<JobSearch {...props} />)
  expect(search).toHaveValue('')
  expect(search).toBeValid()
  rerender(<JobSearch {...props} unread={unread} />)
  expect(search).toHaveAccessibleDescription(unread.error)
})
