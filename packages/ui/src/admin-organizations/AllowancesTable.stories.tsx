import * as fixtures from '@quarterdeck/sandbox/fixtures'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { loading } from '../lib'
import { ManagePlanDialog } from './ManagePlanDialog'
import { load, plan, save, total } from './testing/managePlan'

/** The table as it stands in its dialog, which saves what is typed. */
const meta = {
  title: 'Admin/Organizations/AllowancesTable',
  component: ManagePlanDialog,
  args: { loaded: loading, usage: loading, onSave: fn(), busy: false, failure: undefined, onClose: fn() },
  loaders: [load(fixtures.organizationOnPro.id)],
} satisfies Meta<typeof ManagePlanDialog>

export default meta
type Story = StoryObj<typeof meta>

const tools = () => screen.getByRole('textbox', { name: 'Additional tools' })

/** §5.4: whole numbers from 0. A text that is not a number becomes 0; a number that is not whole is refused. */
export const Allowances: Story = {
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

/** Why an input is refused is said below its row. */
export const Refused: Story = {
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
  tags: ['interaction'],
  play: async () => {
    await waitFor(() => expect(plan()).toHaveFocus())
    await userEvent.clear(tools())
    await userEvent.type(tools(), '2147483647{Tab}')
    await expect(total('Tools')).toHaveTextContent('2,147,483,657')
    await expect(tools().scrollWidth).toBeLessThanOrEqual(tools().clientWidth)
    ;(document.activeElement as HTMLElement).blur()
  },
}
