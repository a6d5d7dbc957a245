import { customJobs } from '@quarterdeck/api'
import { templateDisabled, templateEnabled } from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { loading } from '../lib'
import { CustomJobsSection } from './CustomJobsSection'

const meta = {
  title: 'Admin/Runs/CustomJobsSection',
  component: CustomJobsSection,
  args: { jobs: loading, runs: {}, target: 'ops@northwind.example', onRun: fn() },
  loaders: [
    fromApi({ jobs: () => customJobs.list({ target_type: 'organization' }).then(({ items }) => items) }),
  ],
} satisfies Meta<typeof CustomJobsSection>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    const [enabled, disabled] = within(canvas.getByRole('region', { name: 'Custom jobs' })).getAllByRole(
      'listitem',
    )
    await expect(enabled).toHaveTextContent('restart_backend')
    await expect(disabled).toHaveTextContent('Not enabled')
    await expect(canvas.getByRole('button', { name: 'Run Job Restore backup' })).toBeDisabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Run Job Restart backend' }))
    await expect(args.onRun).toHaveBeenCalledWith(
      expect.objectContaining({ template_id: templateEnabled.template_id }),
    )
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** §8.10: why a run failed is shown below the job. */
export const Runs: Story = {
  args: {
    runs: {
      [templateEnabled.template_id]: {
        status: 'error',
        failure: { message: 'Restart backend failed', reason: 'the namespace is being moved' },
      },
      [templateDisabled.template_id]: { status: 'success' },
    },
  },
  play: async ({ canvas }) => {
    const [failed, started] = canvas.getAllByRole('status')
    await expect(failed).toHaveTextContent('Restart backend failed the namespace is being moved')
    await expect(started).toHaveTextContent('Restore backup started')
  },
}

/** §8.10: nothing is sent for an organization without a namespace. */
export const Unavailable: Story = {
  args: {
    runs: {
      [templateEnabled.template_id]: {
        status: 'error',
        failure: {
          message: 'Unable to trigger job',
          reason: 'Organization or namespace not available.',
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(
      'Unable to trigger job Organization or namespace not available.',
    )
  },
}

export const Started: Story = {
  args: { runs: { [templateEnabled.template_id]: { status: 'success' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Started Restart backend' })).toBeVisible()
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Restart backend started')
  },
}

export const Running: Story = { args: { runs: { [templateEnabled.template_id]: { status: 'running' } } } }

/** Without an answer it is not said to have failed. */
export const OutcomeUnknown: Story = {
  args: {
    runs: {
      [templateEnabled.template_id]: {
        status: 'unknown',
        failure: {
          message: 'The server did not answer in time. The outcome is unknown.',
          reason: 'Look whether Restart backend is among the jobs before you run it once more.',
          outcomeUnknown: true,
        },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'No answer Restart backend' })).toBeVisible()
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('The outcome is unknown.')
  },
}

export const Narrow: Story = { ...Runs, globals: { viewport: { value: 'narrow' } } }
export const Loading: Story = { parameters: { msw: [handlers.customJobTemplates(loadingForever)] } }
export const Empty: Story = {
  parameters: { msw: [handlers.customJobTemplates([])] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No custom jobs available')).toBeVisible()
  },
}
export const Failed: Story = {
  parameters: { msw: [handlers.customJobTemplates(fails(500, 'database away'))] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('database away')
    await expect(canvas.getByRole('button', { name: 'Try Again: Custom jobs' })).toBeEnabled()
  },
}
