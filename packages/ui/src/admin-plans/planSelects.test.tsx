import { planDefault, planPlus, planPro, priceProMonthly } from '@quarterdeck/sandbox/fixtures'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { ready, type Failure } from '../lib'
import { AddPriceForm } from './AddPriceForm'
import { DeletePlanDialog } from './DeletePlanDialog'

const nothing = () => {}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })))

const deletion = (
  organization_count: number,
  failure?: Failure,
  targets = [planPlus],
  onDelete = nothing,
) => (
  <DeletePlanDialog
    deletion={ready({ plan: planPro, organization_count, publicSale: null, targets })}
    busy={false}
    failure={failure}
    onDelete={onDelete}
    onClose={nothing}
  />
)
const price = (failure?: Failure, offered = priceProMonthly) => (
  <AddPriceForm
    available={ready({ prices: [{ ...offered, product: 'Pro' }], unread: [] })}
    onReadAvailable={nothing}
    plan={planPro}
    onAssociate={async () => false}
    busy={false}
    failure={failure}
  />
)
const refusal = (code: string): Failure => ({ message: 'Failed.', reason: 'It went meanwhile.', code })

test('deleting a plan without a choice leads to the select', async () => {
  render(deletion(2))
  screen.getByRole('button', { name: 'Delete Plan' }).focus()
  await press('Delete Plan')
  expect(screen.getByRole('combobox')).toHaveFocus()
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
    'Please select a migration plan for existing organizations',
  )
})

test('associating no price leads to the select', async () => {
  render(price())
  screen.getByRole('button', { name: 'Associate price' }).focus()
  await press('Associate price')
  expect(screen.getByRole('combobox')).toHaveFocus()
  expect(screen.getByRole('combobox')).toBeInvalid()
})

test.each([
  ['USD', 'Pro monthly: $50.00 USD, every month'],
  ['KWD', 'Pro monthly: 5.000 KWD, every month'],
  ['', 'Pro monthly: 50.00, every month'],
])('a price in the currency %j is told with its code, once', (unit_price_currency, told) => {
  render(price(undefined, { ...priceProMonthly, unit_price_currency }))
  expect(screen.getByRole('option', { name: /^Pro monthly/ })).toHaveTextContent(told)
})

test('a chosen plan that is gone meanwhile is neither sent nor offered, and another is asked for', async () => {
  const onDelete = vi.fn<() => void>()
  const { rerender } = render(deletion(2, undefined, [planPlus], onDelete))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: planPlus.id } })
  rerender(deletion(2, undefined, [planDefault], onDelete))
  await press('Delete Plan')
  expect(onDelete).not.toHaveBeenCalled()
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(
    'Please select a migration plan for existing organizations',
  )
  expect(screen.queryByRole('option', { name: planPlus.name })).not.toBeInTheDocument()
})

test('a plan or a price that the server refuses is marked at its select', () => {
  const plans = render(deletion(2))
  plans.rerender(deletion(2, refusal('migration_plan_invalid')))
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('It went meanwhile.')
  expect(screen.getByRole('combobox')).toHaveFocus()
  plans.unmount()

  const prices = render(price())
  prices.rerender(price(refusal('price_archived')))
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/It went meanwhile\./)
  expect(screen.getByRole('combobox')).toHaveFocus()
})

test('where there is no select yet, the reason stands below, and at the select once there is one', () => {
  const { rerender } = render(deletion(0))
  const failure = refusal('migration_plan_required')
  rerender(deletion(0, failure))
  expect(screen.getByRole('alert')).toHaveTextContent('It went meanwhile.')
  rerender(deletion(2, failure))
  expect(screen.getByRole('combobox')).toHaveAccessibleDescription('It went meanwhile.')
})
