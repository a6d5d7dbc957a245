import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { JobStatusBadge } from './JobStatusBadge'
import type { JobStatus } from './status'

const meta = {
  title: 'Admin/Jobs/JobStatusBadge',
  component: JobStatusBadge,
  args: { status: 'completed' },
} satisfies Meta<typeof JobStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

const every: JobStatus[] = [
  'pending',
  'queued',
  'running',
  'in_progress',
  'processing',
  'retrying',
  'completed',
  'success',
  'failed',
  'error',
  'cancelled',
]

export const EveryStatus: Story = {
  render: () => (
    <Grid>
      {every.map((status) => (
        <div key={status}>
          <code>{status}</code> <JobStatusBadge status={status} />
        </div>
      ))}
    </Grid>
  ),
}

/** A status that the console does not know is Unknown, with the platform's own word on hover (§14.17). */
export const Unknown: Story = {
  args: { status: 'unknown', raw_status: 'paused_by_operator' },
  play: async ({ canvas }) => {
    await expect(canvas.getByTitle('paused_by_operator')).toHaveTextContent('Unknown')
  },
}

const Grid = styled.div`
  display: grid;
  gap: var(--space-2);
`
