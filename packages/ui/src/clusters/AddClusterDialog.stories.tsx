import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { AddClusterDialog } from './AddClusterDialog'
import { kubeconfig } from './testing/kubeconfig'

const meta = {
  title: 'Admin/Clusters/AddClusterDialog',
  component: AddClusterDialog,
  args: { busy: false, failure: undefined, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof AddClusterDialog>

export default meta
type Story = StoryObj<typeof meta>

const field = (name: string | RegExp) => screen.findByRole('textbox', { name })
const type = async (name: string | RegExp, text: string) => {
  const box = await field(name)
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(text)
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Add Cluster' }))

async function fillIn() {
  await type(/^Name/, ' osl-1 ')
  await type(/^Region/, 'eu-north-1')
  await type(/^Dashboard URL/, 'https://dashboard.osl-1.example')
  await type(/^Domain/, 'osl-1.example')
}

export const Blank: Story = {
  play: async () => {
    await waitFor(async () => expect(await field(/^Name/)).toHaveFocus())
    await expect(screen.getByRole('combobox', { name: 'Priority' })).toHaveDisplayValue('Medium (50)')
    await expect(screen.getByRole('checkbox', { name: 'Scheduling' })).toBeChecked()
  },
}

/** §5.7: fields are missing, which is told, and nothing is sent. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    await type(/^Name/, '   ')
    await submit()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields'),
    )
    await waitFor(async () => expect(await field(/^Name/)).toHaveFocus())
    for (const name of [/^Name/, /^Region/, /^Dashboard URL/, /^Domain/])
      await expect(await field(name)).toBeInvalid()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** §5.7: the dashboard must be a URL. */
export const DashboardIsNoUrl: Story = {
  play: async ({ args }) => {
    await fillIn()
    await type(/^Dashboard URL/, 'dashboard.osl-1.example')
    await submit()
    await waitFor(async () =>
      expect(await field(/^Dashboard URL/)).toHaveAccessibleDescription(
        'Dashboard URL must be a URL (https or http)',
      ),
    )
    await expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Problems of a kubeconfig show while it is pasted, by line, without quoting the text, which is a secret. */
export const WrongKubeconfig: Story = {
  play: async ({ args }) => {
    await fillIn()
    await type('Kubeconfig', kubeconfig.replace(/server:.*/, 'server: api.fra-1').replace('v1\n', 'v2\n'))
    await waitFor(() => expect(screen.getByText('Line 1: apiVersion must be v1')).toBeInTheDocument())
    await expect(screen.getByText(/^Line 6: clusters\[0\].cluster.server must be a URL/)).toBeInTheDocument()
    await expect(await field('Kubeconfig')).toBeInvalid()
    await submit()
    await waitFor(async () => expect(await field('Kubeconfig')).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Of a valid kubeconfig the field shows context and host, so that people see which cluster it is of. */
export const Complete: Story = {
  play: async ({ args }) => {
    await fillIn()
    await type('Kubeconfig', kubeconfig)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Priority' }), 'Very High (100)')
    await waitFor(() =>
      expect(screen.getByText('Leads to api.fra-1.example:6443, context admin@fra.')).toBeInTheDocument(),
    )
    await submit()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'osl-1', priority: 100, scheduling_enabled: true, kubeconfig }),
      ),
    )
  },
}

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly')
    await submit()
    await userEvent.keyboard('{Escape}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    // The dialog can be left: what was typed has been sent, and the write goes on.
    await expect(args.onClose).toHaveBeenCalled()
  },
}

export const Failed: Story = {
  args: {
    failure: {
      message: 'Failed to create cluster. Please try again.',
      reason: 'A cluster with this name exists already',
    },
  },
  play: async () => {
    await fillIn()
    await expect(screen.getByRole('alert')).toHaveTextContent('A cluster with this name exists already')
  },
}

/** What was typed is not lost without asking. */
export const AsksBeforeItCloses: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await fillIn()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByText('Discard your changes?')).toBeVisible())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
