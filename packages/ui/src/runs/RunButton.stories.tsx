import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import styled from 'styled-components'
import { RunButton } from './RunButton'

const meta = {
  title: 'Admin/Runs/RunButton',
  component: RunButton,
  args: { status: 'idle', label: 'Run Job', name: 'Restart backend', onRun: fn() },
} satisfies Meta<typeof RunButton>

export default meta
type Story = StoryObj<typeof meta>

/** §4.9: idle, running, then success or error; disabled where the template is not enabled. All of one width. */
export const EveryStatus: Story = {
  render: (args) => (
    <Row>
      <RunButton {...args} />
      <RunButton {...args} status="running" />
      <RunButton {...args} status="success" />
      <RunButton {...args} status="error" />
      <RunButton {...args} status="unknown" />
      <RunButton {...args} name="Restore backup" disabled />
    </Row>
  ),
  play: async ({ args, canvas, step }) => {
    await step('running or just started, a press does nothing', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Running Restart backend' }), {
        pointerEventsCheck: 0,
      })
      await userEvent.click(canvas.getByRole('button', { name: 'Started Restart backend' }))
      await expect(args.onRun).not.toHaveBeenCalled()
    })
    await step('what failed may be run again at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Failed Restart backend' }))
      await userEvent.click(canvas.getByRole('button', { name: 'Run Job Restart backend' }))
      await expect(args.onRun).toHaveBeenCalledTimes(2)
    })
    await expect(canvas.getByRole('button', { name: 'Run Job Restore backup' })).toBeDisabled()
    const widths = canvas.getAllByRole('button').map((button) => button.offsetWidth)
    await expect(new Set(widths).size).toBe(1)
    ;(document.activeElement as HTMLElement).blur()
  },
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`
