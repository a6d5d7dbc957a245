import { clusters } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { loading } from '../lib'
import { pressOnceEnabled } from '../primitives/testing/interactions'
import { ClusterSettingsDialog } from './ClusterSettingsDialog'
import { clusterSettingsValues } from './clusterSettingsForm'

const meta = {
  title: 'Admin/Clusters/ClusterSettingsDialog',
  component: ClusterSettingsDialog,
  args: {
    cluster: loading,
    busy: false,
    namespaces: 3,
    failure: undefined,
    onSubmit: fn(),
    onClose: fn(),
  },
  loaders: [
    fromApi(
      { cluster: () => clusters.list().then(({ items: [first] }) => first) },
      { cluster: 'The cluster could not be loaded.' },
    ),
  ],
} satisfies Meta<typeof ClusterSettingsDialog>

export default meta
type Story = StoryObj<typeof meta>

const all = (name: string) => screen.findAllByRole('textbox', { name })
const add = () => userEvent.click(screen.getByRole('button', { name: 'Add annotation' }))
const save = () => pressOnceEnabled(screen, 'Save Settings')

export const Ready: Story = {}

/** §5.8: an empty image stays empty, pairs with blank keys are dropped. */
export const Changed: Story = {
  tags: ['words'],
  play: async ({ args }) => {
    await expect(await all('Key')).toHaveLength(1)
    // The dialog gives its first field the focus in the frame after it is drawn.
    await waitFor(() => expect(screen.getByLabelText('Postgres image')).toHaveFocus())
    const [caddy] = await all('Caddy image')
    if (caddy) await userEvent.clear(caddy)
    await expect(screen.getByText('3 namespaces run on this cluster')).toBeVisible()
    await expect(screen.getByText(/becomes/).parentElement).toHaveTextContent(/caddy:.* becomes None$/)
    await add()
    const [, blank] = await all('Value')
    if (blank) await userEvent.type(blank, 'of no key')
    await save()
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith(
        {
          postgres_image: 'registry.example/postgres:16.4',
          backend_image: 'registry.example/backend:2.8.0',
          frontend_image: 'registry.example/frontend:2.8.0',
          caddy_image: '',
          ingress_annotations: { 'nginx.ingress.kubernetes.io/proxy-body-size': '50m' },
        },
        expect.anything(),
      ),
    )
  },
}

const opened = clusterSettingsValues(fixtures.clusterHealthy)
const bodySize = { key: 'nginx.ingress.kubernetes.io/proxy-body-size', value: '50m' }

/** Annotations are one field, with a line for each pair. */
export const Conflict: Story = {
  args: {
    conflict: {
      before: opened,
      yours: { ...opened, ingress_annotations: [bodySize, { key: 'team', value: 'here' }] },
      theirs: { ...opened, ingress_annotations: [bodySize, { key: 'team', value: 'there' }] },
    },
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: /^Theirs[^]*team: there$/ }))
    await save()
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}

export const DuplicateKeys: Story = {
  play: async ({ args, step }) => {
    await add()
    const [, second] = await all('Key')
    await userEvent.type(second ?? document.body, 'nginx.ingress.kubernetes.io/proxy-body-size')
    await step('is pointed out while it is typed, and not saved', async () => {
      await expect(second).toHaveAccessibleDescription('This key is there already, in annotation 1')
      await save()
      await waitFor(() => expect(second).toHaveFocus())
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('without the other one it is fine', async () => {
      await userEvent.click(screen.getByRole('button', { name: 'Remove annotation 1' }))
      await expect(screen.queryByText(/is there already/)).not.toBeInTheDocument()
      await save()
      await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
    })
    await add()
    const [, again] = await all('Key')
    await userEvent.type(again ?? document.body, 'nginx.ingress.kubernetes.io/proxy-body-size')
  },
}

/** While they are saved, nothing can be changed, added or removed. */
export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    for (const box of await screen.findAllByRole('textbox')) await expect(box).toHaveAttribute('readonly')
    for (const name of ['Add annotation', 'Remove annotation 1', 'Save Settings']) {
      const button = screen.getByRole('button', { name })
      await expect(button).toHaveAttribute('aria-disabled', 'true')
      await userEvent.click(button)
    }
    await expect(await all('Key')).toHaveLength(1)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** Annotations that are added, changed and removed stand with what they were, once the form can be saved. */
export const AnnotationsChanged: Story = {
  play: async () => {
    const [body] = await all('Value')
    await waitFor(() => expect(screen.getByLabelText('Postgres image')).toHaveFocus())
    await userEvent.clear(body ?? document.body)
    await userEvent.paste('80m\r\n')
    await expect(body).toHaveValue('80m')
    await add()
    const [, key] = await all('Key')
    await userEvent.type(key ?? document.body, 'team')
    const changes = screen.getByLabelText('What changes')
    await expect(changes).toHaveTextContent(/proxy-body-size50m becomes 80m/)
    await expect(changes).toHaveTextContent(/teamNone becomes Empty$/)
    await userEvent.click(screen.getByRole('button', { name: 'Remove annotation 1' }))
    await expect(changes).toHaveTextContent(/proxy-body-size50m becomes None/)
  },
}

export const NothingSet: Story = { parameters: { msw: [handlers.clusters(() => [fixtures.clusterNew])] } }

export const FailedOnAPhone: Story = {
  args: {
    failure: {
      message: 'Failed to save advanced settings. Please try again.',
      reason: 'The platform failed',
    },
  },
  globals: { viewport: { value: 'narrow' } },
}

/** The button that saves has its place, so that Cancel keeps its own. */
export const Loading: Story = {
  parameters: { msw: [handlers.clusters(loadingForever)] },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Save Settings' })).toBeDisabled()
  },
}

export const Unread: Story = { parameters: { msw: [handlers.clusters(fails(500))] } }
