import type { Meta, StoryObj } from '@storybook/react-vite'
import { RelativeTime } from './RelativeTime'

/** A time this long before the story is looked at, so that the text is always the same. */
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()

/** Such a time is not for the controls to choose. */
const argTypes = { value: { control: false } } as const

const meta = {
  title: 'Components/RelativeTime',
  component: RelativeTime,
  args: { value: null },
  parameters: {
    guide: {
      do: [{ text: 'For what happened within a day; it becomes the date after that.', story: 'Hours' }],
      avoid: [{ text: 'Where two times are compared: use dates.' }],
      accessibility: ['It changes without being announced; the full time is there on hover.'],
    },
  },
} satisfies Meta<typeof RelativeTime>

export default meta
type Story = StoryObj<typeof meta>

export const JustNow: Story = { argTypes, render: (args) => <RelativeTime {...args} value={ago(0)} /> }
export const Minutes: Story = { argTypes, render: (args) => <RelativeTime {...args} value={ago(12)} /> }
export const Hours: Story = { argTypes, render: (args) => <RelativeTime {...args} value={ago(300)} /> }
export const OlderThanADay: Story = { args: { value: '2024-02-29T08:30:00Z' } }
export const Missing: Story = {}
export const Malformed: Story = { args: { value: 'yesterday' } }
