import { fireEvent, render, screen } from '@testing-library/react'
import { SearchField } from './SearchField'

const field = (value: string, onSearch: (search: string) => void = () => {}) => (
  <SearchField label="Search" value={value} onSearch={onSearch} delay={60_000} />
)
const type = (value: string) => fireEvent.change(screen.getByRole('searchbox'), { target: { value } })
const NOTICE = 'Characters that nobody can see were taken out.'

test('what was taken out is told only beside the text that it was taken out of', () => {
  const { rerender } = render(field('contoso'))
  type('north\u200Bwind')
  expect(screen.getByText(NOTICE)).toBeVisible()
  // Back has changed the search.
  rerender(field('fabrikam'))
  expect(screen.getByRole('searchbox')).toHaveValue('fabrikam')
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
  type('\u200B')
  expect(screen.getByText(NOTICE)).toBeVisible()
  type('n')
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument()
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'Enter searches at once, and not while a word is being composed: %j',
  (composing) => {
    const onSearch = vi.fn<(search: string) => void>()
    render(field('', onSearch))
    type('北風')
    const box = screen.getByRole('searchbox')
    fireEvent.keyDown(box, { key: 'Enter', ...composing })
    expect(onSearch).not.toHaveBeenCalled()
    fireEvent.keyDown(box, { key: 'Enter', keyCode: 13 })
    expect(onSearch).toHaveBeenCalledExactlyOnceWith('北風')
  },
)
