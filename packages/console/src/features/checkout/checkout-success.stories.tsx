import { sessionUser } from '@quarterdeck/sandbox/fixtures'
import { identity } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Console, openConsole, screenParameters, untilLoaded } from '../../testing/screens'

const meta = {
  title: 'Screens/Customer/Checkout success',
  component: Console,
  args: { address: '/checkout/success' },
  parameters: {
    ...screenParameters,
    route: '/checkout/success',
    msw: { handlers: { session: identity.signedOut() } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
/** Who is signed in has a shorter way on. */
export const SignedIn: Story = {
  parameters: { msw: { handlers: { session: identity.whoami(sessionUser) } } },
}
