import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { DraftNotice } from './DraftNotice'

const meta = {
  title: 'Components/DraftNotice',
  tags: ['new'],
  component: DraftNotice,
  args: { draft: { secrets: [], discard: fn<() => void>() } },
  parameters: {
    guide: {
      do: [{ text: 'Stand it above the fields that hold the draft.', story: 'Restored' }],
      avoid: [{ text: 'Without a way to discard what was restored.' }],
      accessibility: ['It is announced when the form opens; secrets that have to be typed again are named.'],
    },
  },
} satisfies Meta<typeof DraftNotice>

export default meta
type Story = StoryObj<typeof meta>

export const Restored: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard it' }))
    await expect(args.draft?.discard).toHaveBeenCalledOnce()
  },
}

/** What was being sent when the session ended or the page was loaded anew may have been done. */
export const Unanswered: Story = {
  tags: ['words'],
  args: { draft: { secrets: ['Kubeconfig'], unanswered: true, discard: fn<() => void>() } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      'It was sent, and no answer came. Look whether it was done before you send it again. Not kept, since it is secret: Kubeconfig.',
    ),
}

/** Where nothing but a secret was typed, nothing is back. */
export const SecretAlone: Story = {
  tags: ['words'],
  args: { draft: { secrets: ['Password'], secretsAlone: true, discard: fn<() => void>() } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('status')).toHaveTextContent(
      /^What you typed before has to be typed again.*Not kept, since it is secret: Password\./,
    ),
}

/** Secrets are never kept: it names those that were typed and are missing now. */
export const SecretsMissing: Story = {
  args: { draft: { secrets: ['Kubeconfig'], discard: fn<() => void>() } },
}
