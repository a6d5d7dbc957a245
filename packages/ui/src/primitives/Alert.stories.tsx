import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Alert } from './Alert'
import { Button } from './Button'
import { TextLink } from './TextLink'

const meta = {
  title: 'Components/Alert',
  component: Alert,
  args: { children: 'Registration is currently disabled' },
  parameters: {
    design: ['Patterns/Errors and unknown outcomes'],
    guide: {
      do: [
        { text: 'Say what happened first and what follows from it second.', story: 'Warning' },
        { text: 'Offer the way on inside the alert.', story: 'WithActions' },
      ],
      avoid: [{ text: 'For one failed write; FailureAlert words it and knows an unknown outcome.' }],
      accessibility: [
        '`danger` interrupts a screen reader, all other tones wait until it has finished.',
        'The tone is told by an icon too, never by colour alone.',
      ],
    },
  },
} satisfies Meta<typeof Alert>

export default meta
type Story = StoryObj<typeof meta>

export const Info: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Registration is currently disabled')
  },
}
export const Neutral: Story = { args: { tone: 'neutral' } }
export const Success: Story = {
  args: { tone: 'success', title: 'Settings Updated', children: 'User registration has been enabled' },
}
export const Warning: Story = {
  args: {
    tone: 'warning',
    title: 'Some data could not be loaded',
    children: 'Namespace information unavailable. If this issue persists, please contact support.',
  },
}

export const Danger: Story = {
  args: {
    tone: 'danger',
    children:
      'The provided credentials are invalid, check for spelling mistakes in your password or email address.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The provided credentials are invalid')
  },
}

export const WithActions: Story = {
  args: {
    tone: 'danger',
    title: 'Could not initiate payment. Please try selecting a plan again.',
    children: undefined,
    actions: (
      <>
        <Button size="sm">Try Again</Button>
        <TextLink href="/register">Back to Registration</TextLink>
      </>
    ),
  },
}

export const Dismissible: Story = {
  args: { tone: 'info', onDismiss: fn() },
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}

export const LongText: Story = {
  args: {
    tone: 'warning',
    title: 'Changing the domain affects only newly created users of this cluster',
    children: (
      <ul>
        <li>Plan information unavailable</li>
        <li>Namespace information unavailable</li>
        <li>averylonghostnamewithoutanyplacetobreakitinanarrowwindow.cluster.frankfurt.northwind.example</li>
      </ul>
    ),
    onDismiss: fn(),
  },
}
