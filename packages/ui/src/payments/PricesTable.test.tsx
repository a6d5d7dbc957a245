import { planPlus, planPro, priceOnce, priceProMonthly } from '@quarterdeck/sandbox/fixtures'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ready } from '../lib'
import { PricesTable } from './PricesTable'

test('while one price is being changed, the menus of the others say so and take no choice', async () => {
  const onAssociate = vi.fn<() => void>()
  const onDisconnect = vi.fn<() => void>()
  const open = { ...priceProMonthly, plan_id: planPro.id }
  render(
    <PricesTable
      paymentsHref=""
      prices={ready([open, priceOnce])}
      plans={ready([planPlus, planPro])}
      busyId={priceOnce.id}
      onAssociate={onAssociate}
      onDisconnect={onDisconnect}
    />,
  )
  await userEvent.click(screen.getByRole('button', { name: /^Associate to plan: Pro monthly/ }))
  for (const entry of [
    await screen.findByRole('menuitemradio', { name: /^Plus/ }),
    screen.getByRole('menuitem', { name: /^Disconnect/ }),
  ]) {
    expect(entry).toHaveTextContent('Another price is being changed')
    await userEvent.click(entry)
  }
  expect(onAssociate).not.toHaveBeenCalled()
  expect(onDisconnect).not.toHaveBeenCalled()
})
