import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Checkbox } from './Checkbox'
import { Field, FieldError } from './Field'
import { Input } from './Input'
import { NumberInput } from './NumberInput'
import { PasswordInput } from './PasswordInput'
import { Select } from './Select'
import { EveryControl } from './testing/EveryControl'
import { Column } from './testing/Row'
import { Textarea } from './Textarea'
import { TextLink } from './TextLink'
import { StateTable } from './testing/StateTable'

const meta = {
  title: 'Components/Field',
  component: Field,
  decorators: [(Story) => <Column>{Story()}</Column>],
  args: { label: 'Email', children: <Input type="email" autoComplete="email" /> },
  parameters: {
    guide: {
      do: [
        { text: 'Say in the hint what is needed before it is typed.', story: 'WithHint' },
        { text: 'Word an error so that it says what would be right.', story: 'WithError' },
      ],
      avoid: [
        { text: 'A placeholder in place of the label.' },
        { text: 'Hiding the label, but where the surroundings say the same.', story: 'HiddenLabel' },
      ],
      accessibility: [
        'Label, hint and error are tied to the control and read with it.',
        'The asterisk is for the eye; the control itself says that it is required.',
      ],
    },
  },
} satisfies Meta<typeof Field>

export default meta
type Story = StoryObj<typeof meta>

export const Plain: Story = {
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).not.toHaveAttribute('aria-invalid')
    await expect(input).not.toHaveAttribute('aria-describedby')
    await userEvent.click(canvas.getByText('Email'))
    await expect(input).toHaveFocus()
  },
}

export const Required: Story = {
  args: { required: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('*')).toBeVisible()
    // The asterisk is no part of the name.
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeRequired()
  },
}

export const WithHint: Story = {
  args: { label: 'Domain', hint: 'Affects only newly created users.', children: <Input /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Affects only newly created users.')
  },
}

export const WithError: Story = {
  args: {
    required: true,
    error: 'Please enter a valid email address',
    hint: 'The address the invitation goes to.',
    children: <Input type="email" defaultValue="mira" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Email' })
    await expect(input).toBeInvalid()
    await expect(input).toHaveAccessibleDescription(
      'Please enter a valid email address The address the invitation goes to.',
    )
  },
}

export const WithAside: Story = {
  args: {
    label: 'Password',
    required: true,
    aside: <TextLink href="/recovery">Forgot password?</TextLink>,
    children: <PasswordInput autoComplete="current-password" />,
  },
}

/** Characters that draw nothing are taken out of what is typed, and it is said. */
export const UnseenCharacters: Story = {
  args: { label: 'Email', kind: 'email', children: <Input defaultValue="" /> },
  play: async ({ canvas }) => {
    const email = canvas.getByRole('textbox', { name: 'Email' })
    await userEvent.click(email)
    await userEvent.paste('ad\u200Bmin@example.com')
    await expect(email).toHaveValue('admin@example.com')
    await expect(email).toHaveAccessibleDescription('Characters that nobody can see were taken out.')
  },
}

export const HiddenLabel: Story = {
  args: {
    label: 'Filter by organization',
    hideLabel: true,
    children: <Input placeholder="Organization ID" />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Filter by organization' })).toBeVisible()
  },
}

export const Controls: Story = {
  render: () => <EveryControl />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Migrate to' })).toBeInvalid()
    await expect(canvas.getByRole('combobox', { name: 'Migrate to' })).toHaveAccessibleDescription(
      'Please select a migration plan for existing organizations',
    )
    await expect(canvas.getByRole('textbox', { name: 'Kubeconfig' })).toHaveAccessibleDescription(
      'A blank field keeps the existing one.',
    )
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Priority' }), 'Very High')
    await expect(canvas.getByRole('combobox', { name: 'Priority' })).toHaveValue('100')
  },
}

/** An error of several controls stands below them, tied to their group. */
export const ErrorOfAGroup: Story = {
  render: () => (
    <fieldset aria-describedby="resources-error">
      <legend>Resources</legend>
      <Checkbox label="Agents" />
      <Checkbox label="Tools" />
      <FieldError id="resources-error">Choose at least one</FieldError>
    </fieldset>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Resources' })).toHaveAccessibleDescription(
      'Choose at least one',
    )
  },
}

/** What is typed into or chosen from, on its own: around it, a field has one look. */
export const States: Story = {
  tags: ['focus'],
  decorators: [],
  render: () => (
    <StateTable
      states={['rest', 'hover', 'focus', 'disabled']}
      width={150}
      rows={{
        Input: (props) => <Input aria-label="Name" defaultValue="frankfurt-1" {...props} />,
        'With an error': (props) => (
          <Input aria-label="Name" aria-invalid defaultValue="frankfurt" {...props} />
        ),
        Select: (props) => (
          <Select aria-label="Priority" {...props}>
            <option>Medium</option>
          </Select>
        ),
        Textarea: (props) => (
          <Textarea aria-label="Description" defaultValue="In Europe" rows={2} {...props} />
        ),
        Password: (props) => <PasswordInput aria-label="Password" defaultValue="secret" {...props} />,
        Number: (props) => <NumberInput aria-label="Agents" value="10" onChange={() => {}} {...props} />,
      }}
    />
  ),
}

export const LongText: Story = {
  args: {
    label: 'The address that invoices, receipts and warnings about limits are sent to',
    required: true,
    aside: <TextLink href="/user/settings">Change</TextLink>,
    error: 'anaddressthatisfartoolongtobreakanywherebutismentionedbytheserver@northwind.example is taken',
    hint: 'It may be a shared mailbox. Everybody who reads it learns which plan the organization has.',
  },
}
