import * as flows from '@quarterdeck/sandbox/fixtures/flows'
import { recordedFlow } from '@quarterdeck/sandbox/fixtures/recorded'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor, within } from 'storybook/test'
import { TextLink } from '../primitives'
import { settled } from '../primitives/testing/interactions'
import { FlowForm } from './FlowForm'
import type { FlowSubmit } from './useFlowForm'
import { AnyDocument } from './testing/AnyDocument'
import { manyProviders } from './testing/manyProviders'
import { scriptHandler } from './testing/scriptHandler'

const meta = {
  title: 'Sign-in/Flow/FlowForm',
  component: FlowForm,
  args: { flow: recordedFlow('login-password'), onSubmit: fn<FlowSubmit>() },
  decorators: [(Story) => <div style={{ maxWidth: 344 }}>{Story()}</div>],
  beforeEach: ({ msw }) => msw.use(scriptHandler(flows.AUTH_URL, flows.PASSKEY_SCRIPT)),
} satisfies Meta<typeof FlowForm>

export default meta
type Story = StoryObj<typeof meta>

export const Password: Story = {
  args: {
    extrasOf: ({ attributes }) =>
      attributes.type === 'password'
        ? { aside: <TextLink href="/recovery">Forgot password?</TextLink> }
        : undefined,
  },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Email/), 'nora@example.com')
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret')
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }))
    await expect(canvas.getByLabelText(/^Password/)).toHaveValue('secret')
    await expect(canvas.getByLabelText(/^Password/)).toHaveAttribute('type', 'text')
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await settled(canvas.getByRole('button', { name: 'Hide password' }))
  },
}

export const HeldBack: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign in' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await waitFor(() => expect(canvas.getByLabelText(/^Email/)).toHaveFocus())
  },
}

export const Busy: Story = {
  args: {
    onSubmit: fn<FlowSubmit>(() => new Promise<void>(() => {})),
    defaultValues: { identifier: 'nora@example.com' },
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText(/^Password/), 'secret{Enter}')
    await expect(canvas.getByRole('button', { name: 'Sign in' })).toHaveAttribute('aria-busy', 'true')
  },
}

export const ConnectionLost: Story = {
  args: { submitError: 'The identity service could not be reached. Please try again.' },
}

export const AllMethods: Story = {
  args: { flow: recordedFlow('login-all-methods') },
  play: async ({ args, canvas }) => {
    const passkey = canvas.getByRole('button', { name: 'Sign in with passkey' })
    await waitFor(() => expect(window).toHaveProperty('oryPasskeyLogin'))
    await userEvent.click(passkey)
    const field = document.querySelector('input[name=passkey_login]')
    await waitFor(() => expect(field).toHaveValue('{"id":"a-pretend-key"}'))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** A passkey is the only way: Enter in the field presses its button. */
export const PasskeyByEnter: Story = {
  args: { flow: recordedFlow('login-passkey') },
  tags: ['interaction'],
  play: async ({ canvas }) => {
    await waitFor(() => expect(window).toHaveProperty('oryPasskeyLogin'))
    await userEvent.type(canvas.getByLabelText(/^Email/), 'nora@example.com{Enter}')
    const field = document.querySelector('input[name=passkey_login]')
    await waitFor(() => expect(field).toHaveValue('{"id":"a-pretend-key"}'))
  },
}

export const Passed: Story = { args: { flow: recordedFlow('verification-link-passed') } }

export const LastUsedPassword: Story = { args: { flow: manyProviders(2), lastMethod: 'password' } }
export const LastUsedProvider: Story = { args: { flow: manyProviders(4), lastMethod: 'oidc discord' } }
/** More than four providers stand in two columns, by their names alone. */
export const ManyProviders: Story = { args: { flow: manyProviders(), lastMethod: 'oidc salesforce' } }
/** As narrow as the form is on a phone 320 px wide. */
export const ManyProvidersNarrow: Story = {
  ...ManyProviders,
  decorators: [(Story) => <div style={{ maxWidth: 240 }}>{Story()}</div>],
}

export const EveryInput: Story = { args: { flow: flows.everyInput } }
export const SomethingNew: Story = { args: { flow: flows.somethingNew } }
export const WithoutLabels: Story = { args: { flow: flows.withoutLabels } }
export const RefusedHiddenField: Story = { args: { flow: flows.refusedHiddenField } }
export const WithoutNodes: Story = { args: { flow: flows.withoutNodes } }

export const Dark: Story = {
  args: { flow: recordedFlow('login-password-missing-identifier') },
  globals: { theme: 'dark' },
}

/** Paste any document a Kratos has sent. */
export const AnyPastedDocument: Story = {
  name: 'Any document',
  decorators: [(Story) => <div style={{ width: 'min(1180px, calc(100vw - 32px))' }}>{Story()}</div>],
  render: ({ flow }) => <AnyDocument initial={JSON.stringify(flow, null, 2)} />,
  play: async ({ canvas }) => {
    const document = canvas.getByLabelText('Flow document')
    const form = within(canvas.getByRole('region', { name: 'Form' }))
    await userEvent.clear(document)
    await userEvent.type(document, '{{}')
    await expect(document).toHaveAccessibleDescription('This is JSON, but no flow: it has no ui.')
    await userEvent.clear(document)
    await userEvent.click(document)
    await userEvent.paste(JSON.stringify(recordedFlow('verification-code-sent'), null, 2))
    await userEvent.click(form.getByRole('button', { name: 'Resend code' }))
    await expect(canvas.getByRole('region', { name: 'Body' })).toHaveTextContent(
      '"email": "nora@example.com"',
    )
  },
}
