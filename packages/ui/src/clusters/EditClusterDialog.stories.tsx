import { clusters } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { loading, ready } from '../lib'
import { pressOnceEnabled } from '../primitives/testing/interactions'
import { clusterValues } from './clusterForm'
import { EditClusterDialog } from './EditClusterDialog'

const meta = {
  title: 'Admin/Clusters/EditClusterDialog',
  component: EditClusterDialog,
  args: {
    cluster: loading,
    busy: false,
    failure: undefined,
    onSubmit: fn(),
    onAdvancedSettings: fn(),
    onClose: fn(),
  },
  loaders: [
    fromApi(
      { cluster: () => clusters.list().then(({ items: [first] }) => first) },
      { cluster: 'The cluster could not be loaded.' },
    ),
  ],
} satisfies Meta<typeof EditClusterDialog>

export default meta
type Story = StoryObj<typeof meta>

/** A field of the open form, once the dialog has set the focus, which would take it away from the typing. */
async function field(name: string | RegExp) {
  await waitFor(() =>
    expect(screen.getByRole('dialog')).toContainElement(document.activeElement as HTMLElement),
  )
  return screen.findByRole('textbox', { name })
}
const save = () => pressOnceEnabled(screen, 'Save Changes')

/** A saved kubeconfig is never shown, even if the platform sends one. */
export const Ready: Story = {
  parameters: {
    msw: [
      handlers.clusters(() => [{ ...fixtures.clusterHealthy, kubeconfig: 'a secret from the platform' }]),
    ],
  },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field(/^Name/)).toHaveFocus())
    const kubeconfig = await field('Kubeconfig')
    await expect(kubeconfig).toHaveValue('')
    await expect(kubeconfig).toHaveAttribute(
      'placeholder',
      expect.stringMatching(/^Saved, hidden.\sPaste a new one to replace it.$/),
    )
    await expect(document.body).not.toHaveTextContent('a secret from the platform')
    await userEvent.click(screen.getByRole('button', { name: 'Advanced Settings' }))
    await expect(args.onAdvancedSettings).toHaveBeenCalledOnce()
  },
}

/** §5.7: a changed domain is warned about; 'Cancel' leads back to what was typed. */
export const DomainWarning: Story = {
  play: async ({ args, step }) => {
    const domain = await field(/^Domain/)
    await userEvent.clear(domain)
    await userEvent.type(domain, 'new.example')
    await expect(screen.getByRole('button', { name: 'Advanced Settings' })).toBeDisabled()
    const warning = () => screen.findByRole('alertdialog', { name: 'Change the domain of fra-1?' })
    await step('cancelled, nothing is sent', async () => {
      await save()
      await expect(await warning()).toHaveTextContent(/Domain.*fra-1.* becomes new\.example/)
      await expect(await warning()).toHaveTextContent('This affects only newly created users.')
      await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await expect(args.onSubmit).not.toHaveBeenCalled()
      await expect(domain).toHaveValue('new.example')
    })
    await step('confirmed, it is', async () => {
      await save()
      await warning()
      await userEvent.click(screen.getByRole('button', { name: 'Change domain' }))
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ domain: 'new.example' }),
        expect.anything(),
      )
    })
    await save()
    await warning()
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Cancel' }).at(-1)).toHaveFocus())
  },
}

/** A domain that is not set yet, or not changed, needs no warning. */
export const FirstDomain: Story = {
  tags: ['words'],
  parameters: { msw: [handlers.clusters(() => [{ ...fixtures.clusterNew, domain: '' }])] },
  play: async ({ args }) => {
    await userEvent.type(await field(/^Domain/), 'gru-1.example')
    await save()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
}

/** Images that saving would change stand below the form; a blank field keeps the image there is. */
export const ImagesChanged: Story = {
  args: { namespaces: 3 },
  play: async ({ args }) => {
    await expect(screen.queryByLabelText('What changes')).not.toBeInTheDocument()
    await userEvent.clear(await field('Caddy image'))
    const backend = await field('Backend image')
    await userEvent.clear(backend)
    await userEvent.type(backend, 'registry.example/backend:9')
    const changes = await screen.findByLabelText('What changes')
    await expect(changes).toHaveTextContent(/^Backend image.* becomes registry\.example\/backend:9$/)
    await expect(screen.getByText('3 namespaces run on this cluster')).toBeVisible()
    await save()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

/** A priority that has no word is told by its number, and can be chosen besides those that have one. */
export const OtherPriority: Story = {
  tags: ['words'],
  render: (args) => (
    <EditClusterDialog {...args} cluster={ready({ ...fixtures.clusterHealthy, priority: 60 })} />
  ),
  play: async () => {
    await expect(await screen.findByRole('combobox', { name: 'Priority' })).toHaveDisplayValue('60')
  },
}

const opened = clusterValues(fixtures.clusterHealthy)

/** Priorities are told by their words; what was not edited here keeps their value. */
export const Conflict: Story = {
  args: {
    conflict: {
      before: opened,
      yours: { ...opened, region: 'eu-west-1', priority: 100 },
      theirs: { ...opened, priority: 50, helm_version: '1.9.0' },
    },
  },
  play: async ({ args }) => {
    await expect(screen.getByRole('radio', { name: 'Theirs 1.9.0' })).toBeChecked()
    await userEvent.click(screen.getByRole('radio', { name: 'Yours Very High (100)' }))
    await save()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ region: 'eu-west-1', priority: 100, helm_version: '1.9.0' }),
        expect.anything(),
      ),
    )
  },
}

/** §5.7: the same fields are required as of a new cluster. */
export const Incomplete: Story = {
  play: async ({ args }) => {
    await userEvent.clear(await field(/^Name/))
    await userEvent.clear(await field(/^Region/))
    await save()
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent('Please fill in all required fields'),
    )
    await waitFor(async () => expect(await field(/^Name/)).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** While it is saved the fields can be read and not changed, and the dialog can be left. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await expect(await field(/^Name/)).toHaveAttribute('readonly')
    await expect(screen.getByRole('button', { name: 'Advanced Settings' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const Failed: Story = {
  args: {
    failure: { message: 'Failed to update cluster. Please try again.', reason: 'The platform failed' },
  },
}

/** The button that saves has its place, so that Cancel keeps its own. */
export const Loading: Story = {
  parameters: { msw: [handlers.clusters(loadingForever)] },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  },
}

export const Unread: Story = { parameters: { msw: [handlers.clusters(fails(500))] } }
