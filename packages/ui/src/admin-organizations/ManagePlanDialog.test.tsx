import { planDefault, planPlus, planPro } from '@quarterdeck/sandbox/fixtures'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ready } from '../lib'
import { ManagePlanDialog, type ManagePlanDialogProps } from './ManagePlanDialog'
import { heldPlanValues } from './managePlanForm'

const held = {
  email: 'ops@example.com',
  plan_id: planPro.id,
  plan_name: planPro.name,
  additional_tools: 0,
  additional_agents: 0,
  additional_groups: 0,
  additional_group_graphs: 0,
}

test.each([
  ['deleted', [planDefault, planPro]],
  ['deprecated', [planDefault, planPro, { ...planPlus, deprecated: true }]],
])('a chosen plan that is %s meanwhile is not sent, and another is asked for', async (_what, left) => {
  const onSave = vi.fn<ManagePlanDialogProps['onSave']>()
  const dialog = (plans: (typeof planPro)[]) => (
    <ManagePlanDialog
      loaded={ready({ organization: held, plans })}
      usage={{ state: 'loading' }}
      onSave={onSave}
      busy={false}
      failure={undefined}
      onClose={() => {}}
    />
  )
  const { rerender } = render(dialog([planDefault, planPro, planPlus]))
  const select = screen.getByRole('combobox', { name: 'Plan' })
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' })))
  fireEvent.change(select, { target: { value: planPlus.id } })
  rerender(dialog(left))
  expect(select).toHaveAccessibleDescription('This plan is no longer offered. Choose another one.')
  const tools = screen.getByRole('textbox', { name: 'Additional tools' })
  fireEvent.change(tools, { target: { value: '4' } })
  tools.focus()
  await save()
  expect(onSave).not.toHaveBeenCalled()
  expect(select).toHaveFocus()
  expect(select).toHaveAccessibleDescription('This plan is no longer offered. Choose another one.')
  await save()
  expect(screen.getByRole('alert')).toHaveTextContent('This plan is no longer offered. Choose another one.')

  fireEvent.change(tools, { target: { value: '0' } })
  await act(async () => fireEvent.change(select, { target: { value: planDefault.id } }))
  expect(select).not.toBeInvalid()
  await save()
  expect(onSave).toHaveBeenCalledExactlyOnceWith({ plan_id: planDefault.id }, expect.anything())
})

test('a plan that was held and not chosen is no obstacle, though it is deprecated and somebody else has put the organization on another', async () => {
  const onSave = vi.fn<ManagePlanDialogProps['onSave']>()
  const plans = [planDefault, { ...planPro, deprecated: true }, planPlus]
  const dialog = (organization: typeof held) => (
    <ManagePlanDialog
      loaded={ready({ organization, plans })}
      usage={{ state: 'loading' }}
      onSave={onSave}
      busy={false}
      failure={undefined}
      onClose={() => {}}
    />
  )
  const { rerender } = render(dialog(held))
  rerender(dialog({ ...held, plan_id: planPlus.id, plan_name: planPlus.name }))
  expect(screen.getByRole('combobox', { name: 'Plan' })).toHaveDisplayValue('Pro (Deprecated)')
  fireEvent.change(screen.getByRole('textbox', { name: 'Additional tools' }), { target: { value: '4' } })
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' })))
  expect(onSave).toHaveBeenCalledOnce()
})

test.each([
  ['deprecated', [planDefault, { ...planPro, deprecated: true }, planPlus], 'Pro (Deprecated)'],
  ['deleted', [planDefault, planPlus], 'Pro'],
])('where edits meet, the plan that was held is named though it was %s', (_what, plans, before) => {
  const now = { ...held, plan_id: planPlus.id, plan_name: planPlus.name }
  const values = heldPlanValues(held)
  const dialog = (organization: typeof held, meets: boolean) => (
    <ManagePlanDialog
      loaded={ready({ organization, plans })}
      usage={{ state: 'loading' }}
      onSave={() => {}}
      conflict={
        meets ? { before: values, yours: { ...values, plan_id: '' }, theirs: heldPlanValues(now) } : undefined
      }
      busy={false}
      failure={undefined}
      onClose={() => {}}
    />
  )
  const { rerender } = render(dialog(held, false))
  rerender(dialog(now, true))
  expect(screen.getByRole('group', { name: 'Plan' })).toHaveTextContent(
    `Before${before}TheirsPlusYoursNo Plan`,
  )
})

test('an allowance that is refused while it has the focus is read out, each time', async () => {
  render(
    <ManagePlanDialog
      loaded={ready({ organization: held, plans: [planPro] })}
      usage={{ state: 'loading' }}
      onSave={() => {}}
      busy={false}
      failure={undefined}
      onClose={() => {}}
    />,
  )
  const tools = screen.getByRole('textbox', { name: 'Additional tools' })
  tools.focus()
  fireEvent.change(tools, { target: { value: '12q' } })
  const save = () => act(async () => fireEvent.submit(document.querySelector('form') ?? document))
  await save()
  const first = screen.getByRole('alert')
  expect(first).toHaveTextContent('Enter digits only')
  expect(tools).toHaveFocus()
  await save()
  expect(screen.getByRole('alert')).not.toBe(first)
})
