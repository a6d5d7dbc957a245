import { workflows } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { dataFromApi, handlers } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import styled from 'styled-components'
import { failed, loading, ready, type Loadable } from '../lib'
import { stepsAs, stepsTold } from './testing/steps'
import type { TimedStep } from './timeline'
import { WorkflowCard, WorkflowCardSkeleton, type WorkflowSummary } from './WorkflowCard'
import { forceState } from '../primitives/testing/forceState'

const meta = {
  title: 'Admin/Jobs/WorkflowCard',
  component: WorkflowCard,
  args: {
    workflow: fixtures.workflowProvision as WorkflowSummary,
    steps: ready(stepsAs('completed', 'running', 'pending')),
    onOpen: fn(),
  },
  loaders: [dataFromApi({ workflow: () => workflows.list({}).then(({ items }) => items[0]) })],
} satisfies Meta<typeof WorkflowCard>

export default meta
type Story = StoryObj<typeof meta>

/** §4.8 Jobs: cards with every overall status. The bar of steps also has a text for screen readers. */
export const EveryStatus: Story = {
  render: ({ workflow, onOpen }) => {
    const states: [string, Loadable<readonly TimedStep[]>][] = [
      ['running', ready(stepsAs('completed', 'completed', 'running', 'pending'))],
      ['failed', ready(stepsAs('completed', 'failed', 'pending'))],
      ['completed', ready(stepsAs('completed', 'success'))],
      ['pending', ready(stepsAs('completed', 'retrying'))],
      ['unknown', ready(stepsAs())],
      ['loading', loading],
      ['not available', failed('An unexpected error occurred')],
    ]
    return (
      <Grid>
        {states.map(([name, steps]) => (
          <WorkflowCard key={name} workflow={workflow} steps={steps} onOpen={onOpen} />
        ))}
        <WorkflowCardSkeleton />
      </Grid>
    )
  },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('4 steps: 2 completed, 1 running, 1 pending')).toBeInTheDocument()
    await expect(canvas.getByText('one retrying')).toBeVisible()
    const [first] = canvas.getAllByRole('button', { name: 'Provision organization' })
    if (first) await userEvent.click(first)
    await expect(args.onOpen).toHaveBeenCalledWith(fixtures.workflowProvision.workflow_id)
  },
}

/** Where the platform tells when the steps ran, they are as long as they took; one that runs grows. */
export const AsLongAsItTook: Story = {
  args: {
    steps: ready(
      stepsTold(
        ['completed', ['completed', 38, 31]],
        ['running', ['failed', 31, 26], ['running', 8]],
        ['pending'],
      ),
    ),
  },
  render: (args) => (
    <Grid>
      <WorkflowCard {...args} />
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(
        '3 steps: 1 completed, 1 running, 1 pending, ran for 12 min, waited 20 min, tried again once',
      ),
    ).toBeInTheDocument()
  },
}

/** At rest, under the pointer, and with the focus, which is drawn around the card. */
export const States: Story = {
  tags: ['focus'],
  render: (args) => (
    <Grid>
      <WorkflowCard {...args} />
      <WorkflowCard {...args} />
      <WorkflowCard {...args} />
    </Grid>
  ),
  play: ({ canvas }) => {
    const [, second, third] = canvas.getAllByRole('button', { name: 'Provision organization' })
    if (second) forceState(second, 'hover')
    if (third) forceState(third, 'focus')
  },
}

export const LongAndMissing: Story = {
  parameters: {
    msw: [
      handlers.workflows([
        {
          ...fixtures.workflowProvision,
          description: 'Synchronize the ingress annotations of every namespace on every cluster',
          organization_email: null,
          cluster_name: null,
          created_at: '0001-01-01T00:00:00Z',
        },
      ]),
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(280px, 1fr));
  gap: var(--space-4);
`
