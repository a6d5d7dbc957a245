import type { Meta, StoryObj } from '@storybook/react-vite'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { CancelJobQuestion } from './CancelJobQuestion'

const meta = {
  title: 'Admin/Jobs/CancelJobQuestion',
  component: CancelJobQuestion,
  args: { job: fixtures.jobRunning, onConfirm: fn(), onClose: fn() },
} satisfies Meta<typeof CancelJobQuestion>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args }) => {
    await screen.findByRole('alertdialog', { name: `Cancel ${fixtures.jobRunning.job_type}?` })
    await userEvent.click(screen.getByRole('button', { name: 'Cancel job' }))
    await expect(args.onConfirm).toHaveBeenCalledWith(args.job)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const WithoutType: Story = {
  args: { job: { ...fixtures.jobRunning, job_type: '' } },
  play: async () => {
    await expect(await screen.findByRole('alertdialog', { name: 'Cancel this job?' })).toBeVisible()
  },
}
