import { identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import {
  Console,
  keepWhatPasses,
  openConsole,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

const byLink = identity.recorded('verification', 'verification-link-choose', 'verification-link-sent')
const steps = [
  'verification-code-missing-email',
  'verification-code-sent',
  'verification-code-resent',
  'verification-code-wrong',
  'verification-code-passed',
] as const

const meta = {
  title: 'Screens/Sign-in/Verify',
  component: Console,
  args: { address: '/user/verify' },
  parameters: {
    ...screenParameters,
    route: '/user/verify',
    msw: { handlers: { session: identity.signedOut(), flow: byLink } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: { msw: { handlers: { flow: identity.flow('verification', loadingForever) } } },
  play: untilOpened,
}
/** The link of the mail was followed, and is being looked at. */
export const Verifying: Story = {
  args: { address: '/user/verify?flow=begun&token=of-the-mail' },
  parameters: { msw: { handlers: { flow: identity.flow('verification', loadingForever) } } },
  play: untilOpened,
}
/** The sign-in follows by itself. */
export const Passed: Story = {
  args: { address: '/user/verify?flow=begun&token=of-the-mail' },
  beforeEach: keepWhatPasses,
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded('verification', 'verification-link-choose', 'verification-link-passed'),
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Verification Successful!' })
  },
}
/** The link was used before. */
export const LinkInvalid: Story = {
  args: { address: '/user/verify?flow=begun&token=of-the-mail' },
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded('verification', 'verification-link-choose', 'verification-link-used'),
      },
    },
  },
  play: async () => {
    await screen.findByRole('heading', { name: 'Verification Failed' })
  },
}
/** The flow of the link has ended meanwhile; 'Try Again' leads to the form of a new one. */
export const LinkEnded: Story = {
  ...LinkInvalid,
  tags: ['words'],
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded('verification', 'verification-link-choose', 'error-submit-expired-410'),
      },
    },
  },
}
export const LinkSent: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await userEvent.type(screen.getByLabelText(/^Email/), 'nora@example.com{Enter}')
    await screen.findByRole('heading', { name: 'Check your inbox' })
  },
}
/** The code `000000` is wrong; any other verifies the address and leads to the sign-in. */
export const CodeAsked: Story = {
  args: { address: '/user/verify?flow=begun' },
  parameters: {
    msw: { handlers: { flow: identity.recorded('verification', 'verification-code-sent', ...steps) } },
  },
}
export const SwitchedOff: Story = {
  parameters: {
    msw: { handlers: { flow: identity.recorded('verification', 'verification-disabled-error') } },
  },
}
