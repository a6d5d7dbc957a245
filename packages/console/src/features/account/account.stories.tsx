import { atFirst, broken, fails, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent, within } from 'storybook/test'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

const asDeployed = identity.recorded(
  'settings',
  'settings',
  'settings-profile-missing',
  'settings-profile-saved',
  'settings-totp-wrong',
  'settings-totp-linked',
  'settings-password-too-short',
  'settings-password-saved',
)

/** A customer's account; administrators have the same. */
const meta = {
  title: 'Screens/Sign-in/Account',
  component: Console,
  args: { address: '/account' },
  parameters: { ...screenParameters, route: '/account', msw: { handlers: { flow: asDeployed } } },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: identity.flow('settings', loadingForever),
        sessions: identity.sessions(loadingForever),
      },
    },
  },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: [identity.flow('settings', atFirst(broken('reset'))), ...asDeployed],
        sessions: identity.sessions(atFirst(fails(500))),
      },
    },
  },
}
export const EveryMethod: Story = {
  tags: ['screen'],
  parameters: {
    msw: {
      handlers: { flow: identity.recorded('settings', 'settings-all-methods', 'settings-password-saved') },
    },
  },
}
export const ManyTraits: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded(
          'settings',
          'settings-many-traits',
          'settings-many-traits-refused',
          'settings-many-traits-saved',
        ),
      },
    },
  },
}
/** Let in by a recovery, to choose a new password. */
export const AfterRecovery: Story = {
  parameters: {
    msw: {
      handlers: {
        flow: identity.recorded(
          'settings',
          'settings-after-recovery',
          'settings-password-too-short',
          'settings-password-saved',
        ),
      },
    },
  },
}
export const NoOtherSessions: Story = {
  parameters: { msw: { handlers: { sessions: identity.sessions([]) } } },
}

/** The first of three steps. */
export const SomebodyWasIn: Story = { args: { address: '/account?secure=sessions' } }

async function changePassword(password: string): Promise<void> {
  const card = within(screen.getByRole('region', { name: 'Password' }))
  await userEvent.type(card.getByLabelText(/^Password/), `${password}{Enter}`)
}

export const PasswordTooShort: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await changePassword('tiny')
    await screen.findByText(/at least \d+ characters/)
  },
}
export const PasswordSaved: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await changePassword('another long walk')
    await screen.findByText('Your changes have been saved!')
  },
}
