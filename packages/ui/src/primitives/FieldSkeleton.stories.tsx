import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Field } from './Field'
import { FieldSkeleton, type FieldSkeletonProps } from './FieldSkeleton'
import { Input } from './Input'
import { Textarea } from './Textarea'

const meta = {
  title: 'Components/FieldSkeleton',
  component: FieldSkeleton,
  // The field that it stands for is beside it.
  render: ({ rows = 1, hint }: FieldSkeletonProps) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16, alignItems: 'start' }}>
      <FieldSkeleton rows={rows} hint={hint} />
      <Field label="Name" hint={hint && 'As it stands on the invoice'}>
        {rows === 1 ? <Input /> : <Textarea rows={rows} />}
      </Field>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [skeleton, field] = canvasElement.querySelectorAll('div > div > div')
    await expect(skeleton?.getBoundingClientRect().height).toBe(field?.getBoundingClientRect().height)
  },
  parameters: {
    guide: {
      do: [{ text: 'As many lines as the field will have.', story: 'Lines' }],
      avoid: [{ text: 'In a form that is already there.' }],
      accessibility: ['Not read; the group of skeletons says once that something is loading.'],
    },
  },
} satisfies Meta<typeof FieldSkeleton>

export default meta
type Story = StoryObj<typeof meta>

export const OneLine: Story = {}
export const Lines: Story = { args: { rows: 3 } }
export const WithHint: Story = { args: { hint: true } }
