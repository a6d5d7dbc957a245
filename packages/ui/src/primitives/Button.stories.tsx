import type { Meta, StoryObj } from '@storybook/react-vite'
import { RefreshCw } from 'lucide-react'
import { expect, fn, userEvent } from 'storybook/test'
import { Button } from './Button'
import { Input } from './Input'
import { forceState } from './testing/forceState'
import { Row } from './testing/Row'
import { StateTable } from './testing/StateTable'

const meta = {
  title: 'Components/Button',
  component: Button,
  args: { children: 'Save Changes', onClick: fn() },
  parameters: {
    guide: {
      do: [
        { text: 'Name the action and its object.', story: 'Secondary' },
        { text: 'One primary button in a view.', story: 'Primary' },
        { text: 'Keep `danger` for the press that really does it.', story: 'Danger' },
        { text: 'Leave the look of each state to the button.', story: 'States' },
      ],
      avoid: [
        { text: 'As the way to another page: that is ButtonLink, which can be opened in a new tab.' },
        { text: 'Disabled while it works; `busy` keeps the focus.', story: 'Busy' },
      ],
      accessibility: [
        'While busy it keeps its name and its focus, says so to screen readers, and refuses presses and Enter.',
        'Under a finger it is 44 px high by itself.',
      ],
    },
  },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Secondary: Story = {}
export const Primary: Story = { args: { variant: 'primary' } }
export const Ghost: Story = { args: { variant: 'ghost' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Archive cluster' } }
export const Small: Story = { args: { size: 'sm' } }
export const WithIcon: Story = { args: { icon: <RefreshCw size={16} />, children: 'Refresh' } }
export const Wide: Story = { args: { variant: 'primary', wide: true, children: 'Sign in' } }

export const All: Story = {
  render: () => (
    <>
      {(['md', 'sm'] as const).map((size) => (
        <Row key={size}>
          {(['primary', 'secondary', 'ghost', 'danger'] as const).map((variant) => (
            <Row key={variant}>
              <Button variant={variant} size={size}>
                Run Job
              </Button>
              <Button variant={variant} size={size} disabled>
                Run Job
              </Button>
              <Button variant={variant} size={size} busy>
                Run Job
              </Button>
            </Row>
          ))}
        </Row>
      ))}
    </>
  ),
}

export const States: Story = {
  tags: ['focus'],
  render: () => (
    <StateTable
      rows={{
        Primary: (props) => (
          <Button variant="primary" {...props}>
            Run Job
          </Button>
        ),
        Secondary: (props) => <Button {...props}>Run Job</Button>,
        Ghost: (props) => (
          <Button variant="ghost" {...props}>
            Run Job
          </Button>
        ),
        Danger: (props) => (
          <Button variant="danger" {...props}>
            Run Job
          </Button>
        ),
      }}
    />
  ),
}

/** What `States` draws as the focus is what the keyboard brings about. */
export const FocusAsDrawn: Story = {
  tags: ['interaction'],
  render: (args) => (
    <Row>
      <Button {...args} />
      <Button {...args} />
      <Button {...args} />
    </Row>
  ),
  play: async ({ canvas }) => {
    const look = (button: HTMLElement | undefined) => button && getComputedStyle(button).outline
    const [focused, forced, atRest] = canvas.getAllByRole('button')
    await userEvent.tab()
    await expect(focused).toHaveFocus()
    if (forced) forceState(forced, 'focus')
    await expect(look(forced)).toBe(look(focused))
    await expect(look(atRest)).not.toBe(look(focused))
  },
}

export const Disabled: Story = {
  args: { variant: 'primary', disabled: true },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
}

export const Busy: Story = {
  args: { variant: 'primary', busy: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Save Changes' })
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
    await expect(button).toHaveFocus()
    await expect(button).toHaveAttribute('aria-busy', 'true')
  },
}

/** A busy submit button holds its form back as well, for the mouse and for Enter in a field. */
export const BusySubmit: Story = {
  args: { type: 'submit', busy: true, onSubmit: fn() },
  render: ({ onSubmit, ...args }) => (
    <form
      style={{ display: 'flex', gap: 8, maxWidth: 360 }}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit?.(event as never)
      }}
    >
      <Input aria-label="Name" />
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'northwind{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

export const Keyboard: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
}
