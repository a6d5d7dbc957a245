import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { PriceField } from './PriceField'
import { Column } from './testing/Row'
import { Typed } from './testing/Typed'

const meta = {
  title: 'Components/PriceField',
  component: PriceField,
  args: {
    label: 'Price per month (USD)',
    required: true,
    hint: '0 for a plan that costs nothing',
    per: 'a month',
    value: '',
    onChange: fn(),
  },
  render: (args) => (
    <Column>
      <Typed initial={args.value}>{(control) => <PriceField {...args} {...control} />}</Typed>
    </Column>
  ),
  parameters: {
    guide: {
      do: [{ text: 'Show what was understood below.', story: 'Understood' }],
      avoid: [{ text: 'Guessing: what could mean two amounts is refused with words.', story: 'Ambiguous' }],
      accessibility: ['What was understood and what is wrong are read with the field.'],
    },
  },
} satisfies Meta<typeof PriceField>

export default meta
type Story = StoryObj<typeof meta>

/** An empty field shows no error before the form is submitted. */
export const Empty: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Price per month (USD)' })
    await expect(input).toHaveAttribute('inputmode', 'decimal')
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).not.toBeInvalid()
    await expect(input).toHaveAccessibleDescription('0 for a plan that costs nothing')
  },
}

/** §14: the amount that was read shows while it is typed, with a point or a comma before the cents. */
export const Understood: Story = {
  args: { value: '29,99' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Price per month (USD)' })
    await expect(input).toHaveAccessibleDescription('= $29.99 a month')
    await userEvent.clear(input)
    await userEvent.type(input, '1.299,00')
    await expect(input).toHaveAccessibleDescription('= $1,299.00 a month')
    await userEvent.tab()
    await expect(input).toHaveValue('1299.00')
  },
}

/** '1,000' may mean a thousand or one, so it is an error. */
export const Ambiguous: Story = {
  args: { value: '1.000' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Price per month (USD)' })
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(/enter 1000 or 1\.00/)
  },
}

export const Negative: Story = {
  args: { value: '-5' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Price per month (USD)' })
    await userEvent.click(input)
    await userEvent.tab()
    await expect(input).toHaveAccessibleDescription(/^The price cannot be negative/)
  },
}
