import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefreshCw } from 'lucide-react'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { IconButton } from './IconButton'
import { Tooltip } from './Tooltip'

const meta = {
  title: 'Components/Tooltip',
  component: Tooltip,
  args: {
    content: 'Updated 3 s ago',
    children: (props) => (
      <IconButton label="Refresh" title={undefined} {...props}>
        <RefreshCw size={16} />
      </IconButton>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', placeItems: 'center', height: 160 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [{ text: 'For a second sentence that most people do not need.', story: 'OnHover' }],
      avoid: [{ text: 'For what is needed to decide: nobody hovers with a finger.' }],
      accessibility: [
        'It comes on focus too, stays while the pointer is on it, and closes on Escape.',
        "Screen readers get it as the element's description.",
      ],
    },
  },
} satisfies Meta<typeof Tooltip>

export default meta
type Story = StoryObj<typeof meta>

/** Screen readers get the description even before the code of the bubble has loaded. */
export const Closed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Refresh' })).toHaveAccessibleDescription(
      'Updated 3 s ago',
    )
  },
}

export const OnHover: Story = {
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    const bubble = await screen.findByRole('tooltip', {}, { timeout: 5000 })
    await expect(bubble).toHaveTextContent('Updated 3 s ago')
    // Forced colours draw it.
    await expect(bubble).toHaveStyle({ outlineStyle: 'solid', outlineWidth: '1px' })
  },
}

/** WCAG 1.4.13: the pointer can move onto the bubble, and Escape closes it without moving the focus. */
export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ canvas, step }) => {
    const button = canvas.getByRole('button')
    await step('focus opens, Escape closes', async () => {
      await userEvent.tab()
      await screen.findByRole('tooltip', {}, { timeout: 5000 })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
      await expect(button).toHaveFocus()
      button.blur()
    })
    await step('the pointer may rest on it', async () => {
      await userEvent.hover(button)
      await userEvent.hover(await screen.findByRole('tooltip', {}, { timeout: 5000 }))
      await new Promise((resolve) => setTimeout(resolve, 250))
      await userEvent.unhover(screen.getByRole('tooltip'))
      await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())
    })
  },
}

export const LongText: Story = {
  ...OnHover,
  args: {
    content: 'Scheduling is paused, so new organizations are placed on another cluster of the same region.',
  },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('button'))
    await screen.findByRole('tooltip', {}, { timeout: 5000 })
  },
}
export const Below: Story = { ...LongText, args: { placement: 'bottom' } }
