import { plans } from '@quarterdeck/api'
import * as fixtures from '@quarterdeck/sandbox/fixtures'
import { fails, fromApi, handlers } from '@quarterdeck/sandbox/msw'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { loading } from '../lib'
import { nextFrame, pressOnceEnabled } from '../primitives/testing/interactions'
import { PlanDialog } from './PlanDialog'
import { planValues } from './planForm'

const meta = {
  title: 'Admin/Plans/PlanDialog',
  component: PlanDialog,
  args: { busy: false, failure: undefined, onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof PlanDialog>

export default meta
type Story = StoryObj<typeof meta>

const field = (name: RegExp) => screen.getByRole('textbox', { name })
const number = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name })
const press = (name: string) => pressOnceEnabled(screen, name)

/** Types without a pause between two keys, in which the focus could move. */
async function type(input: HTMLElement, text: string) {
  await nextFrame()
  await userEvent.type(input, text, { delay: null })
}

async function retype(input: HTMLElement, text: string) {
  await nextFrame()
  await userEvent.clear(input)
  if (text) await type(input, text)
}

export const Create: Story = {
  play: async ({ args }) => {
    await type(field(/^Name/), ' Studio ')
    await type(field(/^Description/), 'For two')
    await type(number(/^Price/), '19.99')
    await retype(number(/^Agents/), '2')
    await retype(number(/^Tools/), '-3')
    await retype(number(/^Group graphs/), '')
    await press('Create Plan')
    await expect(args.onSubmit).toHaveBeenLastCalledWith(
      {
        name: 'Studio',
        description: 'For two',
        max_agents: 2,
        max_tools: 0,
        max_groups: 0,
        max_group_graphs: 0,
        price_in_cents: 1999,
      },
      expect.anything(),
    )
    // §5.9: a text that is not a number, and a number below 0, become 0 in the field.
    await expect(number(/^Tools/)).toHaveValue('0')
    await expect(number(/^Group graphs/)).toHaveValue('0')
  },
}

export const Refused: Story = {
  play: async ({ args }) => {
    await press('Create Plan')
    await expect(await screen.findByText('Plan name is required')).toBeVisible()
    await expect(field(/^Name/)).toHaveFocus()
    await expect(screen.getByText('Enter a price in US dollars, such as 19.99')).toBeVisible()

    await type(number(/^Price/), '-5')
    await expect(await screen.findByText('The price cannot be negative')).toBeVisible()
    await retype(number(/^Price/), '19.9999')
    await expect(await screen.findByText('Enter at most two decimals, such as 19.99')).toBeVisible()
    await expect(number(/^Price/)).toHaveAttribute('aria-invalid', 'true')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}

/** The dialog stays open, and what was typed in it stays. */
export const CreateFailed: Story = {
  args: {
    failure: { message: 'Failed to create plan. Please try again.', reason: 'The platform failed' },
  },
  play: async () => {
    await type(field(/^Name/), 'Studio')
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to create plan. Please try again.')
  },
}

/** §14: point and comma are read, and the result shows; a text that may mean two amounts is an error. */
export const OddNumbers: Story = {
  play: async ({ args, step }) => {
    await type(field(/^Name/), 'Studio')
    await step('what is understood is said while it is typed', async () => {
      await type(number(/^Price/), '$1.299,00')
      await expect(number(/^Price/)).toHaveAccessibleDescription('= $1,299.00 a month')
      await retype(number(/^Agents/), '1 000')
      await expect(number(/^Agents/)).toHaveAccessibleDescription('= 1,000')
      await userEvent.tab()
      await expect(number(/^Agents/)).toHaveValue('1000')
      await expect(number(/^Price/)).toHaveValue('1299.00')
    })
    await step('what is not is refused where it is, and nothing is sent', async () => {
      await retype(number(/^Tools/), '29,99')
      await retype(number(/^Price/), '1.000')
      await userEvent.tab()
      await expect(number(/^Price/)).toHaveAccessibleDescription(/^1\.000 can be read in two ways/)
      await expect(number(/^Tools/)).toHaveAccessibleDescription(/^Enter a whole number/)
      await press('Create Plan')
      await expect(number(/^Price/)).toHaveFocus()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
  },
}

const edit = (...msw: ReturnType<typeof handlers.plan>[]): Pick<Story, 'loaders' | 'parameters'> => ({
  loaders: [
    fromApi(
      { plan: () => plans.get(fixtures.planDeprecated.id) },
      { plan: 'Failed to load plan. Please try again.' },
    ),
  ],
  parameters: { msw },
})

/** As it opens: nothing is changed yet. */
export const Opened: Story = {
  ...edit(),
  play: async () => {
    await screen.findByDisplayValue('Team 2024')
  },
}

export const Edit: Story = {
  ...edit(),
  play: async ({ args }) => {
    await expect(await screen.findByDisplayValue('Team 2024')).toBe(field(/^Name/))
    await expect(number(/^Price/)).toHaveValue('34.50')
    // Nothing changed, nothing to send.
    await expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
    await retype(number(/^Price/), '0.29')
    const price = within(screen.getByRole('dialog')).getByText('Price per month')
    // What changes is drawn after what is typed.
    await waitFor(() => expect(price.nextElementSibling).toHaveTextContent('$34.50 becomes $0.29'), {
      timeout: 5000,
    })
    await press('Save Changes')
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'Team 2024', max_tools: 8, price_in_cents: 29 }),
      {
        before: expect.objectContaining({ price_in_cents: '34.50' }),
        yours: expect.objectContaining({ price_in_cents: '0.29' }),
      },
    )
  },
}

