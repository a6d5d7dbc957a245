import { broken, identity, loadingForever, atFirst } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

const byPassword = identity.recorded(
  'registration',
  'registration-password',
  'registration-password-missing-fields',
  'registration-duplicate',
  'registration-200',
)

/** Whoever signs up here comes to the plans. */
const meta = {
  title: 'Screens/Sign-in/Register',
  component: Console,
  args: { address: '/register' },
  parameters: {
    ...screenParameters,
    route: '/register',
    msw: { handlers: { session: identity.signedOut(), flow: byPassword } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

async function signUp(): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^Email/), 'nora@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'a long walk home{Enter}')
}

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: { msw: { handlers: { flow: identity.flow('registration', loadingForever) } } },
  play: untilOpened,
}
export const Unreachable: Story = {
  parameters: {
    msw: { handlers: { flow: [identity.flow('registration', atFirst(broken('reset'))), ...byPassword] } },
  },
}
export const AddressTaken: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded('registration', 'registration-password', 'registration-duplicate'),
      },
    },
  },
  play: async () => {
    await signUp()
    await screen.findByRole('alert')
  },
}
/** Sign-up was closed while the form was open. */
export const ClosedMeanwhile: Story = {
  tags: ['screen'],
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded('registration', 'registration-password', 'registration-disabled-error'),
      },
    },
  },
  play: async () => {
    await signUp()
    await screen.findByRole('heading', { name: 'Registration Disabled' })
  },
}
/** The second of two steps: a password or a code. The code `000000` is wrong. */
export const ChoiceOfMethod: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded(
          'registration',
          'registration-twostep-choice',
          'registration-twostep-back',
          'registration-twostep-code-sent',
          'registration-twostep-password-too-short',
          'registration-code-wrong',
          'registration-200',
        ),
      },
    },
  },
}
/** A deployment whose schema asks for much more than an address. */
export const ManyTraits: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded(
          'registration',
          'registration-many-traits',
          'registration-many-traits-refused',
          'registration-many-traits-200',
        ),
      },
    },
  },
}
