import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import {
  Console,
  keepWhatPasses,
  openConsole,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

const meta = {
  title: 'Screens/Customer/Organizations',
  component: Console,
  args: { address: '/user/organizations' },
  parameters: { ...screenParameters, route: '/user/organizations' },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

const listed = (organizations: typeof fixtures.userOrganizations) => ({
  msw: { handlers: { list: handlers.userOrganizations({ organizations }) } },
})

export const Ready: Story = { tags: ['screen'] }
export const FirstRun: Story = { parameters: listed([]) }
export const Forty: Story = { parameters: listed(fixtures.manyUserOrganizations(40)) }
export const LongTexts: Story = { parameters: listed([fixtures.userOrganizationWithLongEmail]) }
export const Loading: Story = {
  parameters: { msw: { handlers: { list: handlers.userOrganizations(loadingForever) } } },
  play: untilOpened,
}
/** The toast tells it over the screen, which stays when the toast is gone. */
export const Failed: Story = {
  beforeEach: keepWhatPasses,
  parameters: {
    msw: { handlers: { list: handlers.userOrganizations(atFirst(fails(500, 'Database away'))) } },
  },
}
export const JoinOrganization: Story = {
  tags: ['screen'],
  args: { address: '/user/organizations?dialog=join-organization' },
}
export const Billing: Story = {
  tags: ['screen'],
  args: { address: '/user/organizations?dialog=billing' },
}
