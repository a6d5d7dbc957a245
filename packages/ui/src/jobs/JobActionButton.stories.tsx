import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Row } from '../primitives/testing/Row'
import { JobActionButton } from './JobActionButton'

const meta = {
  title: 'Admin/Jobs/JobActionButton',
  component: JobActionButton,
  args: { action: 'restart', job_type: 'deploy_studio', onAction: fn() },
} satisfies Meta<typeof JobActionButton>

export default meta
type Story = StoryObj<typeof meta>

/** What can be done, what is being done, and one that waits for the write of another job. */
export const EveryAction: Story = {
  render: (args) => (
    <Row>
      <JobActionButton {...args} />
      <JobActionButton {...args} action="cancel" job_type="sync_ingress" />
      <JobActionButton {...args} job_type="back_up_database" busy />
      <JobActionButton {...args} job_type="check_health" waiting />
    </Row>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Restart check_health' }))
    await userEvent.click(canvas.getByRole('button', { name: 'Restart back_up_database' }))
    await expect(args.onAction).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel sync_ingress' }))
    await expect(args.onAction).toHaveBeenCalledWith('cancel')
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Nothing can be done about a job that has ended well. */
export const Nothing: Story = {
  tags: ['words'],
  args: { action: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
}
