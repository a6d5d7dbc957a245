import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RestartPreview } from './RestartPreview'
import type { JobStatus } from './status'

const steps = (...statuses: JobStatus[]) =>
  ['freeze_writes', 'copy_database', 'switch_dns', 'verify_backup', 'release_writes']
    .slice(0, statuses.length)
    .map((job_type, index) => ({ job_id: String(index), job_type, status: statuses[index] ?? 'unknown' }))

const usual = {
  freeze_writes: 2000,
  copy_database: 380_000,
  switch_dns: 40_000,
  verify_backup: 95_000,
  release_writes: 2000,
}

/** What the two restarts of a workflow keep and run again, before one is pressed. */
const meta = {
  title: 'Admin/Jobs/RestartPreview',
  component: RestartPreview,
  tags: ['new'],
  args: { steps: steps('completed', 'completed', 'completed', 'failed', 'pending'), usual },
} satisfies Meta<typeof RestartPreview>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/again, usually 1 min 37 s$/)).toBeVisible()
    await expect(canvas.getByText(/^runs all 5 steps again, usually 8 min 39 s$/)).toBeVisible()
  },
}

/** Of one of the steps nothing is known, so the whole is not said. */
export const NotKnown: Story = { args: { usual: { freeze_writes: 2000 } } }

export const NothingDone: Story = { args: { steps: steps('failed', 'pending') } }
export const OneStep: Story = { args: { steps: steps('cancelled') } }
export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
