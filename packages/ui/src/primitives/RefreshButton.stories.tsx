import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Row } from './testing/Row'
import { RefreshButton } from './RefreshButton'

const updatedAt = Date.parse('2026-11-20T11:48:00Z')

const meta = {
  title: 'Components/RefreshButton',
  component: RefreshButton,
  args: { busy: false, age: { updatedAt, failed: false }, onRefresh: fn() },
  decorators: [(Story) => <Row>{Story()}</Row>],
  parameters: {
    guide: {
      do: [{ text: 'In the header of a screen that shows a list.', story: 'Ready' }],
      avoid: [{ text: 'In place of Try Again, where nothing could be read yet.' }],
      accessibility: [
        'While it reads it keeps its name and its focus, and refuses presses.',
        'What came of a press is announced, each time.',
      ],
    },
  },
} satisfies Meta<typeof RefreshButton>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }))
    await expect(args.onRefresh).toHaveBeenCalledOnce()
    await expect(await canvas.findByText(/^Updated/)).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** What is in view stays, and says since when, until newer data are there. */
export const Refreshing: Story = { args: { busy: true } }

/** Nothing is in view of which the age could be told. */
export const NothingThere: Story = { args: { age: undefined } }
