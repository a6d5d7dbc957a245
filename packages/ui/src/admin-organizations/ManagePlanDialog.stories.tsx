import { organizations, plans } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers, loadingForever } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loading } from '../lib'
import { nextFrame } from '../primitives/testing/interactions'
import { ManagePlanDialog } from './ManagePlanDialog'
import { heldPlanValues } from './managePlanForm'

/** An organization and the plans, as the container puts them together. */
const load = (id: string) =>
  fromApi(
    {
      loaded: async () => {
        const [organization, { items }] = await Promise.all([organizations.get(id), plans.list()])
        return { organization, plans: items }
      },
    },
    { loaded: 'Failed to load organization details and plans' },
  )

const meta = {
  title: 'Admin/Organizations/ManagePlanDialog',
  component: ManagePlanDialog,
  args: { loaded: loading, usage: loading, onSave: fn(), busy: false, failure: undefined, onClose: fn() },
  loaders: [load(fixtures.organizationOnPro.id)],
} satisfies Meta<typeof ManagePlanDialog>

export default meta
type Story = StoryObj<typeof meta>

const save = () => screen.getByRole('button', { name: 'Save Changes' })
const plan = () => screen.getByRole('combobox', { name: 'Plan' })
/** The total of one allowance. */
const total = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) })).getAllByRole('cell')[2]
const tools = () => screen.getByRole('textbox', { name: 'Additional tools' })

export const Ready: Story = {
  play: async ({ args, step }) => {
    await waitFor(() => expect(plan()).toHaveFocus())
    await step('what is offered', async () => {
      await expect(
        within(plan())
          .getAllByRole('option')
          .map(({ textContent }) => textContent),
      ).toEqual(['No Plan', 'Starter (Default)', 'Plus', 'Pro', 'Enterprise'])
      await expect(plan()).toHaveDisplayValue('Pro')
      await expect(total('Tools')).toHaveTextContent('15')
      await expect(save()).toBeDisabled()
    })
    await step('only what changed is saved', async () => {
      await userEvent.selectOptions(plan(), 'Enterprise')
      await expect(total('Tools')).toHaveTextContent('55')
      await userEvent.click(save())
      await waitFor(() =>
        expect(args.onSave).toHaveBeenLastCalledWith(
          { plan_id: fixtures.planEnterprise.id },
          expect.anything(),
        ),
      )
    })
    await step('there and back is no change', async () => {
      await userEvent.selectOptions(plan(), 'Pro')
      await expect(save()).toBeDisabled()
    })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** §5.4: whole numbers from 0. A text that is not a number becomes 0; a number that is not whole is refused. */
export const Allowances: Story = {
  tags: ['words'],
  play: async ({ args, step }) => {
    await step('nothing typed counts as 0', async () => {
      await userEvent.clear(tools())
      await expect(total('Tools')).toHaveTextContent('10')
      await userEvent.tab()
      await expect(tools()).toHaveValue('0')
    })
    await step('less than 0 counts as 0', async () => {
      await userEvent.clear(tools())
      await userEvent.type(tools(), '-7{Tab}')
      await expect(tools()).toHaveValue('0')
    })
    await step('what is not whole is refused, and nothing is sent', async () => {
      await userEvent.clear(tools())
      await userEvent.type(tools(), '12.9{Tab}')
      await expect(tools()).toHaveAccessibleDescription(/^Enter a whole number/)
      await expect(total('Tools')).toHaveTextContent('N/A')
      await userEvent.click(save())
      await expect(args.onSave).not.toHaveBeenCalled()
      await userEvent.clear(tools())
      await userEvent.type(tools(), '12{Tab}')
      await expect(total('Tools')).toHaveTextContent('22')
    })
    await step('all four are saved', async () => {
      await userEvent.click(save())
      await waitFor(() =>
        expect(args.onSave).toHaveBeenCalledWith(
          {
            allowances: {
              additional_tools: 12,
              additional_agents: 0,
              additional_group_graphs: 1,
              additional_groups: 2,
            },
          },
          expect.anything(),
        ),
      )
    })
    ;(document.activeElement as HTMLElement).blur()
  },
}

/** Why an allowance is refused is said below its row. */
export const AllowanceRefused: Story = {
  play: async ({ args }) => {
    await waitFor(() => expect(plan()).toHaveFocus())
    await userEvent.clear(tools())
    await userEvent.type(tools(), '1.000')
    await userEvent.click(save())
    await waitFor(() => expect(tools()).toBeInvalid())
    await expect(tools()).toHaveAccessibleDescription(/^Enter a whole number/)
    await expect(args.onSave).not.toHaveBeenCalled()
  },
}

/** Figures from a million on have wider fields; where those have no room beside the rest, each allowance takes two lines. */
export const LargeFigures: Story = {
  play: async () => {
    await waitFor(() => expect(plan()).toHaveFocus())
    await userEvent.clear(tools())
    await userEvent.type(tools(), '2147483647{Tab}')
    await expect(total('Tools')).toHaveTextContent('2,147,483,657')
    await expect(tools().scrollWidth).toBeLessThanOrEqual(tools().clientWidth)
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const NoPlan: Story = {
  loaders: [load(fixtures.organizationWithoutPlan.id)],
  play: async () => {
    await expect(plan()).toHaveDisplayValue('No Plan')
    await expect(total('Tools')).toHaveTextContent('0')
  },
}

/** A deprecated plan can be chosen only by an organization that already holds it. */
export const HoldsDeprecatedPlan: Story = {
  loaders: [load(fixtures.organizationOnDeprecatedPlan.id)],
  play: async () => {
    await expect(plan()).toHaveDisplayValue('Team 2024 (Deprecated)')
  },
}

export const Unsaved: Story = {
  play: async ({ args }) => {
    await nextFrame()
    await userEvent.selectOptions(plan(), 'No Plan')
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByText('Discard your changes?')).toBeVisible()
    await expect(args.onClose).not.toHaveBeenCalled()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus())
  },
}

export const Saving: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await userEvent.keyboard('{Escape}')
    // The dialog can be left: what was typed has been sent, and the write goes on.
    await expect(args.onClose).toHaveBeenCalled()
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const SaveFailed: Story = {
  args: {
    failure: {
      message: 'Failed to save changes. Please try again.',
      reason: 'The plan was saved, but not the additional allowances: quota exceeded',
    },
  },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to save changes. Please try again.')
  },
}

const held = heldPlanValues(fixtures.organizationOnPro)

/** Plans are told by their names, not by their ids; the allowances that nobody touched are sent as they are. */
export const Conflict: Story = {
  args: {
    conflict: {
      before: held,
      yours: { ...held, plan_id: fixtures.planEnterprise.id },
      theirs: { ...held, plan_id: '', additional_tools: '50' },
    },
  },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('radio', { name: 'Yours Enterprise' }))
    await expect(screen.getByRole('radio', { name: 'Theirs 50' })).toBeChecked()
    await expect(screen.getByRole('radio', { name: 'Theirs No Plan' })).not.toBeChecked()
    await userEvent.click(save())
    await expect(args.onSave).toHaveBeenCalledWith(
      { plan_id: fixtures.planEnterprise.id },
      {
        before: expect.objectContaining({ additional_tools: '50' }),
        yours: expect.objectContaining({ additional_tools: '50' }),
      },
    )
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const Loading: Story = { parameters: { msw: [handlers.plans(loadingForever)] } }
export const Failed: Story = {
  parameters: { msw: [handlers.plans(fails(500))] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to load organization details and plans')
    await expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled()
    await expect(save()).toBeDisabled()
  },
}
