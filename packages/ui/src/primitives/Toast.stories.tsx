import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Toast } from './Toast'

const undo = fn()

const meta = {
  title: 'Components/Toast',
  component: Toast,
  args: {
    toast: {
      id: '1',
      type: 'success',
      title: 'Scheduling of fra-1 switched off',
      duration: 0,
      action: { label: 'Undo', onPress: undo },
    },
    onDismiss: fn(),
  },
  decorators: [
    (Story, { parameters }) => (
      <ul style={{ maxWidth: (parameters.maxWidth as number | undefined) ?? 400 }}>{Story()}</ul>
    ),
  ],
  parameters: {
    design: ['Patterns/Errors and unknown outcomes'],
    guide: {
      do: [
        { text: 'Say what was done, by name.', story: 'WithUndo' },
        { text: 'Lead to what it is about, where that is elsewhere.', story: 'WithLink' },
      ],
      avoid: [{ text: 'Drawing it alone: ToastStack places it, stops its clock and announces it.' }],
      accessibility: ['Its kind is read before its title, and its buttons name what they are about.'],
    },
  },
} satisfies Meta<typeof Toast>

export default meta
type Story = StoryObj<typeof meta>

export const WithUndo: Story = {
  play: async ({ args, canvas }) => {
    undo.mockClear()
    await userEvent.click(canvas.getByRole('button', { name: 'Undo Scheduling of fra-1 switched off' }))
    await expect(undo).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const WithLink: Story = {
  args: {
    toast: {
      ...meta.args.toast,
      type: 'error',
      title: 'Failed to archive fra-1',
      message: 'The platform failed',
      action: { label: 'Open', href: '/admin/clusters' },
    },
  },
}

/** As narrow as it gets beside a dialog. */
export const Narrow: Story = {
  args: { toast: { ...meta.args.toast, title: 'Scheduling of fra-24 switched off' } },
  parameters: { maxWidth: 208 },
  play: async ({ canvas }) => {
    const title = canvas.getByText('Scheduling of fra-24 switched off', { selector: '[data-long]' })
    await expect(title.scrollHeight).toBe(title.clientHeight)
  },
}

/** Several reads failed for the same reason. */
export const OneReason: Story = {
  args: {
    toast: {
      ...meta.args.toast,
      type: 'error',
      title: 'Failed to load profile',
      also: ['Failed to load dashboards', 'Failed to load organizations'],
      message: 'The platform failed',
      action: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('The platform failed')).toHaveLength(1)
    await expect(canvas.getByText('Failed to load organizations')).toBeVisible()
  },
}

/** The same was told three times while it stood there. */
export const ToldAgain: Story = {
  args: {
    toast: { ...meta.args.toast, type: 'warning', title: 'Outcome unknown', action: undefined, count: 3 },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('told 3 times')).toBeInTheDocument()
  },
}
