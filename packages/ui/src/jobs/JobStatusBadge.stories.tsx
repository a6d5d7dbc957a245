import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import styled from 'styled-components'
import { JobStatusBadge } from './JobStatusBadge'
import { JOB_STATUSES } from './status'

const meta = {
  title: 'Admin/Jobs/JobStatusBadge',
  component: JobStatusBadge,
  args: { status: 'completed' },
} satisfies Meta<typeof JobStatusBadge>

export default meta
type Story = StoryObj<typeof meta>

/** The platform has several words for some of them (§4.7). */
export const EveryValue: Story = {
  render: () => (
    <Grid>
      {JOB_STATUSES.map((status) => (
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

  code {
    display: inline-block;
    width: 104px;
  }
`
