import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { SavedViews, type SavedView } from './SavedViews'

const night: SavedView = { name: 'Night shift', q: 'status:failed since:24h', byCause: true }
const fra: SavedView = { name: 'fra-1', q: 'cluster:fra-1 type!=collect_diagnostics', byCause: false }
const current = { q: 'status:running', byCause: false }

const choose = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: /^View/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

/** Searches by name: the way back to what somebody looks at every day. */
const meta = {
  title: 'Admin/Jobs/SavedViews',
  component: SavedViews,
  tags: ['new'],
  args: {
    views: [night, fra],
    first: night.name,
    current,
    hrefOf: ({ q }) => `/admin/jobs?tab=all&q=${encodeURIComponent(q)}`,
    onSave: fn(),
    onRename: fn(),
    onDelete: fn(),
    onFirst: fn(),
  },
} satisfies Meta<typeof SavedViews>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Views' }))
    await screen.findByRole('menuitem', { name: 'Save this view' })
  },
}

/** What can be done with the view that is shown stands below the list, and what loses it below a line of its own. */
export const OpenAtAView: Story = {
  args: { current: night },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View: Night shift' }))
    await screen.findByRole('menuitem', { name: 'Do not open Jobs with this view' })
    const last = screen.getByRole('menuitem', { name: 'Delete this view' })
    await expect(last.previousElementSibling).toBe(screen.getAllByRole('separator').at(-1))
  },
}

export const NoneYet: Story = {
  args: { views: [], first: undefined },
  play: Open.play,
}

export const LongName: Story = {
  args: {
    views: [{ ...night, name: 'Everything that failed on the clusters with regulated workloads' }],
    current: night,
  },
}

export const Saving: Story = {
  play: async () => {
    await choose('Save this view')
    await userEvent.type(await screen.findByRole('textbox', { name: /Name/ }), 'Night shift{Enter}')
    await screen.findByText('Another view has this name')
  },
}

export const Deleting: Story = {
  args: { current: fra },
  play: async () => {
    await choose('Delete this view')
    await screen.findByRole('alertdialog', { name: 'Delete the view fra-1?' })
  },
}

export const Managing: Story = {
  tags: ['interaction'],
  args: { current: fra },
  play: async ({ args }) => {
    await choose('Open Jobs with this view')
    await expect(args.onFirst).toHaveBeenLastCalledWith('fra-1')
    await choose('Rename this view')
    const name = await screen.findByRole('textbox', { name: /Name/ })
    await userEvent.clear(name)
    await userEvent.type(name, ' Frankfurt {Enter}')
    await expect(args.onRename).toHaveBeenLastCalledWith('fra-1', 'Frankfurt')
    await choose('Delete this view')
    await userEvent.click(await screen.findByRole('button', { name: 'Delete view' }))
    await expect(args.onDelete).toHaveBeenLastCalledWith('fra-1')
  },
}
