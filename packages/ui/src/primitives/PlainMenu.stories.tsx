import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button'
import { PlainMenu } from './PlainMenu'
import { forceState } from './testing/forceState'

/** The list with the button that it belongs to. */
function WithAnchor(props: Parameters<typeof PlainMenu>[0]) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <div ref={setAnchor} style={{ display: 'inline-block', minWidth: 280, textAlign: 'right' }}>
      <Button>Account menu</Button>
      {anchor && <PlainMenu {...props} anchor={anchor} />}
    </div>
  )
}

const meta = {
  title: 'Components/PlainMenu',
  component: PlainMenu,
  render: WithAnchor,
  args: {
    id: 'plain-menu',
    open: true,
    anchor: null,
    label: 'Account menu',
    header: 'Signed in as admin@example.com',
    items: [
      { label: 'Account & security', href: '/account' },
      { label: 'Archive', disabledReason: 'Another change is under way' },
      'separator',
      { label: 'Sign out', danger: true, onSelect: fn() },
    ],
    onClose: fn(),
  },
  parameters: {
    guide: {
      do: [{ text: 'Nothing: Menu draws it where its own list cannot be loaded.', story: 'Open' }],
      avoid: [{ text: 'Using it directly.' }],
      accessibility: [
        "The browser's own popover: Escape and a press outside close it, and the focus returns.",
      ],
    },
  },
} satisfies Meta<typeof PlainMenu>

export default meta
type Story = StoryObj<typeof meta>

export const Open: Story = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Account & security' })).toHaveFocus())
    await expect(screen.getByRole('button', { name: /^Archive/ })).toBeDisabled()
  },
}

/** A choice closes and acts. */
export const Chooses: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
    await expect(args.onClose).toHaveBeenCalled()
    const last = args.items.at(-1)
    await expect(typeof last === 'object' && last.onSelect).toHaveBeenCalledOnce()
  },
}

export const States: Story = {
  tags: ['focus'],
  play: async () => {
    await waitFor(() => expect(screen.getByRole('link', { name: 'Account & security' })).toHaveFocus())
    for (const item of screen.getAllByRole('button', { name: /^(Archive|Sign out)/ }))
      forceState(item, 'hover')
  },
}
