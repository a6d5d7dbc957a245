import { recording } from '@quarterdeck/sandbox/fixtures/recorded'
import { atFirst, broken, fails, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

const meta = {
  title: 'Screens/Sign-in/Error',
  component: Console,
  args: { address: '/auth/error?id=of-the-error' },
  parameters: {
    ...screenParameters,
    route: '/auth/error',
    msw: { handlers: { session: identity.signedOut() } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: { msw: { handlers: { error: identity.flowError(loadingForever) } } },
  play: untilOpened,
}
export const ReturnToForbidden: Story = {
  parameters: {
    msw: { handlers: { error: identity.flowError(recording('flow-error-200-return-to').body as object) } },
  },
}
/** The identity service keeps its errors for a while only. */
export const NotKnownAnyMore: Story = {
  parameters: {
    msw: {
      handlers: {
        error: identity.flowError(fails(404, recording('error-page-not-found-404').body as object)),
      },
    },
  },
}
export const Unreachable: Story = {
  parameters: { msw: { handlers: { error: identity.flowError(atFirst(broken('reset'))) } } },
}
export const NoError: Story = { args: { address: '/auth/error' } }
