import { customWorkflowRestore } from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, within } from 'storybook/test'
import { press } from '../primitives/testing/interactions'
import { overwrites } from './overwrites'
import { RunDialog } from './RunDialog'

const { workflow_id, display_name, description, parameters = [] } = customWorkflowRestore

const meta = {
  title: 'Admin/Runs/RunDialog',
  component: RunDialog,
  args: {
    id: workflow_id,
    name: display_name,
    description,
    parameters,
    warning: overwrites(display_name, 'ops@northwind.example'),
    label: 'Run Workflow',
    onRun: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof RunDialog>

export default meta
type Story = StoryObj<typeof meta>

const dialog = () => within(screen.getByRole('dialog', { name: 'Run Restore from backup?' }))

/** It says what is overwritten before the verb, and asks for what the workflow has to be told. */
export const Ready: Story = {
  play: async () => {
    await expect(
      dialog().getByText(/^The data of ops@northwind.example are overwritten by earlier ones/),
    ).toBeVisible()
    await expect(dialog().getByRole('textbox', { name: /Reason/ })).toHaveValue('')
  },
}

/** What is required is missing: nothing runs. Blank parameters that may be blank are left out. */
export const Missing: Story = {
  tags: ['interaction'],
  play: async ({ args }) => {
    await press(dialog(), 'Run Workflow')
    await expect(await dialog().findByText('Backup is required')).toBeVisible()
    await expect(args.onRun).not.toHaveBeenCalled()
    await userEvent.type(dialog().getByRole('textbox', { name: /Backup/ }), ' nightly-2026-11-19 ')
    await press(dialog(), 'Run Workflow')
    await expect(args.onRun).toHaveBeenCalledWith({ 'backup.name': 'nightly-2026-11-19' })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

/** Nothing has to be told, and the name says what is overwritten. */
export const WarningAlone: Story = { args: { parameters: [] } }

/** Nothing is overwritten. */
export const ParametersAlone: Story = { args: { warning: undefined } }

export const Narrow: Story = { globals: { viewport: { value: 'narrow' } } }
