import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BeforeAfter } from './BeforeAfter'

const meta = {
  title: 'Components/BeforeAfter',
  component: BeforeAfter,
  tags: ['new'],
  args: {
    'aria-label': 'From Plus to Pro',
    rows: [
      { label: 'Price per month', before: '$20.00', after: '$50.00' },
      { label: 'Agents', before: '3', after: '7' },
      { label: 'Groups', before: '5', after: '5' },
    ],
  },
  parameters: {
    guide: {
      do: [
        { text: 'Put it just before the button that makes the change.', story: 'Ready' },
        { text: 'Say of which there will be less.', story: 'Fewer' },
      ],
      avoid: [{ text: 'For two states of which neither is a choice: that is a table.' }],
      accessibility: ["The arrow is read as 'becomes', and what gets less is said in words."],
    },
  },
} satisfies Meta<typeof BeforeAfter>

export default meta
type Story = StoryObj<typeof meta>

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Agents').nextElementSibling).toHaveTextContent('3 becomes 7')
    await expect(canvas.getByText('Groups').nextElementSibling).toHaveTextContent('5 (as before)')
  },
}
export const Fewer: Story = {
  args: {
    'aria-label': 'From Pro to Plus',
    rows: [
      { label: 'Price per month', before: '$50.00', after: '$20.00' },
      { label: 'Agents', before: '7', after: '3', fewer: true },
    ],
  },
}
export const WithWhomItTouches: Story = { args: { touches: '12 organizations hold this plan' } }
export const LongNarrow: Story = {
  args: {
    'aria-label': 'What changes',
    rows: [
      {
        label: 'Postgres image',
        before: 'registry.example/platform/postgres:16.3-bookworm',
        after: 'registry.example/platform/postgres:17.1-bookworm',
      },
      { label: 'Caddy image', before: 'registry.example/platform/caddy:2.8.4', after: 'None' },
    ],
  },
  globals: { viewport: { value: 'narrow' } },
}
export const Narrow: Story = { ...Fewer, globals: { viewport: { value: 'narrow' } } }
