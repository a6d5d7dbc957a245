import { payments } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { loading, ready } from '../lib'
import { NotSpecified } from './NotSpecified'
import { ProductsView } from './ProductsView'

const meta = {
  title: 'Admin/Payments/ProductsView',
  component: ProductsView,
  args: {
    onRefresh: fn(),
    provider: 'paddle',
    products: loading,
    archived: false,
    onArchivedChange: fn(),
    productHref: (id: string) => `/admin/payments/providers/paddle/products/${id}`,
    paymentsHref: '/admin/payments',
  },
  loaders: [
    fromApi(
      { products: () => payments.listProducts('paddle').then(({ items }) => items) },
      { products: 'Failed to load products. Please try again.' },
    ),
  ],
} satisfies Meta<typeof ProductsView>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(3)
    await expect(canvas.getByRole('link', { name: /^Pro/ })).toHaveAttribute(
      'href',
      `/admin/payments/providers/paddle/products/${fixtures.productPro.id}`,
    )
    await expect(canvas.getByRole('link', { name: 'Payments' })).toHaveAttribute('href', '/admin/payments')
    await userEvent.click(canvas.getByRole('button', { name: 'Show Archived' }))
    await expect(args.onArchivedChange).toHaveBeenCalledWith(true)
  },
}

export const WithArchived: Story = {
  args: { archived: true },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('row', { name: /Team 2024/ })).toHaveTextContent('Archived')
    await userEvent.click(canvas.getByRole('button', { name: 'Hide Archived' }))
    await expect(args.onArchivedChange).toHaveBeenCalledWith(false)
  },
}

export const EveryOneArchived: Story = {
  parameters: { msw: [handlers.providerProducts([fixtures.productArchived])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every product is archived')).toBeVisible()
  },
}

export const Empty: Story = {
  parameters: { msw: [handlers.providerProducts([])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No products yet')).toBeVisible()
  },
}

export const Loading: Story = { parameters: { msw: [handlers.providerProducts(loadingForever)] } }

export const Failed: Story = {
  parameters: { msw: [handlers.providerProducts(fails(500))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load products. Please try again.')
  },
}

/** The address names a provider that the platform does not have. */
export const NotFound: Story = {
  render: (args) => <ProductsView {...args} products={ready(null)} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Provider not found')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
    await expect(canvas.getByRole('link', { name: 'Back to Payments' })).toHaveAttribute(
      'href',
      '/admin/payments',
    )
  },
}

/** §8.13: an address that does not say whose products, or which product. */
export const ProviderNotSpecified: Story = {
  loaders: [],
  render: ({ paymentsHref }) => (
    <NotSpecified title="Products" message="Provider not specified" paymentsHref={paymentsHref} />
  ),
}
export const ProductNotSpecified: Story = {
  loaders: [],
  render: ({ paymentsHref }) => (
    <NotSpecified title="Prices" message="Provider or product not specified" paymentsHref={paymentsHref} />
  ),
}
