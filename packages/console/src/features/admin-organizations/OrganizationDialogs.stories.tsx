import {
  idOf,
  organizationOnDeprecatedPlan,
  organizationOnPro,
  organizationWithLongEmail,
  organizationWithoutNamespace,
  sessionAdmin,
} from '@quarterdeck/sandbox/fixtures'
import { atFirst, everyOperation, fails, handlers, identity, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { screen, userEvent } from 'storybook/test'
import {
  Console,
  keepWhatPasses,
  openConsole,
  press,
  screenParameters,
  untilLoaded,
  untilOpened,
} from '../../testing/screens'

const dialog = (name: string, { id }: { id: string }) => `/admin/organizations?dialog=${name}&id=${id}`
const nobody = { id: idOf('nobody') }

/** The details of an organization and the plan it holds, each at its address over the list. */
const meta = {
  title: 'Screens/Admin/Organization dialogs',
  component: Console,
  args: { address: dialog('organization', organizationOnPro) },
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

export const Organization: Story = { tags: ['screen'] }

/** Registered a moment ago: it has no namespace, nothing has run, and there is nothing to read of it. */
export const NothingYet: Story = { args: { address: dialog('organization', organizationWithoutNamespace) } }
export const LongTexts: Story = {
  args: { address: dialog('organization', organizationWithLongEmail) },
  globals: { viewport: { value: 'narrow' } },
}
/** The list is there, and what it says of the organization stands in the dialog before the rest. */
export const Loading: Story = {
  parameters: {
    msw: {
      handlers: {
        details: handlers.organizationDetails(loadingForever),
        namespace: handlers.organizationNamespace(loadingForever),
        usage: handlers.organizationUtilization(loadingForever),
        dashboards: handlers.organizationDashboards(loadingForever),
        jobs: handlers.jobs(loadingForever),
        workflows: handlers.workflows(loadingForever),
      },
    },
  },
  play: untilOpened,
}
/** Each part fails by itself and can be tried again by itself. */
export const Failed: Story = {
  parameters: { msw: { handlers: { all: everyOperation(atFirst(fails(500))) } } },
}
export const Gone: Story = { args: { address: dialog('organization', nobody) } }

/** A job needs a namespace to run in. */
export const UnableToTrigger: Story = {
  tags: ['words'],
  args: { address: dialog('organization', organizationWithoutNamespace) },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press(/^Run Job Restart backend/)
    await screen.findByText('Unable to trigger job')
  },
}
export const JobStarted: Story = {
  tags: ['words'],
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press(/^Run Job Restart backend/)
    await screen.findByRole('button', { name: /^Started/ })
  },
}
export const JobFailed: Story = {
  tags: ['words'],
  parameters: {
    msw: { handlers: { run: handlers.runOrganizationJob(atFirst(fails(500, 'The queue is full'))) } },
  },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press(/^Run Job Restart backend/)
    await screen.findByText('Restart backend failed')
  },
}
export const WorkflowFailed: Story = {
  tags: ['words'],
  parameters: {
    msw: { handlers: { run: handlers.executeCustomWorkflow(atFirst(fails(500, 'The queue is full'))) } },
  },
  beforeEach: keepWhatPasses,
  play: async (story) => {
    await untilLoaded(story)
    await press(/^Run Workflow Upgrade studio/)
    await screen.findByText(/Failed to execute workflow: The queue is full/)
  },
}

/** The plan it holds and what it gets on top of it. */
export const ManagePlan: Story = {
  tags: ['screen'],
  args: { address: dialog('manage-plan', organizationOnPro) },
}
/** It holds a plan that nobody can buy any more. */
export const ManagePlanDeprecated: Story = {
  args: { address: dialog('manage-plan', organizationOnDeprecatedPlan) },
}
export const ManagePlanFailed: Story = {
  args: { address: dialog('manage-plan', organizationOnPro) },
  parameters: { msw: { handlers: { plans: handlers.plans(atFirst(fails(500))) } } },
}
export const ManagePlanGone: Story = { args: { address: dialog('manage-plan', nobody) } }
export const SaveFailed: Story = {
  tags: ['interaction'],
  args: { address: dialog('manage-plan', organizationOnPro) },
  parameters: {
    msw: { handlers: { write: handlers.setOrganizationPlan(atFirst(fails(500, 'Read only'))) } },
  },
  play: async (story) => {
    await untilLoaded(story)
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Plan/ }), 'Enterprise')
    await press('Save Changes')
    await screen.findByText('Failed to save changes. Please try again.')
  },
}
