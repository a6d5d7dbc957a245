import type { Meta, StoryObj } from '@storybook/react-vite'
import { Building2 } from 'lucide-react'
import { failed, loading, ready } from '../lib'
import { EmptyState } from '../primitives'
import { columns, organizations, type Organization } from '../primitives/testing/ExampleTable'
import { ListScreen } from './ListScreen'
import { clearsSearch, listScreenArgs } from './testing/listScreen'

const meta = {
  title: 'Patterns/Shell/ListScreen',
  component: ListScreen<Organization>,
  args: {
    ...listScreenArgs(),
    pageSize: 5,
    title: 'Organizations',
    description: 'Everybody who uses the platform.',
    rowName: 'organization',
    list: ready({ items: organizations.slice(0, 5), total: organizations.length, totalPages: 8 }),
    columns,
    searchLabel: 'Search by email',
    unreadable: 'The organizations of this page cannot be read.',
    empty: <EmptyState icon={<Building2 />} title="No organizations yet" />,
  },
} satisfies Meta<typeof ListScreen<Organization>>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = { args: { list: loading } }
export const Empty: Story = { args: { list: ready({ items: [], total: 0, totalPages: 1 }) } }
export const NothingMatches: Story = {
  args: { search: 'nobody', list: ready({ items: [], total: 0, totalPages: 1 }) },
  play: clearsSearch,
}
/** The platform counts rows on this page, and none of them can be read. */
export const Unreadable: Story = { args: { list: ready({ items: [], total: 3, totalPages: 1 }) } }
export const Failed: Story = {
  args: { list: failed('Failed to load organizations. Please try again.', () => {}) },
}
