import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

const { id } = fixtures.organizationOnPro

const meta = {
  title: 'Screens/Customer/Change plan',
  component: Console,
  args: { address: `/user/organizations/${id}?dialog=change-plan&id=${id}` },
  parameters: { ...screenParameters, route: '/user/organizations/:orgId' },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }))

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: { msw: { handlers: { options: handlers.userOrganizationPlanOptions(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { options: handlers.userOrganizationPlanOptions(atFirst(fails(500))) } } },
}
/** Chosen, agreed to, and held at once. */
export const Upgrade: Story = {
  tags: ['interaction'],
  play: async (story) => {
    await untilLoaded(story)
    await choose(/^Enterprise/)
    const agree = await screen.findByRole('button', { name: /^Pay .* and change to Enterprise$/ })
    // It is inert for a moment after what it agrees to has become known.
    await waitFor(() => expect(agree).not.toHaveAttribute('aria-disabled'), { timeout: 5000 })
    await userEvent.click(agree)
    await expect(await screen.findByText('Plan change agreed')).toBeVisible()
    await expect(await screen.findByText('$99.00 / month')).toBeVisible()
  },
}
/** The platform says why, and nothing can be agreed to. */
export const Refused: Story = {
  parameters: {
    msw: {
      handlers: {
        change: handlers.changeUserOrganizationPlan(
          fails(409, 'A payment is missing, and has to be made first'),
        ),
      },
    },
  },
  play: async (story) => {
    await untilLoaded(story)
    await choose(/^Enterprise/)
    await expect(await screen.findByText(/A payment is missing/)).toBeVisible()
  },
}
