import { sessionUser, signupClosed } from '@quarterdeck/sandbox/fixtures'
import { atFirst, broken, fails, handlers, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { keepLastMethod } from '../../lib/lastMethod'
import { handOver } from '../../lib/loginMessage'
import { rememberUser } from '../../lib/rememberedUser'
import { Console, openConsole, screenParameters, untilLoaded } from '../../testing/screens'

const byPassword = identity.recorded(
  'login',
  'login-password',
  'login-password-missing-identifier',
  'login-password-wrong-credentials',
  'login-200',
)

/** Whoever signs in here comes to their overview; the password `wrong` is refused. */
const meta = {
  title: 'Screens/Sign-in/Login',
  component: Console,
  args: { address: '/login' },
  parameters: {
    ...screenParameters,
    route: '/login',
    msw: { handlers: { session: identity.signedOut(), flow: byPassword } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

async function signIn(password: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(/^Email/), 'nora@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), `${password}{Enter}`)
  await screen.findByRole('alert')
}

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: { msw: { handlers: { flow: identity.flow('login', loadingForever) } } },
  // Whether one can sign up is read beside the form.
  play: async () => void (await screen.findByRole('link', { name: 'Sign up' })),
}
export const Unreachable: Story = {
  parameters: {
    msw: { handlers: { flow: [identity.flow('login', atFirst(broken('reset'))), ...byPassword] } },
  },
}
export const WrongPassword: Story = { play: () => signIn('wrong') }
export const AccountDisabled: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded('login', 'login-password', 'error-login-inactive-401'),
      },
    },
  },
  play: () => signIn('a long walk home'),
}
/** The answer to the form was lost, so that nobody knows whether it was taken. */
export const OutcomeUnknown: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: [
          identity.flow('login', recordedFlow('login-password')),
          identity.submit('login', fails(503, '')),
        ],
      },
    },
  },
  play: () => signIn('a long walk home'),
}
export const AllMethods: Story = {
  parameters: {
    before: () => keepLastMethod('passkey'),
    msw: {
      handlers: {
        flow: identity.recorded(
          'login',
          'login-all-methods',
          'login-code-sent',
          'login-code-wrong',
          'error-location-change-oidc-422',
          'login-200',
        ),
      },
    },
  },
}
/** The code `000000` is wrong, every other one is right. */
export const CodeSent: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded(
          'login',
          'login-code-sent',
          'login-code-resent',
          'login-code-wrong',
          'login-code-200',
        ),
      },
    },
  },
}
export const NoMethods: Story = {
  parameters: { msw: { handlers: { flow: identity.recorded('login', 'login-no-methods') } } },
}

export const SignupClosed: Story = {
  parameters: { msw: { handlers: { signup: handlers.signupStatus(signupClosed) } } },
}
/** Sent here from /register. */
export const SignupRefused: Story = {
  args: { address: '/login?signup=disabled' },
  parameters: { msw: { handlers: { signup: handlers.signupStatus(signupClosed) } } },
}
export const PaymentCompleted: Story = {
  parameters: {
    before: () => handOver({ login: 'Registration and payment completed! Please log in to continue.' }),
  },
}
export const CheckoutClosed: Story = {
  parameters: {
    before: () => handOver({ login: 'Checkout closed. You can complete your payment after logging in.' }),
  },
}
/** Signed in when this browser was last here: the address leads back to where they were. */
export const SessionEnded: Story = {
  args: { address: '/user/organizations' },
  parameters: {
    route: '/user/organizations',
    before: () => rememberUser({ id: sessionUser.identity.id, isAdmin: false }),
  },
}
/** Signed out, but the identity service did not say that the session is over. */
export const SignOutUnconfirmed: Story = {
  args: { address: '/user/settings' },
  parameters: {
    route: '/user/settings',
    msw: { handlers: { session: identity.whoami(sessionUser), logout: identity.logout(fails(500)) } },
  },
  play: async (story) => {
    await untilLoaded(story)
    await userEvent.click(screen.getByRole('button', { name: 'Account menu' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }))
    await screen.findByRole('heading', { name: 'You may still be signed in' })
  },
}

/** Before what is dangerous: the password is asked for once more. */
export const ConfirmItIsYou: Story = {
  args: { address: '/login?refresh=true&return_to=%2Faccount' },
  parameters: {
    msw: {
      handlers: {
        session: identity.whoami(sessionUser),
        flow: identity.recorded('login', 'login-refresh-password', 'login-200'),
      },
    },
  },
}
export const SecondFactor: Story = {
  tags: ['screen'],
  args: { address: '/login?aal=aal2' },
  parameters: {
    msw: {
      handlers: {
        session: identity.secondFactorRequired(),
        flow: identity.recorded(
          'login',
          'login-aal2-all',
          'login-aal2-totp-wrong',
          'login-aal2-lookup-wrong',
          'login-aal2-200',
        ),
      },
    },
  },
}
