import { customWorkflowEnabled, idOf, sessionAdmin } from '@quarterdeck/sandbox/fixtures'
import { atFirst, fails, handlers, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Console, openConsole, screenParameters, untilLoaded, untilOpened } from '../../testing/screens'

const dialog = (id: string) => `/admin/organizations?dialog=custom-workflow&id=${id}`

/** The steps of a workflow that administrators can run, before anybody runs it. */
const meta = {
  title: 'Screens/Admin/Custom workflow',
  component: Console,
  args: { address: dialog(customWorkflowEnabled.workflow_id) },
  parameters: {
    ...screenParameters,
    route: '/admin/organizations',
    msw: { handlers: { session: identity.whoami(sessionAdmin) } },
  },
  beforeEach: openConsole,
  play: untilLoaded,
} satisfies Meta<typeof Console>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = { tags: ['screen'] }
export const Loading: Story = {
  parameters: { msw: { handlers: { steps: handlers.customWorkflow(loadingForever) } } },
  play: untilOpened,
}
export const Failed: Story = {
  parameters: { msw: { handlers: { steps: handlers.customWorkflow(atFirst(fails(500))) } } },
}
export const Gone: Story = { args: { address: dialog(idOf('nobody')) } }
