import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Pagination } from './Pagination'
import { forceState } from './testing/forceState'

const meta = {
  title: 'Components/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 25, total: 1284, onPageChange: fn() },
  parameters: {
    guide: {
      do: [{ text: 'Below the rows, with the number of all of them.', story: 'Middle' }],
      avoid: [{ text: 'In dialogs; `compact` fits there.', story: 'Compact' }],
      accessibility: [
        'Pages are links with the page in their name; the current one is marked.',
        'What is shown is announced after a change of page.',
      ],
    },
  },
} satisfies Meta<typeof Pagination>

export default meta
type Story = StoryObj<typeof meta>

export const First: Story = {
  play: async ({ args, canvas, step }) => {
    await expect(canvas.getByText('1–25 of 1,284')).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'Page 1' })).toHaveAttribute('aria-current', 'page')
    await step('the keyboard reaches every page', async () => {
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(args.onPageChange).not.toHaveBeenCalled()
      await userEvent.tab()
      await userEvent.tab()
      await userEvent.keyboard('{Enter}')
      await expect(args.onPageChange).toHaveBeenLastCalledWith(2)
    })
    await step('the page in view leads nowhere', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Page 1' }))
      await expect(args.onPageChange).toHaveBeenCalledOnce()
    })
    ;(document.activeElement as HTMLElement).blur()
  },
}
export const Middle: Story = { args: { page: 26 } }
export const Last: Story = { args: { page: 52 } }
export const FivePages: Story = { args: { total: 120, page: 3 } }
export const OnePage: Story = { args: { total: 7 } }
/** A list that came whole, however long it is. */
export const OneLongPage: Story = { args: { total: 60, totalPages: 1 } }
/** The platform cuts shorter pages than were asked for, so that which rows are on one is not known. */
export const ShorterPages: Story = {
  args: { page: 5, total: 100, totalPages: 5 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Page 5' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('Page 5 of 5, 100 in all')).toBeVisible()
  },
}
/** The platform tells no total, and the page is full: how many there are is not known, nor which page is the last. */
export const Uncounted: Story = {
  tags: ['words'],
  args: { page: 3, total: 75, totalPages: 4, uncounted: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('51–75 of at least 75')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Page 4' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: 'Next page' })).not.toHaveAttribute('aria-disabled')
  },
}
export const UncountedCompact: Story = {
  tags: ['words'],
  args: { ...Uncounted.args, compact: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 of at least 3')).toBeVisible()
  },
}
export const BeyondTheEnd: Story = { args: { total: 60, page: 99 } }
export const ManyPages: Story = { args: { total: 9_876_543, page: 1234 } }
export const Narrow: Story = { args: { page: 26 }, globals: { viewport: { value: 'narrow' } } }

/** §9.2: at most 5 page buttons, whatever the page. */
export const WalkThrough: Story = {
  tags: ['interaction'],
  render: function Walk(args) {
    const [page, setPage] = useState(1)
    return <Pagination {...args} page={page} onPageChange={setPage} />
  },
  args: { total: 250 },
  play: async ({ canvas }) => {
    const next = canvas.getByRole('button', { name: 'Next page' })
    for (let page = 1; page <= 10; page++) {
      await expect(canvas.getByRole('button', { current: 'page' })).toHaveTextContent(String(page))
      await expect(canvas.getAllByRole('button', { name: /^Page/ }).length).toBeLessThanOrEqual(5)
      await userEvent.click(next)
    }
    // Arriving at the end keeps the focus.
    await expect(next).toHaveFocus()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    next.blur()
  },
}

/** Page 2 is under way: what is said stays that of the rows in view, which are those of page 1. */
export const Busy: Story = {
  render: function Turning(args) {
    const [page, setPage] = useState(1)
    return <Pagination {...args} page={page} busy={page > 1} onPageChange={setPage} />
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByRole('status', { name: 'Loading page 2' })).toBeVisible()
    await expect(canvas.getByText('1–25 of 1,284')).toBeVisible()
    await expect(canvas.queryByRole('button', { current: 'page' })).not.toBeInTheDocument()
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }))
    await expect(await canvas.findByRole('status', { name: 'Loading page 3' })).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** A page, the one in view and an arrow under the pointer, and a page with the focus; the first arrow leads nowhere. */
export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    forceState(button('Page 1'), 'hover')
    forceState(button('Page 2'), 'hover')
    forceState(button('Page 3'), 'focus')
    forceState(button('Next page'), 'hover')
    forceState(button('Previous page'), 'hover')
  },
}

export const BusyCompact: Story = { ...Busy, args: { compact: true, total: 40 }, play: undefined }

export const Links: Story = {
  args: { page: 2, pageHref: (page) => `?page=${page}` },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '?page=3')
    await expect(canvas.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  },
}
export const LinksAtTheStart: Story = {
  args: { pageHref: (page) => `?page=${page}` },
  play: async ({ canvas, args }) => {
    const previous = canvas.getByRole('link', { name: 'Previous page' })
    await expect(previous).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(previous)
    await expect(args.onPageChange).not.toHaveBeenCalled()
  },
}

export const Compact: Story = { args: { total: 30, pageSize: 6, compact: true, label: 'Workflow pages' } }
export const CompactMiddle: Story = { args: { ...Compact.args, page: 3 } }

/** Where the system chooses the colours, the page in view has a border. */
export const ForcedColours: Story = {
  tags: ['words'],
  args: { page: 2, total: 60 },
  globals: { contrast: 'forced' },
  play: async ({ canvas }) => {
    const borders = canvas
      .getAllByRole('button', { name: /^Page/ })
      .map((button) => getComputedStyle(button).borderTopWidth)
    await expect(borders).toEqual(['0px', '2px', '0px'])
  },
}

/** Nothing is drawn for an empty list. */
export const Nothing: Story = {
  args: { total: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
}
