import { fails, handlers, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import { rememberUser } from '../lib/rememberedUser'
import { Console, keepWhatPasses, openConsole, screenParameters, untilLoaded } from '../testing/screens'

/** What frames every screen of a customer, and what stands in its place while nobody can be let in. */
const meta = {
  title: 'Screens/Customer/Shell',
  component: Console,
  tags: ['shell'],
  args: { address: '/user' },
  parameters: { ...screenParameters, route: '/user' },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

const signedInBefore = () => rememberUser({ id: 'somebody', isAdmin: false })

/** Until it is known who is signed in. */
export const Loading: Story = {
  parameters: {
    before: signedInBefore,
    msw: { handlers: { session: identity.whoami(loadingForever) } },
  },
  play: async () => {
    await screen.findByText('Loading')
  },
}
/** Whoever was signed in when this browser was last here may still be. It asks again by itself. */
export const SignInServiceAway: Story = {
  beforeEach: keepWhatPasses,
  parameters: {
    before: signedInBefore,
    msw: { handlers: { session: identity.whoami(fails(503)) } },
  },
}
/** What was told in toasts, once the bell is pressed. */
export const Notifications: Story = {
  tags: ['screen'],
  parameters: {
    msw: {
      handlers: {
        profile: handlers.userProfile(fails(500, 'Database away')),
        dashboards: handlers.userDashboards(fails(500, 'Database away')),
      },
    },
  },
  play: async (story) => {
    await untilLoaded(story)
    await screen.findAllByText('Failed to load dashboards')
    // Gone by itself it would be after five seconds, before the picture or after it.
    await userEvent.click(await screen.findByRole('button', { name: /^Dismiss/ }))
    await userEvent.click(screen.getByRole('button', { name: /^Notifications/ }))
    await screen.findByRole('dialog', { name: /^Notifications/ })
  },
}
/** On a phone the menu comes over the screen. */
export const Menu: Story = {
  args: { address: '/user/settings' },
  parameters: { route: '/user/settings' },
  globals: { viewport: { value: 'narrow' } },
  play: async (story) => {
    await untilLoaded(story)
    await userEvent.click(screen.getByRole('button', { name: 'Open navigation' }))
    await screen.findByRole('dialog')
  },
}
