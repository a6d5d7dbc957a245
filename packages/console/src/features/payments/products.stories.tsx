import { sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

/** What a payment provider sells. Each product leads to its prices. */
const meta = {
  title: 'Screens/Admin/Products',
  component: Console,
  args: { address: '/admin/payments/providers/paddle' },
  parameters: {
    ...screenParameters,
    route: '/admin/payments/providers/:provider?',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const WithArchived: Story = { args: { address: '/admin/payments/providers/paddle?archived=show' } }
export const Empty: Story = { args: { address: '/admin/payments/providers/stripe' } }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.providerProducts(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { list: handlers.providerProducts(atFirst(fails(500))) } } },
}
/** The address names a provider that the platform does not have. */
export const NotFound: Story = {
  tags: ['words'],
  args: { address: '/admin/payments/providers/lemon' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Provider not found')).toBeVisible()
  },
}
/** The address names no provider. */
export const NotSpecified: Story = { args: { address: '/admin/payments/providers' } }
