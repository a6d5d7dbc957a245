import { workflows } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { dataFromApi, handlers } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, within } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { StepLine } from './StepLine'

const { workflow_id } = fixtures.workflowProvision

const meta = {
  title: 'Admin/Jobs/StepLine',
  component: StepLine,
  args: { steps: [], onAction: fn() },
  loaders: [dataFromApi({ steps: () => workflows.listJobs({ workflow_id }) })],
} satisfies Meta<typeof StepLine>

export default meta
type Story = StoryObj<typeof meta>

type Canvas = ReturnType<typeof within>
const stepsOf = (canvas: Canvas) => [...canvas.getByRole('list', { name: 'Steps' }).children]

/** The platform tells when each step began and ended. */
export const Told: Story = {
  play: async ({ canvas }) => {
    const [completed, failed, waiting] = stepsOf(canvas)
    await expect(completed).toHaveTextContent('Started 40 min agoEnded 31 min agoTook 9 min')
    await expect(failed).toHaveTextContent('Attempt 4Started 22 min agoEnded 19 min agoTook 3 min')
    await expect(failed).toHaveTextContent('Attempt 3 · failed')
    await expect(waiting).toHaveTextContent('Not started')
  },
}

/** An earlier try stands above the one that runs, with why it failed. */
export const Restarted: Story = {
  parameters: { msw: [handlers.workflowJobs(fixtures.workflowJobsRestarted)] },
  play: async ({ canvas }) => {
    const step = stepsOf(canvas)[1]
    await expect(step).toHaveTextContent(
      /Attempt 1 · failed after 6 min · ImagePullBackOff.*Attempt 2Started 2 min ago/,
    )
    const attempts = within(canvas.getByRole('list', { name: 'Earlier attempts of deploy_studio' }))
    const [line] = attempts.getAllByText(/ImagePullBackOff/)
    if (line) await userEvent.click(line)
    await expect(attempts.getByRole('button', { name: 'Copy error' })).toBeVisible()
  },
}

/** The worker died, so that the last try has no end: it ended with its step, or nothing tells when. */
export const Unclosed: Story = {
  tags: ['words'],
  parameters: {
    msw: [
      handlers.workflowJobs(
        fixtures.workflowJobsFailed.slice(0, 2).map((job) => ({
          ...job,
          finished_at: job.status === 'failed' ? null : job.finished_at,
          attempts: job.attempts?.map((attempt, at, { length }) =>
            at === length - 1 ? { ...attempt, finished_at: null } : attempt,
          ),
        })),
      ),
    ],
  },
  play: async ({ canvas }) => {
    const [completed, failed] = stepsOf(canvas)
    await expect(completed).toHaveTextContent('Started 40 min agoEnded 31 min agoTook 9 min')
    await expect(failed).toHaveTextContent('Started 22 min ago')
    await expect(failed).not.toHaveTextContent('Running for')
  },
}

/** Of many tries the latest are shown at first. */
export const ManyAttempts: Story = {
  parameters: {
    msw: [
      handlers.workflowJobs([
        {
          ...fixtures.jobFailed,
          ...fixtures.historyOf({ ...fixtures.jobFailed, retries: 7 }, fixtures.jobFailed.created_at),
        },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    const attempts = within(canvas.getByRole('list', { name: /^Earlier attempts/ }))
    await expect(attempts.getAllByRole('listitem')).toHaveLength(3)
    await press(canvas, 'Show 4 earlier')
    await expect(attempts.getAllByRole('listitem')).toHaveLength(7)
  },
}

/** The platform tells nothing: what two other times bound is said as a bound, and the rest is '–'. */
export const NothingTold: Story = {
  parameters: {
    msw: [
      handlers.workflowJobs([
        ...fixtures.withoutHistory(fixtures.workflowJobsRunning).slice(0, 2),
        { ...fixtures.jobFailed, updated_at: fixtures.jobFailed.created_at, sequence_number: 3 },
      ]),
    ],
  },
  play: async ({ canvas }) => {
    const [completed, running, failed] = stepsOf(canvas)
    await expect(completed).toHaveTextContent('Ended 31 min agoTook ≤ 9 min')
    await expect(running).toHaveTextContent('Running for ≤ 31 min')
    await expect(failed).toHaveTextContent('Took –an unknown time')
  },
}

export const Narrow: Story = {
  ...Restarted,
  play: undefined,
  globals: { viewport: { value: 'narrow' } },
}
