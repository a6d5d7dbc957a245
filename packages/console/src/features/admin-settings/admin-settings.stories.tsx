import { sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import {
  Console,
  keepWhatPasses,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

/** Whether people can register, and what else the platform is set to. */
const meta = {
  title: 'Screens/Admin/Settings',
  component: Console,
  args: { address: '/admin/settings' },
  parameters: {
    ...screenParameters,
    route: '/admin/settings',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
/** Others than system administrators may look at the switch and no more. */
export const ReadOnly: Story = {
  parameters: { msw: { handlers: { settings: handlers.settings(fails(403, 'Not allowed')) } } },
}
export const Loading: Story = {
  parameters: {
    msw: {
      handlers: {
        signup: handlers.signupStatus(loadingForever),
        settings: handlers.settings(loadingForever),
      },
    },
  },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: {
        signup: handlers.signupStatus(atFirst(fails(500))),
        settings: handlers.settings(atFirst(fails(500))),
      },
    },
  },
}

export const DisableQuestion: Story = {
  play: async (story) => {
    await untilLoaded(story)
    await press('Allow new users to register', 'switch')
    await screen.findByRole('alertdialog')
  },
}

export const Disabled: Story = {
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press('Allow new users to register', 'switch')
    await press('Disable registration')
    await screen.findByText('User registration has been disabled')
  },
}

/** The switch is back where it was, and a toast says why. */
export const Reverted: Story = {
  parameters: {
    msw: { handlers: { update: handlers.updateSignupSetting(atFirst(fails(500, 'Settings are locked'))) } },
  },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press('Allow new users to register', 'switch')
    await press('Disable registration')
    await screen.findByText('Failed to update settings')
    await expect(await screen.findByRole('switch', { name: /register/ })).toBeChecked()
  },
}
