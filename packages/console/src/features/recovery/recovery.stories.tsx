import { identity, loadingForever } from '@quarterdeck/sandbox/msw'
import {
  recoveryAddressChoice,
  recoveryAddressConfirm,
  recoveryAfterTooManyCodes,
} from '@quarterdeck/sandbox/fixtures/flows'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

const steps = [
  'recovery-code-missing-email',
  'recovery-code-sent',
  'recovery-code-resent',
  'recovery-code-wrong',
  'recovery-code-200',
] as const

const byCode = identity.recorded('recovery', 'recovery-code-choose', ...steps)

/** Whoever types a code other than `000000` comes to their account, to choose a new password. */
const meta = {
  title: 'Screens/Sign-in/Recovery',
  component: Console,
  args: { address: '/recovery' },
  parameters: {
    ...screenParameters,
    route: '/recovery',
    msw: {
      handlers: {
        session: identity.signedOut(),
        flow: byCode,
        settings: identity.recorded(
          'settings',
          'settings-after-recovery',
          'settings-password-too-short',
          'settings-password-saved',
        ),
      },
    },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: { msw: { handlers: { flow: identity.flow('recovery', loadingForever) } } },
  play: untilOpened,
}
export const SwitchedOff: Story = {
  parameters: { msw: { handlers: { flow: identity.recorded('recovery', 'recovery-disabled-error') } } },
}
export const LinkSent: Story = {
  parameters: { msw: { handlers: { flow: identity.recorded('recovery', 'recovery-link-sent') } } },
}
export const CodeSent: Story = {
  parameters: { msw: { handlers: { flow: identity.recorded('recovery', 'recovery-code-sent', ...steps) } } },
}
/** The answer to one wrong code too many names a flow that begins anew, and says why. */
export const TooManyCodes: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: [identity.flow('recovery', recoveryAfterTooManyCodes), ...byCode],
      },
    },
  },
}
/** Of several addresses, one of which was typed, one is chosen. */
export const ChooseAddress: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: [
          identity.flow('recovery', recoveryAddressChoice),
          identity.submit('recovery', recoveryAddressConfirm),
        ],
      },
    },
  },
}
/** Another one was chosen than the one that was typed. */
export const ConfirmAddress: Story = {
  ...ChooseAddress,
  play: async (story) => {
    await untilLoaded(story)
    await userEvent.click(screen.getByRole('button', { name: '+15****67' }))
    await screen.findByLabelText(/^Phone number/)
  },
}
