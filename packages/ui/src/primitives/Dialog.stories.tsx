import type { Meta, StoryObj } from '@storybook/react-vite'
import { Layers } from 'lucide-react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Button } from './Button'
import { Dialog } from './Dialog'
import { Field } from './Field'
import { Input } from './Input'
import { Menu } from './Menu'
import { DialogWithOpener } from './testing/DialogWithOpener'
import { openMenu, press } from './testing/interactions'

const buttons = (
  <>
    <Button>Cancel</Button>
    <Button variant="primary">Save Changes</Button>
  </>
)

const meta = {
  title: 'Components/Dialog',
  component: Dialog,
  args: {
    onClose: fn(),
    title: 'Edit cluster',
    description: 'frankfurt-1, eu-central-1',
    footer: buttons,
    children: <p>Changes apply to users created from now on.</p>,
  },
  parameters: {
    guide: {
      do: [
        { text: 'Name the thing in the title and what is known of it below.', story: 'Ready' },
        { text: 'Say `dirty` where something was typed.', story: 'Dirty' },
      ],
      avoid: [
        { text: 'A second dialog on top, but for a question about this one.' },
        { text: 'Content that needs scrolling at first sight; that is a screen.', story: 'LongBody' },
      ],
      accessibility: [
        'The focus goes to the first field, stays inside, and returns to what opened it.',
        'Escape closes the topmost thing alone: first a menu in it, then the dialog.',
        'The page behind is out of reach for screen readers.',
      ],
    },
  },
} satisfies Meta<typeof Dialog>

export default meta
type Story = StoryObj<typeof meta>

const form = (
  <div style={{ display: 'grid', gap: 16 }}>
    <Field label="Name">
      <Input defaultValue="frankfurt-1" />
    </Field>
    <Field label="Region">
      <Input defaultValue="eu-central-1" />
    </Field>
  </div>
)

export const Ready: Story = {}
export const Small: Story = { args: { size: 'sm' } }
export const Large: Story = {
  args: {
    size: 'lg',
    title: 'billing@contoso.example',
    description: 'Registered Nov 12, 2026',
    actions: <Button icon={<Layers size={16} />}>Manage Plan</Button>,
    footer: undefined,
  },
}
export const Busy: Story = {
  args: {
    busy: true,
    footer: (
      <Button variant="primary" busy>
        Save Changes
      </Button>
    ),
  },
  play: async ({ args, step }) => {
    await step('a press outside, which may be a mistake, does nothing', async () => {
      const outside = screen.getByRole('dialog').parentElement
      if (outside) await userEvent.click(outside)
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('Escape and Close lead away from a write that takes long', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(args.onClose).toHaveBeenCalledTimes(1)
      await userEvent.click(screen.getByRole('button', { name: 'Close' }))
      await expect(args.onClose).toHaveBeenCalledTimes(2)
    })
  },
}
export const LongBody: Story = {
  args: {
    title: 'a-very-long-address-that-somebody-really-registered-and-uses-daily@subdomain.example.com',
    children: Array.from({ length: 40 }, (_, index) => (
      <p key={index}>Line {index + 1} of what this is about.</p>
    )),
  },
  play: async () => {
    // The footer stays in view: the body scrolls, not the page.
    await waitFor(() => expect(screen.getByRole('button', { name: 'Save Changes' })).toBeVisible())
    await waitFor(() => expect(document.documentElement).toHaveStyle({ overflow: 'hidden' }))
    // It can be scrolled by the keyboard as soon as it is known that there is something to scroll.
    await waitFor(() =>
      expect(screen.getByRole('group', { name: /^a-very-long-address/ })).toHaveProperty('tabIndex', 0),
    )
  },
}
export const Narrow: Story = { args: { children: form }, globals: { viewport: { value: 'narrow' } } }

/** The focus goes in, stays in and comes back; Escape closes. */
export const Focus: Story = {
  tags: ['focus'],
  render: DialogWithOpener,
  args: { children: form },
  play: async ({ args, canvas, step }) => {
    const opener = canvas.getByRole('button', { name: 'Edit' })
    await step('the first field has the focus', async () => {
      await userEvent.click(opener)
      await expect(screen.getByRole('dialog', { name: 'Edit cluster' })).toHaveAccessibleDescription(
        'frankfurt-1, eu-central-1',
      )
      await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    })
    await step('Tab goes round inside', async () => {
      const dialog = screen.getByRole('dialog')
      for (let presses = 0; presses < 8; presses++) {
        await userEvent.tab()
        await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
      }
    })
    await step('Escape closes and the focus is back', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
      await expect(args.onClose).toHaveBeenCalledOnce()
      await waitFor(() => expect(opener).toHaveFocus())
    })
    await userEvent.click(opener)
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
}

/** Unsaved input asks first. */
export const Dirty: Story = {
  render: DialogWithOpener,
  args: { dirty: true, children: form },
  play: async ({ args, canvas, step }) => {
    await press(canvas, 'Edit')
    const name = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(name).toHaveFocus())
    await userEvent.type(name, '-b')

    await step('Escape asks, Escape again goes on editing', async () => {
      await userEvent.keyboard('{Escape}')
      const keep = await screen.findByRole('button', { name: 'Keep editing' })
      await waitFor(() => expect(keep).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(keep).not.toBeInTheDocument())
      await expect(name).toHaveValue('frankfurt-1-b')
      await waitFor(() => expect(name).toHaveFocus())
    })
    await step('the close button asks, discarding closes', async () => {
      await press(screen, 'Close')
      await waitFor(() => expect(screen.getByText('Discard your changes?')).toBeVisible())
      await expect(args.onClose).not.toHaveBeenCalled()
      await press(screen, 'Discard changes')
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
    await press(canvas, 'Edit')
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await screen.findByText('Discard your changes?')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
  },
}

/** Escape closes the menu alone, a second one the dialog. */
export const MenuInside: Story = {
  args: {
    children: <Menu label="Actions" items={[{ label: 'Edit' }, { label: 'Archive', danger: true }]} />,
  },
  play: async ({ args }) => {
    await openMenu(screen, 'Actions')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
    await openMenu(screen, 'Actions')
  },
}
