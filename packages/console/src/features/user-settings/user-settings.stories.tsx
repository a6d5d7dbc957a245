import { profileWithLongEmail } from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, identity, loadingForever } from '@quarterdeck/sandbox/msw'
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

/** The current password `wrong` is refused; every other one is right. */
const meta = {
  title: 'Screens/Customer/Settings',
  component: Console,
  args: { address: '/user/settings' },
  parameters: {
    ...screenParameters,
    route: '/user/settings',
    msw: {
      handlers: {
        login: identity.recorded(
          'login',
          'login-refresh-password',
          'login-password-wrong-credentials',
          'login-200',
        ),
        settings: identity.recorded('settings', 'settings-password-only', 'settings-password-saved'),
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
  parameters: { msw: { handlers: { profile: handlers.userProfile(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { profile: handlers.userProfile(atFirst(fails(500))) } } },
}
/** The platform has no record of this person. */
export const NoProfile: Story = {
  parameters: { msw: { handlers: { profile: handlers.userProfile(fails(404)) } } },
}
export const LongTexts: Story = {
  parameters: { msw: { handlers: { profile: handlers.userProfile(profileWithLongEmail) } } },
}

async function changePassword(story: { args: { address: string } }, current: string): Promise<void> {
  await untilLoaded(story)
  await userEvent.click(screen.getByRole('button', { name: 'Change Password' }))
  await userEvent.type(await screen.findByLabelText(/^Current password/i), current)
  await userEvent.type(screen.getByLabelText(/^New password/i), 'another long walk')
  await userEvent.type(screen.getByLabelText(/^Confirm/i), 'another long walk{Enter}')
}

export const CurrentPasswordWrong: Story = {
  play: async (story) => {
    await changePassword(story, 'wrong')
    await screen.findByText('The current password is wrong.')
  },
}
export const PasswordChanged: Story = {
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await changePassword(story, 'a long walk home')
    await screen.findByText('Password changed')
  },
}
