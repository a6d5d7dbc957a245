import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button'
import { SearchField, type SearchFieldProps } from './SearchField'
import { Row } from './testing/Row'

/** Keeps the search in state, as a container keeps it in the address. */
function Searching({ value, onSearch, ...rest }: SearchFieldProps) {
  const [search, setSearch] = useState(value)
  return (
    <Row>
      <SearchField
        {...rest}
        value={search}
        onSearch={(next) => {
          onSearch(next)
          setSearch(next)
        }}
      />
      <p>Results for: {search || 'everything'}</p>
      <Button onClick={() => setSearch('')}>Clear filters</Button>
    </Row>
  )
}

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search by email', value: '', onSearch: fn() },
  parameters: {
    guide: {
      do: [
        { text: 'At the top left of what it searches.', story: 'Filled' },
        { text: 'Let it be cleared with one press.' },
      ],
      avoid: [{ text: 'A button beside it: it answers while somebody types.' }],
      accessibility: ['Enter searches at once and Escape clears.'],
    },
  },
} satisfies Meta<typeof SearchField>

export default meta
type Story = StoryObj<typeof meta>

export const Empty: Story = {}
export const Filled: Story = { args: { value: 'northwind' } }
export const Busy: Story = { args: { value: 'northwind', busy: true } }

export const LongText: Story = {
  args: { value: 'a.very.long.organization.address.that.somebody.registered@northwind.example' },
}

/** Several keys in a row make one search, with the text trimmed. */
export const Debounce: Story = {
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search by email' }), ' north ')
    await expect(args.onSearch).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onSearch).toHaveBeenCalledOnce())
    await expect(args.onSearch).toHaveBeenCalledWith('north')
    // What was typed stays as it was typed.
    await expect(canvas.getByRole('searchbox')).toHaveValue(' north ')
    await expect(canvas.getByText('Results for: north')).toBeVisible()
  },
}

export const EnterAndEscape: Story = {
  tags: ['interaction'],
  args: { delay: 60_000 },
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, 'contoso{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('contoso')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('')
    await expect(box).toHaveValue('')
    await expect(box).toHaveFocus()
    await expect(args.onSearch).toHaveBeenCalledTimes(2)
  },
}

export const ClearButton: Story = {
  tags: ['interaction'],
  args: { value: 'contoso', delay: 60_000 },
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }))
    await expect(args.onSearch).toHaveBeenCalledOnce()
    await expect(args.onSearch).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(canvas.queryByRole('button', { name: 'Clear search' })).toBeNull()
  },
}

/** Characters that draw nothing would find nothing: they are taken out, and it is said. */
export const UnseenCharacters: Story = {
  args: { delay: 60_000 },
  render: (args) => <Searching {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.paste('con\u200Btoso')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenLastCalledWith('contoso')
    await expect(canvas.getByText('Characters that nobody can see were taken out.')).toBeVisible()
  },
}

/** Back or 'Clear filters' changes the search from outside: the field follows. */
export const ChangedFromOutside: Story = {
  tags: ['interaction'],
  args: { delay: 60_000 },
  render: (args) => <Searching {...args} />,
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'contoso{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
  },
}
