import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { EmailTypo } from './EmailTypo'

const meta = {
  title: 'Sign-in/Flow/EmailTypo',
  component: EmailTypo,
  args: { typed: 'mira@gmial.com', onTake: fn<(address: string) => void>() },
  render: (args) => (
    <>
      <input aria-label="Email" defaultValue={args.typed} /> <EmailTypo {...args} />
    </>
  ),
} satisfies Meta<typeof EmailTypo>

export default meta
type Story = StoryObj<typeof meta>

/** Once the field was left. */
export const Slip: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByLabelText('Email'))
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
    await userEvent.tab()
    await userEvent.click(canvas.getByRole('button', { name: 'Did you mean @gmail.com?' }))
    await expect(args.onTake).toHaveBeenCalledWith('mira@gmail.com')
  },
}
