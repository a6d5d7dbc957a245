import { idOf } from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { BulkRunNotice } from './BulkRunNotice'

const rows = [...Array(50).keys()].map((index) => ({
  job_id: idOf(`job/${index}`),
  outcome: index < 12 ? ('done' as const) : ('waiting' as const),
}))

/** Many jobs that are being restarted or cancelled, said above the list that they were chosen from. */
const meta = {
  title: 'Admin/Jobs/BulkRunNotice',
  component: BulkRunNotice,
  tags: ['new'],
  args: { run: { action: 'restart', state: 'running', rows }, href: '/admin/jobs/bulk/1' },
} satisfies Meta<typeof BulkRunNotice>

export default meta
type Story = StoryObj<typeof meta>

/** One that is under way, and one that is paused. */
export const EveryState: Story = {
  render: (args) => (
    <div style={{ display: 'grid', gap: 16 }}>
      <BulkRunNotice {...args} />
      <BulkRunNotice {...args} run={{ action: 'cancel', state: 'paused', rows }} />
    </div>
  ),
}
