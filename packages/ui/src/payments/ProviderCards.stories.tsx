import { payments } from '@quarterdeck/api'
import { fromApi } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { loading } from '../lib'
import { forceState } from '../primitives/testing/forceState'
import { ProviderCards } from './ProviderCards'

const meta = {
  title: 'Admin/Payments/ProviderCards',
  component: ProviderCards,
  args: { providers: loading, providerHref: (name: string) => `/admin/payments/providers/${name}` },
  loaders: [fromApi({ providers: () => payments.listProviders() })],
} satisfies Meta<typeof ProviderCards>

export default meta
type Story = StoryObj<typeof meta>

/** The pointer is at one, the other has the focus. */
export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('link')
    if (first) forceState(first, 'hover')
    if (second) forceState(second, 'focus')
  },
}
