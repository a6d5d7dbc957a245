import type { Meta, StoryObj } from '@storybook/react-vite'
import { Row } from '../primitives/testing/Row'
import { OVERALL_STATUSES, WorkflowStatusBadge } from './WorkflowStatusBadge'

const meta = {
  title: 'Admin/Jobs/WorkflowStatusBadge',
  component: WorkflowStatusBadge,
  args: { status: 'running' },
} satisfies Meta<typeof WorkflowStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

export const EveryValue: Story = {
  render: () => (
    <Row>
      {OVERALL_STATUSES.map((status) => (
        <WorkflowStatusBadge key={status} status={status} />
      ))}
    </Row>
  ),
}
