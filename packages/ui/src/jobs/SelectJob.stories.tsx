import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { forceState } from '../primitives/testing/forceState'
import { SelectJob } from './SelectJob'

const { job_id, job_type } = fixtures.jobFailed
const job = { job_id, job_type }

/** The box of a job's row. */
const meta = {
  title: 'Admin/Jobs/SelectJob',
  component: SelectJob,
  tags: ['new'],
  args: { job, checked: false, onSelect: fn() },
  render: (args) => (
    <div style={{ display: 'flex', gap: 16 }}>
      <SelectJob {...args} />
      <SelectJob {...args} job={{ ...job, job_id: fixtures.idOf('job/chosen') }} checked />
    </div>
  ),
} satisfies Meta<typeof SelectJob>

export default meta
type Story = StoryObj<typeof meta>

/** One that can be chosen, and one that is. */
export const States: Story = {
  tags: ['focus'],
  play: ({ canvas }) => {
    const [first] = canvas.getAllByRole('checkbox')
    if (first) forceState(first, 'focus')
  },
}

export const Choosing: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    const [free] = canvas.getAllByRole('checkbox')
    await userEvent.click(free as HTMLElement)
    await expect(args.onSelect).toHaveBeenLastCalledWith(true, false)
    const user = userEvent.setup()
    await user.keyboard('{Shift>}')
    await user.click(free as HTMLElement)
    await expect(args.onSelect).toHaveBeenLastCalledWith(true, true)
  },
}
