import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, waitFor } from 'storybook/test'
import { LongText } from './LongText'
import { WholeId } from './WholeId'
import { WholeTextTip } from './WholeTextTip'

const SHORT = 'Plus'
const LONG = 'Enterprise with volume discount for operations and platform engineering, billed once a year'
const WORD = 'the-namespace-of-a-department-that-nobody-would-type-by-hand-0042'

const meta = {
  title: 'Components/LongText',
  tags: ['new'],
  component: LongText,
  args: { children: LONG },
  decorators: [
    (Story) => (
      <div style={{ width: 220, paddingTop: 96 }}>
        <Story />
        <WholeTextTip />
      </div>
    ),
  ],
  parameters: {
    guide: {
      do: [{ text: 'For every text that somebody else chose.', story: 'Cut' }],
      avoid: [{ text: 'For our own words, which are short enough.' }],
      accessibility: ['Screen readers read all of it; sighted people get it on hover and on keyboard focus.'],
    },
  },
} satisfies Meta<typeof LongText>

export default meta
type Story = StoryObj<typeof meta>

const noTip = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument())

export const Cut: Story = {
  play: async ({ canvas }) => {
    const text = canvas.getByText(LONG)
    await expect(text.getBoundingClientRect().height).toBe(40)
    // Once more, should the browser's own pointer rest on the page and be heard of meanwhile.
    await waitFor(
      async () => {
        await userEvent.unhover(text)
        await userEvent.hover(text)
        await expect(await screen.findByRole('tooltip')).toHaveTextContent(LONG)
      },
      { timeout: 5000 },
    )
    await userEvent.unhover(text)
    await noTip()
  },
}

export const OneWord: Story = { args: { children: WORD } }

/** What fits has nothing to tell. */
export const Short: Story = {
  args: { children: SHORT },
  render: (args) => (
    <button type="button">
      <LongText {...args} />
    </button>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button')).toHaveFocus()
    await userEvent.hover(canvas.getByText(SHORT))
    await noTip()
    canvas.getByRole('button').blur()
  },
}

/** The keyboard reaches a row by its button: the bubble tells all that is cut in the row, and Escape closes it. */
export const Focused: Story = {
  tags: ['interaction'],
  render: () => (
    <ul>
      <li>
        <button type="button" data-part="open">
          <LongText>{LONG}</LongText>
        </button>
        <LongText>{WORD}</LongText>
      </li>
    </ul>
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button')
    // Once more, should the browser's own pointer be heard of meanwhile, which closes it.
    await waitFor(
      async () => {
        button.blur()
        await userEvent.tab()
        await expect(button).toHaveFocus()
        await screen.findByRole('tooltip', {}, { timeout: 500 })
      },
      { timeout: 5000 },
    )
    const tip = screen.getByRole('tooltip')
    await expect(tip).toHaveTextContent(LONG)
    await expect(tip).toHaveTextContent(WORD)
    await userEvent.keyboard('{Escape}')
    await noTip()
    await expect(button).toHaveFocus()
    button.blur()
  },
}

/** An id is cut in its middle, on one line, and copied whole. */
export const Id: Story = {
  render: () => <WholeId id="d07e6391-7fa6-4668-a635-0d0a50c1d364" />,
  play: async ({ canvas }) => {
    const id = canvas.getByTitle(/^d07e6391/)
    await expect(id.getBoundingClientRect().height).toBeLessThanOrEqual(20)
    getSelection()?.selectAllChildren(id)
    await expect(getSelection()?.toString()).toBe('d07e6391-7fa6-4668-a635-0d0a50c1d364')
    getSelection()?.removeAllRanges()
  },
}
