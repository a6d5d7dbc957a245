import { AUTH_URL, PASSKEY_SCRIPT } from '@quarterdeck/sandbox/fixtures/flows'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import type { FlowFormProps } from '../flow'
import { type Draft, DraftsContext } from '../lib'
import { scriptHandler } from '../flow/testing/scriptHandler'
import { AccountSection } from './AccountSection'

const meta = {
  title: 'Sign-in/Account/AccountSection',
  component: AccountSection,
  args: {
    flow: recordedFlow('settings-totp-setup'),
    group: 'totp',
    answersAnother: true,
    onSubmit: fn<FlowFormProps['onSubmit']>(),
    mayLeave: () => true,
  },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
  beforeEach: ({ msw }) => msw.use(scriptHandler(AUTH_URL, PASSKEY_SCRIPT)),
} satisfies Meta<typeof AccountSection>

export default meta
type Story = StoryObj<typeof meta>

/** The secret is not on the screen before somebody wants to scan it. */
export const NotSetUp: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Set up' })).toBeVisible()
    await expect(canvas.queryByRole('img')).toBeNull()
  },
}
/** The picture to scan, and the field of the code, which has the focus. */
export const SettingUp: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    const code = await canvas.findByLabelText(/code/i, { selector: 'input' })
    await waitFor(() => expect(code).toHaveFocus())
    await expect(await canvas.findByRole('img')).toBeVisible()
    await userEvent.paste('123 45')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
/** Pasted whole, the code is sent without a press; Cancel puts the secret away again. */
export const PastedAndCancelled: Story = {
  tags: ['interaction'],
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set up' }))
    await userEvent.paste('123 456')
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ method: 'totp', totp_code: '123456' }),
      expect.anything(),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Set up' })).toHaveFocus())
  },
}
export const CodeRefused: Story = {
  args: { flow: recordedFlow('settings-totp-wrong'), answersAnother: false },
}
export const On: Story = {
  args: { flow: recordedFlow('settings-totp-linked') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('On')).toBeVisible()
  },
}
/** Nothing is taken away without a question. */
export const UnlinkAsked: Story = {
  args: { flow: recordedFlow('settings-totp-linked') },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /unlink/i }))
    const question = within(await screen.findByRole('alertdialog'))
    await waitFor(() => expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus())
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
/** Cancelled it stays; confirmed it is sent, once. */
export const UnlinkAnswered: Story = {
  tags: ['interaction'],
  args: { flow: recordedFlow('settings-totp-linked') },
  play: async ({ args, canvas }) => {
    const unlink = canvas.getByRole('button', { name: /unlink/i })
    await userEvent.click(unlink)
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(unlink).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(unlink)
    await userEvent.click(await screen.findByRole('button', { name: 'Unlink authenticator app' }))
    await waitFor(() => expect(args.onSubmit).toHaveBeenCalledOnce())
  },
}
/** The section opens with what was typed before. */
const after = (draft: Partial<Draft>): Pick<Story, 'tags' | 'decorators'> => ({
  tags: ['words'],
  decorators: [
    (Story) => (
      <DraftsContext
        value={() => ({
          read: () => ({ values: {}, before: {}, secrets: [], ...draft }),
          keep: () => {},
          sending: () => {},
          whenSent: () => () => {},
        })}
      >
        {Story()}
      </DraftsContext>
    ),
  ],
})

/** What was typed and not saved says so, and goes by one press. */
export const DraftBack: Story = {
  ...after({ values: { 'traits.name': 'Nora' } }),
  args: { flow: recordedFlow('settings'), group: 'profile' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you typed before is back')).toBeVisible()
    await expect(canvas.getByLabelText('Name')).toHaveValue('Nora')
  },
}
/** A password that may not have been saved is never kept. */
export const PasswordToTypeAgain: Story = {
  ...after({ secrets: ['Password'], unanswered: true }),
  args: { flow: recordedFlow('settings'), group: 'password' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('What you typed before has to be typed again')).toBeVisible()
    await expect(canvas.getByText(/^It was sent, and no answer came/)).toHaveTextContent(
      /Not kept, since it is secret: Password\.$/,
    )
  },
}

/** To keep them: copied, as a file, on paper. */
export const BackupCodes: Story = {
  args: { flow: recordedFlow('settings-lookup-generated'), group: 'lookup_secret' },
  play: async ({ canvas }) => {
    for (const name of ['Copy all', 'Download', 'Print'])
      await expect(await canvas.findByRole('button', { name })).toBeVisible()
  },
}
export const SecurityKeyOn: Story = {
  args: { flow: recordedFlow('settings-webauthn-added'), group: 'webauthn' },
}
