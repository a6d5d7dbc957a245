import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2, Search } from 'lucide-react'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { failed, loading, ready } from '../lib'
import { Button } from './Button'
import { EmptyState } from './EmptyState'
import {
  columns,
  longOrganizations,
  organizations,
  OrganizationTable as Table,
  PagedTable,
} from './testing/ExampleTable'
import { press } from './testing/interactions'
import { forceState } from './testing/forceState'

const meta = {
  title: 'Components/Table',
  component: Table,
  args: {
    label: 'Organizations',
    columns,
    rows: ready(organizations.slice(0, 8)),
    rowKey: (row) => row.id,
    pageSize: 8,
    onOpen: fn(),
    empty: <EmptyState title="No organizations yet" icon={<Building2 />} />,
  },
  parameters: {
    guide: {
      do: [
        { text: "Put the thing's name first; it opens the row.", story: 'RowsAreLinks' },
        {
          text: 'Say in its own words that nothing is there, nothing was found, nothing could be read.',
          story: 'NothingMatches',
        },
      ],
      avoid: [{ text: 'More than two buttons in a row.', story: 'WithActions' }],
      accessibility: [
        "A real table also where rows are drawn as cards: each cell keeps its column's name.",
        'The keyboard reaches each row once, then what is in it.',
      ],
    },
  },
} satisfies Meta<typeof Table>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas, step }) => {
    const row = canvas.getByRole('row', { name: /billing@contoso/ })
    await step('a press anywhere in the row opens it and leaves the focus on its button', async () => {
      await userEvent.click(within(row).getByText('ns-1043'))
      await expect(args.onOpen).toHaveBeenCalledOnce()
      await expect(args.onOpen).toHaveBeenCalledWith(organizations[1])
      await expect(within(row).getByRole('button', { name: 'billing@contoso.example' })).toHaveFocus()
    })
    await step('the keyboard reaches the row through its button', async () => {
      within(row).getByRole('button', { name: 'billing@contoso.example' }).focus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onOpen).toHaveBeenCalledTimes(2)
    })
    within(row).getByRole('button', { name: 'billing@contoso.example' }).blur()
  },
}

export const RowsAreLinks: Story = {
  args: { onOpen: undefined, getRowHref: (row) => `#/organizations/${row.id}` },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'northwind@example.com' })
    await expect(link).toHaveAttribute('href', `#/organizations/${organizations[0]?.id}`)
    await userEvent.click(canvas.getByText('ns-1042'))
    await waitFor(() => expect(location.hash).toContain('/organizations/'))
    link.blur()
    history.replaceState(null, '', location.pathname + location.search)
  },
}

export const Selected: Story = { args: { selectedKey: organizations[1]?.id } }

/** Where the system chooses the colours, the open row has a line around it. */
export const ForcedColours: Story = {
  tags: ['words'],
  args: { ...Selected.args, rows: ready(organizations.slice(0, 4)) },
  globals: { contrast: 'forced' },
  play: async ({ canvas }) => {
    const marked = canvas.getAllByRole('row').filter((row) => getComputedStyle(row).outlineStyle !== 'none')
    await expect(marked).toEqual([canvas.getByRole('row', { current: true })])
  },
}

/** The second row is under the pointer, the third has the focus, the fourth is open, and the pointer is at the fifth's button. */
export const States: Story = {
  tags: ['focus'],
  args: { rows: ready(organizations.slice(0, 5)), selectedKey: organizations[3]?.id },
  play: ({ canvas }) => {
    const [, , second, third, , fifth] = canvas.getAllByRole('row').map((row) => within(row))
    if (second) forceState(second.getAllByRole('cell')[1] as HTMLElement, 'hover')
    if (third) forceState(third.getAllByRole('button')[0] as HTMLElement, 'focus')
    if (fifth) forceState(fifth.getByRole('button', { name: /^Copy/ }), 'hover')
  },
}

export const ReadOnly: Story = { args: { onOpen: undefined } }

export const WithActions: Story = {
  args: {
    columns: [
      ...columns.slice(0, 1),
      ...columns.slice(2, 4),
      {
        id: 'actions',
        header: 'Actions',
        headerHidden: true,
        align: 'end',
        cell: (row) => row.plan !== 'No Plan' && <Button size="sm">Restart</Button>,
      },
    ],
  },
  play: async ({ args, canvas }) => {
    // A press on a button in the row does not open the row as well.
    const restart = within(canvas.getByRole('row', { name: /northwind/ })).getByRole('button', {
      name: 'Restart',
    })
    await userEvent.click(restart)
    await expect(args.onOpen).not.toHaveBeenCalled()
    restart.blur()
  },
}

export const Loading: Story = {
  args: { rows: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading organizations')).toBeInTheDocument()
    await expect(canvas.getByRole('table', { name: 'Organizations' })).toHaveAttribute('aria-busy', 'true')
    await expect(canvas.getAllByRole('row', { hidden: true })).toHaveLength(9)
    // Screen readers hear that the table is loading, and not of eight empty rows.
    await expect(canvas.getAllByRole('row')).toHaveLength(1)
  },
}

export const Refreshing: Story = { args: { rows: ready(organizations.slice(0, 8), true) } }

export const Empty: Story = { args: { rows: ready([]) } }

export const NothingMatches: Story = {
  args: {
    rows: ready([]),
    empty: (
      <EmptyState
        title="No organization matches this search"
        icon={<Search />}
        action={<Button>Clear filters</Button>}
      />
    ),
  },
}

export const Failed: Story = {
  args: { rows: failed('Failed to load organizations. Please try again.', fn()) },
}

export const LongText: Story = { args: { rows: ready(longOrganizations) } }

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
export const NarrowLoading: Story = { ...Narrow, args: { rows: loading, pageSize: 8 } }

/** The head stays in view while the page scrolls under the shell's bar. */
export const StickyHead: Story = {
  args: { rows: ready(organizations), pageSize: 25 },
  decorators: [
    (Story) => (
      <div style={{ '--sticky-top': '56px', minHeight: 2400 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    window.scrollTo(0, 600)
    const head = canvas.getByRole('columnheader', { name: 'Organization' })
    await waitFor(() => expect(Math.round(head.getBoundingClientRect().top)).toBe(56))
  },
}

/** The last page is shorter; the pager stays where it is. */
export const Paged: Story = {
  args: { pageSize: 10 },
  render: (args) => <PagedTable {...args} />,
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    const top = next.getBoundingClientRect().top
    await press(canvas, 'Page 4')
    await expect(canvas.getAllByRole('row')).toHaveLength(9)
    await expect(canvas.getByText('31–38 of 38')).toBeVisible()
    await expect(next.getBoundingClientRect().top).toBe(top)
  },
}
