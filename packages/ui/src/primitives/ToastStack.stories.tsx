import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { Button } from './Button'
import type { ToastContent } from './Toast'
import { ToastStack } from './ToastStack'
import { forceState } from './testing/forceState'

const toast = (type: ToastContent['type'], title: string, message?: string): ToastContent => ({
  id: `${type} ${title}`,
  type,
  title,
  message,
  duration: 0,
})

const meta = {
  title: 'Components/ToastStack',
  component: ToastStack,
  args: { toasts: [], onDismiss: fn() },
  parameters: {
    guide: {
      do: [
        { text: 'Say what was done, by name.', story: 'EveryType' },
        { text: 'Offer Undo where its opposite brings everything back.', story: 'WithUndo' },
      ],
      avoid: [{ text: 'For what must be answered, or what is wrong with a field.' }],
      accessibility: [
        'Announced without taking the focus. Time stands still while one is hovered or focused.',
        'What was missed can be read in the notifications.',
      ],
    },
  },
} satisfies Meta<typeof ToastStack>

export default meta
type Story = StoryObj<typeof meta>

export const EveryType: Story = {
  args: {
    toasts: [
      toast('success', 'Settings Updated', 'User registration has been enabled'),
      toast('info', 'Checkout closed'),
      toast('warning', 'The outcome is unknown', 'The server did not answer in time.'),
      toast('error', 'Failed to load organizations', 'The server is not reachable.'),
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4))
  },
}

/** Undo and Dismiss at rest, under the pointer, pressed and with the focus. */
export const States: Story = {
  tags: ['focus'],
  args: {
    toasts: ['Switched off fra-1', 'Switched off ams-1', 'Switched off osl-1', 'Switched off gru-1'].map(
      (title) => ({
        ...toast('success', title),
        action: { label: 'Undo', onPress: fn() },
      }),
    ),
  },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(4))
    for (const [index, state] of (['hover', 'pressed', 'focus'] as const).entries())
      for (const button of within(screen.getAllByRole('listitem')[index] as HTMLElement).getAllByRole(
        'button',
      ))
        forceState(button, state)
  },
}

const undo = fn()

/** What can be done about it stands beside its title, before Dismiss; it is pressed once, and the toast goes. */
export const WithUndo: Story = {
  tags: ['screen'],
  render: Removable,
  args: {
    toasts: [
      { ...toast('success', 'Scheduling of fra-1 switched off'), action: { label: 'Undo', onPress: undo } },
      {
        ...toast('success', 'Permissions updated', 'somebody-with-a-long-address@customer.example'),
        action: { label: 'Undo', onPress: undo },
      },
    ],
  },
  play: async ({ canvas }) => {
    const older = { name: 'Undo Scheduling of fra-1 switched off' }
    canvas.getByRole('button', { name: 'Undo Permissions updated' }).focus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', older)).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(undo).toHaveBeenCalledOnce()
    await waitFor(() => expect(canvas.queryByRole('button', older)).not.toBeInTheDocument())
    await expect(canvas.getByRole('button', { name: 'Dismiss: Permissions updated' })).toHaveFocus()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const LongText: Story = {
  args: {
    toasts: [
      toast(
        'error',
        'Failed to execute workflow: the-namespace-of-this-organization-could-not-be-found',
        'x'.repeat(120),
      ),
    ],
  },
}

export const ManyAndNarrow: Story = {
  args: {
    toasts: Array.from({ length: 14 }, (_, index) =>
      toast('info', `Message ${index + 1}`, 'With some words'),
    ),
  },
  globals: { viewport: { value: 'narrow' } },
}

/** Without messages the live region is drawn nevertheless. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Messages' })).toHaveAttribute('aria-live', 'polite')
  },
}

function Removable({
  toasts,
  onDismiss,
}: {
  toasts: readonly ToastContent[]
  onDismiss: (id: string) => void
}) {
  const [shown, setShown] = useState(toasts)
  return (
    <>
      <Button>Elsewhere</Button>
      <ToastStack
        toasts={shown}
        onDismiss={(id) => {
          onDismiss(id)
          setShown((before) => before.filter((one) => one.id !== id))
        }}
      />
    </>
  )
}

/** After closing one by keyboard the next message has the focus, after the last one the element that had it before. */
export const Keyboard: Story = {
  tags: ['interaction'],
  render: Removable,
  args: { toasts: [toast('info', 'First'), toast('error', 'Second')] },
  play: async ({ canvas }) => {
    const elsewhere = canvas.getByRole('button', { name: 'Elsewhere' })
    elsewhere.focus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Dismiss: Second' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.getByRole('button', { name: 'Dismiss: First' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryAllByRole('listitem')).toHaveLength(0))
    await expect(elsewhere).toHaveFocus()
    elsewhere.blur()
  },
}