/** Something is typed and not saved: closing asks first. */
export const Unsaved: Story = {
  ...edit(),
  tags: ['interaction'],
  play: async ({ args }) => {
    await screen.findByDisplayValue('Team 2024')
    await retype(number(/^Price/), '0.29')
    await press('Close')
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(screen.getByRole('button', { name: /Discard/ })).toBeVisible()
  },
}

/** What saving changes stands before the button, and how many organizations it touches. */
export const EditTouches: Story = {
  ...edit(),
  args: { organizations: 12 },
  play: async () => {
    await screen.findByDisplayValue('Team 2024')
    await retype(number(/^Price/), '29')
    await retype(number(/^Agents/), '3')
    await expect(screen.getByText('12 organizations hold this plan')).toBeVisible()
    ;(document.activeElement as HTMLElement).blur()
  },
}

const opened = planValues(fixtures.planDeprecated)

/** Somebody else changed two fields, one of them edited here too: what both changed has to be chosen by hand. */
export const Conflict: Story = {
  ...edit(),
  tags: ['screen'],
  args: {
    conflict: {
      before: opened,
      yours: { ...opened, name: 'Studio', max_agents: '3' },
      theirs: { ...opened, name: 'Team 2025', max_tools: '20' },
    },
  },
  play: async ({ args, step }) => {
    await step('what was not edited here keeps their value', async () => {
      await expect(screen.getByRole('alert')).toHaveTextContent('Nothing was sent.')
      const tools = within(screen.getByRole('group', { name: 'Tools' }))
      await expect(tools.getByRole('radio', { name: /Theirs/ })).toBeChecked()
      await expect(screen.queryByRole('group', { name: 'Agents' })).not.toBeInTheDocument()
    })
    await step('what both edited is not decided for anybody', async () => {
      await press('Save Changes')
      await expect(screen.getByText('Choose which value to keep')).toBeVisible()
      await expect(args.onSubmit).not.toHaveBeenCalled()
    })
    await step('only what is chosen is sent', async () => {
      await userEvent.click(screen.getByRole('radio', { name: 'Yours Studio' }))
      await press('Save Changes')
      await expect(args.onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({ name: 'Studio', max_agents: 3, max_tools: 20 }),
        expect.objectContaining({ before: { ...opened, name: 'Team 2025', max_tools: '20' } }),
      )
    })
    ;(document.activeElement as HTMLElement).blur()
  },
}

export const EditLoadFailed: Story = {
  ...edit(handlers.plan(fails(500))),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('Failed to load plan. Please try again.')
    await expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument()
  },
}

export const Busy: Story = {
  ...edit(),
  args: { busy: true },
  play: async ({ args }) => {
    await press('Save Changes')
    await press('Cancel')
    await userEvent.keyboard('{Escape}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
    // The dialog can be left: what was typed has been sent, and the write goes on.
    await expect(args.onClose).toHaveBeenCalled()
  },
}

/** The server's reason stands below the words of §8.12, and what was typed stays. */
export const Failed: Story = {
  ...edit(),
  args: {
    failure: {
      message: 'Failed to update plan. Please try again.',
      reason: 'A plan with this name exists already',
      code: 'plan_name_taken',
    },
  },
  globals: { viewport: { value: 'narrow' } },
}

/** The button that saves has its place, so that Cancel keeps its own. */
export const Loading: Story = {
  args: { plan: loading },
  play: async () => {
    await expect(screen.getByRole('button', { name: 'Save Changes' })).toBeDisabled()
  },
}
