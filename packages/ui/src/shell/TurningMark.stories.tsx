import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fireEvent, userEvent, waitFor } from 'storybook/test'
import { TurningMark } from './TurningMark'

const meta = {
  title: 'Patterns/Shell/TurningMark',
  component: TurningMark,
  args: { label: 'Quarterdeck', turning: true },
} satisfies Meta<typeof TurningMark>

export default meta
type Story = StoryObj<typeof meta>

/** Whatever moment it stops in, it ends the turn by one spoke that it has begun. */
export const Settles: Story = {
  tags: ['interaction'],
  render: function Settling(args) {
    const [turning, setTurning] = useState(args.turning)
    return (
      <button type="button" onClick={() => setTurning(false)}>
        <TurningMark {...args} turning={turning} />
      </button>
    )
  },
  play: async ({ canvas }) => {
    const wheel = canvas.getByRole('img').parentElement
    await expect(wheel).toHaveAttribute('data-turns')
    await userEvent.click(canvas.getByRole('button'))
    await expect(wheel).toHaveAttribute('data-turns')
    await fireEvent.animationIteration(wheel as Element)
    await waitFor(() => expect(wheel).not.toHaveAttribute('data-turns'))
  },
}
