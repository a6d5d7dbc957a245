import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { NumberField } from './NumberField'
import { Column } from './testing/Row'
import { Typed } from './testing/Typed'

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Agents', value: '0', onChange: fn() },
  render: (args) => (
    <Column>
      <Typed initial={args.value}>{(control) => <NumberField {...args} {...control} />}</Typed>
    </Column>
  ),
  parameters: {
    guide: {
      do: [{ text: 'For whole numbers from 0, such as limits.', story: 'Plain' }],
      avoid: [{ text: 'For money: PriceField reads that.' }, { text: 'For ids and codes, which are text.' }],
      accessibility: [
        'A keypad of digits comes up under a finger; the wheel of a mouse changes nothing.',
        'The error shows once the field was left.',
      ],
    },
  },
} satisfies Meta<typeof NumberField>

export default meta
type Story = StoryObj<typeof meta>

/** Text with a keypad of digits: the browser's own number input drops what it does not know. */
export const Plain: Story = {
  args: { value: '12' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Agents' })
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).toHaveAccessibleDescription('')
  },
}

/** The number that was read stands beside the text, and replaces it once the field is left. */
export const Grouped: Story = {
  args: { value: '1 000' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Agents' })
    await expect(input).toHaveAccessibleDescription('= 1,000')
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).toHaveValue('1000')
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace},250')
    await expect(input).toHaveAccessibleDescription('= 1,250')
  },
}

/** A narrow field has room for what is typed alone: the number that was read is only read out. */
export const Narrow: Story = {
  tags: ['interaction'],
  decorators: [
    (Story) => (
      <div style={{ width: 120 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Agents' })
    await userEvent.clear(input)
    await userEvent.type(input, '10,000')
    await expect(input).toHaveAccessibleDescription('= 10,000')
    await expect(canvas.getByText('= 10,000')).not.toBeVisible()
    await userEvent.tab()
    await expect(input).toHaveValue('10000')
  },
}

/** §14: nothing, and text without a digit, count as 0, seen before it is saved. */
export const WithoutDigits: Story = {
  args: { value: '' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Agents' })
    await userEvent.type(input, 'many')
    await expect(input).toHaveAccessibleDescription('= 0')
  },
}

/** The error shows once the field was left, and goes as soon as the text is right. */
export const Refused: Story = {
  args: { value: '1.000', hint: 'Beyond what the plan allows' },
  play: async ({ canvas, step }) => {
    const input = canvas.getByRole('textbox', { name: 'Agents' })
    await expect(input).not.toBeInvalid()
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/^Enter a whole number/)
    await step('each kind in its words', async () => {
      await userEvent.clear(input)
      await userEvent.type(input, '12q')
      await expect(input).toHaveAccessibleDescription(/^Enter digits only/)
      await userEvent.clear(input)
      await userEvent.type(input, '12')
      await expect(input).not.toBeInvalid()
    })
    await userEvent.clear(input)
    await userEvent.type(input, '29,99')
  },
}
