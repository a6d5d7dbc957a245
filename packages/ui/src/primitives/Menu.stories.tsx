import type { Meta, StoryObj } from '@storybook/react-vite'
import { Archive, Pencil, Star } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Menu } from './Menu'
import { openMenu, press } from './testing/interactions'
import { ThemeChoice } from './testing/ThemeChoice'
import { forceState } from './testing/forceState'

const onEdit = fn()
const onArchive = fn()

const LABEL = 'Actions for frankfurt-1'

const expectClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())

const meta = {
  title: 'Components/Menu',
  component: Menu,
  args: {
    label: LABEL,
    placement: 'bottom-start',
    items: [
      { label: 'Edit', icon: <Pencil size={16} />, onSelect: onEdit },
      { label: 'Manage Prices', href: '#prices' },
      {
        label: 'Set as Default',
        icon: <Star size={16} />,
        disabledReason: 'A deprecated plan cannot be the default',
      },
      'separator',
      { label: 'Archive', icon: <Archive size={16} />, danger: true, onSelect: onArchive },
    ],
  },
  parameters: {
    guide: {
      do: [
        { text: 'Put what is dangerous last, below a line.', story: 'Open' },
        { text: 'Give the reason of a disabled entry.' },
      ],
      avoid: [{ text: 'For one or two actions that fit as buttons.' }, { text: 'A menu within a menu.' }],
      accessibility: [
        'Arrow keys, Home, End and first letters move; Escape closes and returns the focus to the button.',
      ],
    },
  },
} satisfies Meta<typeof Menu>

export default meta
type Story = StoryObj<typeof meta>

export const Closed: Story = {}

export const Open: Story = {
  play: async ({ canvas }) => {
    await openMenu(canvas, LABEL)
  },
}

/** The first item has the focus, the pointer is at all others: a disabled and a dangerous one among them. */
export const States: Story = {
  tags: ['focus'],
  play: async ({ canvas }) => {
    const menu = await openMenu(canvas, LABEL)
    for (const item of menu.getAllByRole('menuitem').slice(1)) forceState(item, 'hover')
  },
}

/** The WAI-ARIA keyboard pattern. */
export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, step }) => {
    onEdit.mockClear()
    const trigger = canvas.getByRole('button', { name: LABEL })
    const item = (name: string) => screen.findByRole('menuitem', { name: new RegExp(name) })
    const focused = async (name: string) => {
      const element = await item(name)
      await waitFor(() => expect(element).toHaveFocus())
    }
    await step('arrow down opens at the first item, arrows go round', async () => {
      trigger.focus()
      await userEvent.keyboard('{ArrowDown}')
      await focused('Edit')
      await expect(trigger).toHaveAttribute('aria-expanded', 'true')
      await userEvent.keyboard('{ArrowDown}')
      await focused('Manage Prices')
      await userEvent.keyboard('{ArrowUp}{ArrowUp}')
      await focused('Archive')
    })
    await step('Home, End and typing', async () => {
      await userEvent.keyboard('{Home}')
      await focused('Edit')
      await userEvent.keyboard('{End}')
      await focused('Archive')
      await userEvent.keyboard('man')
      await focused('Manage Prices')
    })
    await step('a disabled item is reached and gives its reason, but does nothing', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await focused('Set as Default')
      await expect(await item('Set as Default')).toHaveTextContent('A deprecated plan cannot be the default')
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.getByRole('menu')).toBeVisible())
    })
    await step('Escape closes and gives the focus back', async () => {
      await userEvent.keyboard('{Escape}')
      await expectClosed()
      await waitFor(() => expect(trigger).toHaveFocus())
    })
    await step('Tab leaves and closes', async () => {
      await userEvent.keyboard('{ArrowDown}')
      await focused('Edit')
      await userEvent.tab()
      await expectClosed()
      trigger.focus()
    })
    await step('arrow up opens at the last item', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await focused('Archive')
    })
    await step('Enter chooses and closes', async () => {
      await userEvent.keyboard('{Home}{Enter}')
      await expect(onEdit).toHaveBeenCalledOnce()
      await expectClosed()
      await expect(trigger).toHaveFocus()
    })
    trigger.blur()
  },
}

export const PressOutside: Story = {
  tags: ['interaction'],
  play: async ({ canvas, canvasElement }) => {
    const trigger = canvas.getByRole('button', { name: LABEL })
    await openMenu(canvas, LABEL)
    await userEvent.click(canvasElement)
    await expectClosed()
    await openMenu(canvas, LABEL)
    await userEvent.click(trigger)
    await expectClosed()
    trigger.blur()
  },
}

/** One choice of several, under a header. */
export const Choice: Story = {
  render: ThemeChoice,
  play: async ({ canvas }) => {
    await press(canvas, 'Light')
    await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }))
    await press(canvas, 'Dark')
    await expect(await screen.findByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
    await expect(screen.getByRole('menu')).toHaveAccessibleDescription('Signed in as ada@example.com')
  },
}

export const LongText: Story = {
  ...Open,
  args: {
    items: Array.from({ length: 30 }, (_, index) => ({
      label: `Action ${index + 1}`,
      hint: index % 3 === 0 ? 'An explanation that goes on for longer than one line of the menu' : undefined,
    })),
  },
}
