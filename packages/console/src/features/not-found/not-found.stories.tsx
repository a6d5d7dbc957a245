import { sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import { identity } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Console, openConsole, screenParameters, untilLoaded } from '../../testing/screens'

const meta = {
  title: 'Screens/Customer/Not found',
  component: Console,
  args: { address: '/user/nowhere' },
  parameters: { ...screenParameters, route: '/user/*' },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const InShell: Story = { tags: ['screen'] }
export const InAdministration: Story = {
  args: { address: '/admin/nowhere' },
  parameters: { route: '/admin/*', msw: { handlers: { session: identity.whoami(sessionAdmin) } } },
}
export const InAccount: Story = {
  args: { address: '/account/nowhere' },
  parameters: { route: '/account/*' },
}
/** An address outside of every area: visitors see the same as those who are signed in. */
export const Elsewhere: Story = {
  tags: ['screen'],
  args: { address: '/nowhere' },
  parameters: { route: '/*', msw: { handlers: { session: identity.signedOut() } } },
}
