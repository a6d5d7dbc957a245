import type { Page } from '@playwright/test'
import { accounts, expect, expectAccessible, expectNothingRaw, fromConsole, test } from './fixtures'
import { pressTwice } from './presses'

let made = 0
/** A name no plan has yet. */
const aName = () => `Journey ${Date.now()}-${++made}`

interface PlanOnTheWire {
  id: string
  name: string
  price_in_cents: number
  is_default: boolean
}

const PLANS = '/v1/admin/plans'

/** A plan of the journey's own, made behind the screen. */
async function makePlan(page: Page, values: object = {}): Promise<PlanOnTheWire> {
  const data = {
    name: aName(),
    description: '',
    max_tools: 4,
    max_agents: 3,
    max_group_graphs: 2,
    max_groups: 1,
    price_in_cents: 1000,
    ...values,
  }
  const answer = await page.request.post(PLANS, { ...fromConsole, data })
  return (await answer.json()) as PlanOnTheWire
}

async function readPlans(page: Page): Promise<PlanOnTheWire[]> {
  const { data } = (await (await page.request.get(PLANS)).json()) as { data: PlanOnTheWire[] }
  return data
}

/** Answers one call of the platform with an error, and all others as they are. */
const refuse = (page: Page, method: string, path: string, message: string) =>
  page.route(`**${path}`, (route) =>
    route.request().method() === method
      ? route.fulfill({ status: 500, json: { error: { message } } })
      : route.fallback(),
  )

/** How often the page sends this. */
function count(page: Page, method: string, path: RegExp): () => number {
  let sent = 0
  page.on('request', (request) => {
    if (request.method() === method && path.test(new URL(request.url()).pathname)) sent += 1
  })
  return () => sent
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
async function choose(page: Page, plan: string, item: string) {
  await page.getByRole('button', { name: `Actions for ${plan}`, exact: true }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const dialog = (page: Page) => page.getByRole('dialog')
const press = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click()

test.beforeEach(async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/plans')
  await expect(card(page, 'Starter')).toBeVisible()
})

test('makes a plan, changes its price to the cent and deletes it', async ({ page, sandbox }) => {
  await expectAccessible(page)
  await expectNothingRaw(page)
  const name = aName()
  const created = count(page, 'POST', /plans$/)

  await page.getByRole('button', { name: 'Create Plan' }).click()
  await expect(page).toHaveURL(/dialog=create-plan$/)
  await press(page, 'Create Plan')
  await expect(dialog(page)).toContainText('Plan name is required')
  await expectAccessible(page)
  await dialog(page).getByLabel('Name').fill(name)
  for (const [typed, text] of [
    ['-1', 'The price cannot be negative'],
    ['19.9999', 'Enter at most two decimals, such as 19.99'],
    ['1.000', '1.000 can be read in two ways'],
  ] as const) {
    await dialog(page).getByLabel('Price per month (USD)').fill(typed)
    await press(page, 'Create Plan')
    await expect(dialog(page)).toContainText(text)
  }
  expect(created()).toBe(0)
  await dialog(page).getByLabel('Price per month (USD)').fill('19.99')
  await dialog(page).getByLabel('Agents').fill('7')
  await dialog(page).getByLabel('Tools').fill('')
  await sandbox.set({ latencyMs: 200 })
  await pressTwice(dialog(page).getByRole('button', { name: 'Create Plan' }))
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/plans$/)
  await expect(card(page, name)).toContainText('$19.99')
  expect(created()).toBe(1)
  await sandbox.set({ latencyMs: 0 })

  await choose(page, name, 'Edit')
  await page.reload()
  await expect(dialog(page).getByLabel('Name')).toHaveValue(name)
  await expect(dialog(page).getByLabel('Name')).toBeFocused()
  await expect(dialog(page).getByLabel('Tools')).toHaveValue('0')
  await dialog(page).getByLabel('Price per month (USD)').fill('0.29')
  await press(page, 'Save Changes')
  await expect(card(page, name)).toContainText('$0.29')
  expect((await readPlans(page)).find((plan) => plan.name === name)?.price_in_cents).toBe(29)

  // Back closes a dialog, as its button does.
  await choose(page, name, 'Edit')
  await expect(dialog(page).getByLabel('Name')).toHaveValue(name)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(/plans$/)

  const deleted = count(page, 'DELETE', /plans\/[^/]+$/)
  await choose(page, name, 'Delete')
  await expect(dialog(page)).toContainText('No organization holds this plan')
  await pressTwice(dialog(page).getByRole('button', { name: 'Delete Plan' }))
  await expect(card(page, name)).toHaveCount(0)
  await expect(page).toHaveURL(/plans$/)
  expect(deleted()).toBe(1)
})

test('tells why a plan was not saved, and keeps what was typed', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\/plans/)
  await page.getByRole('button', { name: 'Create Plan' }).click()
  await dialog(page).getByLabel('Name').fill('Starter')
  await dialog(page).getByLabel('Price per month (USD)').fill('5')
  await press(page, 'Create Plan')
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to create plan. Please try again.')
  await expect(dialog(page).getByText('A plan with this name exists already')).toBeVisible()
  await expect(dialog(page).getByLabel('Name')).toHaveValue('Starter')

  // Unsaved input is asked about before it is lost.
  await press(page, 'Close')
  await dialog(page)
    .getByRole('button', { name: /Discard/ })
    .click()
  await expect(dialog(page)).toHaveCount(0)

  const plan = await makePlan(page)
  await page.reload()
  await refuse(page, 'PUT', `${PLANS}/${plan.id}`, 'The database is being maintained')
  await choose(page, plan.name, 'Edit')
  await dialog(page).getByLabel('Description').fill('With a view')
  await press(page, 'Save Changes')
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to update plan. Please try again.')
  await expect(dialog(page).getByRole('alert')).toContainText('The database is being maintained')
  await expect(dialog(page).getByLabel('Description')).toHaveValue('With a view')
  await press(page, 'Cancel')
  await press(page, 'Discard changes')

  await refuse(page, 'DELETE', `${PLANS}/${plan.id}`, 'The plan is locked')
  await choose(page, plan.name, 'Delete')
  await press(page, 'Delete Plan')
  await expect(dialog(page).getByRole('alert')).toContainText('Failed to delete plan. Please try again.')
  await press(page, 'Cancel')
  await page.unroute(`**${PLANS}/${plan.id}`)

  // Without an answer nobody is told to try again.
  await page.route(`**${PLANS}/${plan.id}`, (route) =>
    route.request().method() === 'PUT' ? route.abort('connectionreset') : route.fallback(),
  )
  await choose(page, plan.name, 'Edit')
  await expect(dialog(page).getByRole('button', { name: 'Save Changes' })).toBeDisabled() // nothing to send
  await dialog(page).getByLabel('Description').fill('With a wide view')
  await press(page, 'Save Changes')
  await expect(dialog(page).getByRole('alert')).toContainText('The outcome is unknown.')
  await expect(dialog(page).getByRole('alert')).not.toContainText(/try again/i)
  await page.request.delete(`${PLANS}/${plan.id}`, fromConsole)
})

test('deprecates a plan and makes it the default, at once, and goes back when it fails', async ({
  page,
  consoleErrors,
  sandbox,
}) => {
  const plan = await makePlan(page)
  await page.reload()
  const mine = card(page, plan.name)
  const path = `${PLANS}/${plan.id}`

  await choose(page, plan.name, 'Deprecate')
  await expect(mine.getByText('Deprecated')).toBeVisible()
  const actions = page.getByRole('button', { name: `Actions for ${plan.name}` })
  await expect(actions).not.toHaveAttribute('aria-busy')
  await actions.click()
  await expect(page.getByRole('menuitem', { name: 'Undeprecate' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: /Default/ })).toHaveCount(0)
  await page.getByRole('menuitem', { name: 'Undeprecate' }).click()
  await expect(mine.getByText('Deprecated')).toHaveCount(0)

  // The flag moves before the platform has answered.
  await expect(page.getByRole('button', { name: `Actions for ${plan.name}` })).not.toHaveAttribute(
    'aria-busy',
  )
  let answer = () => {}
  await page.route(`**${path}/set-default`, async (route) => {
    await new Promise<void>((resolve) => (answer = resolve))
    await route.continue()
  })
  await choose(page, plan.name, 'Set as Default')
  await expect(mine.getByText('Default')).toBeVisible()
  await expect(card(page, 'Starter').getByText('Default')).toHaveCount(0)
  await expect(page.getByRole('button', { name: `Actions for ${plan.name}` })).toHaveAttribute(
    'aria-busy',
    'true',
  )
  answer()
  await expect(page.getByRole('button', { name: `Actions for ${plan.name}` })).not.toHaveAttribute(
    'aria-busy',
  )
  expect((await readPlans(page)).filter(({ is_default }) => is_default)).toHaveLength(1)

  consoleErrors.expectFailure(/\/v1\/admin\/plans\//)
  await sandbox.set({ failureRate: 1, failurePaths: 'set-default' })
  await choose(page, 'Starter', 'Set as Default')
  await expect(page.getByText('Starter stays as it was')).toBeVisible()
  await expect(mine.getByText('Default')).toBeVisible()
  await expect(card(page, 'Starter').getByText('Default')).toHaveCount(0)
  await sandbox.set({ failureRate: 1, failurePaths: '/deprecate' })
  await choose(page, plan.name, 'Deprecate')
  await expect(page.getByText(`${plan.name} stays as it was`)).toBeVisible()
  await expect(mine.getByText('Deprecated')).toHaveCount(0)
  await sandbox.set({ failureRate: 0, failurePaths: '' })

  await choose(page, plan.name, 'Unset Default')
  await expect(mine.getByText('Default')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Actions for Starter' })).toBeEnabled()
  await choose(page, 'Starter', 'Set as Default')
  await expect(card(page, 'Starter').getByText('Default')).toBeVisible()
  await expect
    .poll(async () => (await readPlans(page)).find(({ name }) => name === 'Starter')?.is_default)
    .toBe(true)
  await page.request.delete(path, fromConsole)
})

test('moves the organizations of a plan that is deleted, also one that came to it meanwhile', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/plans\//)
  const [old, target, gone] = [
    await makePlan(page, { max_agents: 9 }),
    await makePlan(page, { price_in_cents: 2500 }),
    await makePlan(page),
  ]
  await page.request.post(`${PLANS}/${gone.id}/deprecate`, fromConsole)
  const { data } = (await (await page.request.get('/v1/admin/organizations?limit=1')).json()) as {
    data: { id: string; email: string; plan_id: string | null }[]
  }
  const [organization] = data
  if (!organization) throw new Error('There is no organization')
  const hold = (plan_id: string | null) =>
    page.request.put(`/v1/admin/organizations/${organization.id}/plan`, {
      ...fromConsole,
      data: { plan_id },
    })

  await page.goto(`/admin/plans?dialog=delete-plan&id=${old.id}`)
  await expect(dialog(page)).toContainText('No organization holds this plan')
  await hold(old.id)
  await press(page, 'Delete Plan')
  await expect(dialog(page)).toContainText('1 organization holds this plan')
  const choice = dialog(page).getByLabel('Migration plan')
  await expect(choice).toBeFocused()
  await expect(choice.getByRole('option', { name: target.name })).toBeAttached()
  await expect(choice.getByRole('option', { name: gone.name })).toHaveCount(0)
  await expect(choice.getByRole('option', { name: old.name })).toHaveCount(0)
  await press(page, 'Delete Plan')
  await expect(dialog(page)).toContainText('Please select a migration plan for existing organizations')
  await expectAccessible(page)
  await expectNothingRaw(page)

  await choice.selectOption({ label: target.name })
  await expect(dialog(page).getByLabel(`From ${old.name} to ${target.name}`)).toContainText('(fewer)')
  await expect(dialog(page)).toContainText(`1 organization moves to ${target.name}`)
  await press(page, 'Delete Plan')
  await expect(dialog(page)).toHaveCount(0)
  await expect(card(page, target.name)).toBeVisible()
  await expect(card(page, old.name)).toHaveCount(0)
  const details = await page.request.get(`/v1/admin/organizations/${organization.id}/details`)
  expect(((await details.json()) as { plan_id: string }).plan_id).toBe(target.id)

  await hold(organization.plan_id)
  for (const { id } of [target, gone]) await page.request.delete(`${PLANS}/${id}`, fromConsole)
})

test('connects a price to a plan and disconnects it after asking', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\/plans\/.*\/prices\//)
  const plan = await makePlan(page)
  await page.reload()
  const path = `${PLANS}/${plan.id}/prices/*`
  await choose(page, plan.name, 'Manage Prices')
  await expect(page).toHaveURL(/dialog=plan-prices&id=/)
  await page.reload()
  await expect(dialog(page).getByText('No prices connected')).toBeVisible()
  await press(page, 'Associate price')
  await expect(dialog(page)).toContainText('Please select a price')

  const choice = dialog(page).getByLabel('Add a price')
  const price = 'Credit pack once: ¥1,500 JPY, one-time'
  await choice.selectOption({ label: price })
  await refuse(page, 'PUT', path, 'The provider is away')
  await press(page, 'Associate price')
  await expect(dialog(page).getByRole('alert')).toContainText(
    'Failed to associate price with plan. Please try again.',
  )
  await page.unroute(`**${path}`)
  const associated = count(page, 'PUT', /prices/)
  await pressTwice(dialog(page).getByRole('button', { name: 'Associate price' }))
  await expect(dialog(page).getByRole('list', { name: 'Connected prices' })).toContainText('¥1,500 JPY')
  await expect(choice.getByRole('option', { name: price })).toHaveCount(0)
  expect(associated()).toBe(1)
  await expectAccessible(page)

  await refuse(page, 'DELETE', path, 'The provider is away')
  await press(page, 'Disconnect Credit pack once, ¥1,500')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await expectAccessible(page)
  await question.getByRole('button', { name: 'Disconnect price' }).click()
  await expect(question.getByRole('alert')).toContainText(
    'Failed to disassociate price from plan. Please try again.',
  )
  await page.unroute(`**${path}`)
  const disconnected = count(page, 'DELETE', /prices/)
  await pressTwice(question.getByRole('button', { name: 'Disconnect price' }))
  await expect(question).toHaveCount(0)
  await expect(dialog(page).getByText('No prices connected')).toBeVisible()
  expect(disconnected()).toBe(1)
  await page.request.delete(`${PLANS}/${plan.id}`, fromConsole)
})

test('a price that somebody else gave to another plan meanwhile is not taken from it', async ({ page }) => {
  const [plan, other] = [await makePlan(page), await makePlan(page)]
  await page.goto(`/admin/plans?dialog=plan-prices&id=${plan.id}`)
  const choice = dialog(page).getByLabel('Add a price')
  const price = choice.getByRole('option', { name: 'Credit pack once: ¥1,500 JPY, one-time' })
  const priceId = (await price.getAttribute('value')) ?? ''
  await choice.selectOption(priceId)
  const theirs = `${PLANS}/${other.id}/prices/${priceId}`
  expect((await page.request.put(theirs, fromConsole)).ok()).toBe(true)
  const sent = count(page, 'PUT', /prices/)
  await press(page, 'Associate price')
  await expect(choice).toBeFocused()
  await expect(choice).toHaveAccessibleDescription(new RegExp(`^This price sells ${other.name} by now\\.`))
  await expect(price).toHaveCount(0)
  await expectAccessible(page)
  expect(sent()).toBe(0)
  await page.request.delete(theirs, fromConsole)
  for (const { id } of [plan, other]) await page.request.delete(`${PLANS}/${id}`, fromConsole)
})

test('says what failed to load, and tries again', async ({ page, sandbox, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\//)
  const [plan] = await readPlans(page)
  await sandbox.set({ failureRate: 1, failurePaths: '/v1/admin/plans', failureKind: 'wrong-shape' })
  await page.goto('/admin/plans')
  await expect(page.getByRole('alert')).toContainText('Failed to load plans. Please try again.')
  await expectAccessible(page)
  await expectNothingRaw(page)
  for (const [name, text] of [
    ['edit-plan', 'Failed to load plan. Please try again.'],
    ['delete-plan', 'Failed to load plans. Please try again.'],
    ['plan-prices', 'Failed to load prices. Please try again.'],
  ] as const) {
    await page.goto(`/admin/plans?dialog=${name}&id=${plan?.id}`)
    await expect(dialog(page).getByRole('alert').first()).toContainText(text)
  }
  await sandbox.set({ failureRate: 0 })
  await dialog(page).getByRole('button', { name: 'Try Again' }).click()
  await expect(dialog(page).getByLabel('Add a price')).toBeVisible()
  await press(page, 'Close')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await expect(card(page, 'Starter')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})

test('what somebody else changed meanwhile stands beside what was typed, and only what is chosen is sent', async ({
  page,
}) => {
  const plan = await makePlan(page)
  const path = `${PLANS}/${plan.id}`
  const { name, ...rest } = plan
  await page.reload()
  const sent = count(page, 'PUT', /\/v1\/admin\/plans\//)

  await choose(page, name, 'Edit')
  await dialog(page).getByLabel('Price per month (USD)').fill('12.00')
  await dialog(page).getByLabel('Description').fill('Mine')
  const others = { ...rest, name, description: 'Theirs', max_tools: 40 }
  expect((await page.request.put(path, { ...fromConsole, data: others })).ok()).toBe(true)
  await press(page, 'Save Changes')
  await expect(dialog(page).getByRole('alert')).toContainText('Somebody else changed this')
  expect(sent()).toBe(0)
  await expectAccessible(page)

  const field = (label: string) => dialog(page).getByRole('group', { name: label, exact: true })
  await expect(field('Description')).toContainText('Mine')
  await expect(field('Description')).toContainText('Theirs')
  await expect(field('Tools').getByRole('radio', { name: 'Theirs 40' })).toBeChecked()
  await expect(field('Price per month (USD)')).toHaveCount(0)
  await press(page, 'Save Changes')
  await expect(field('Description')).toContainText('Choose which value to keep')
  await field('Description').getByRole('radio', { name: 'Yours Mine' }).check()
  await press(page, 'Save Changes')
  await expect(dialog(page)).toHaveCount(0)
  expect(sent()).toBe(1)
  const saved = (await (await page.request.get(path)).json()) as object
  expect(saved).toMatchObject({ description: 'Mine', max_tools: 40, price_in_cents: 1200 })

  // Somebody else has made the same change: there is nothing to send.
  await choose(page, name, 'Edit')
  await dialog(page).getByLabel('Description').fill('Agreed')
  await page.request.put(path, {
    ...fromConsole,
    data: { ...others, price_in_cents: 1200, description: 'Agreed' },
  })
  await press(page, 'Save Changes')
  await expect(page.getByText('Nothing had to be sent').first()).toBeVisible()
  await expect(dialog(page)).toHaveCount(0)
  expect(sent()).toBe(1)
  await page.request.delete(path, fromConsole)
})

test('Undo offers a plan again that was deprecated by mistake', async ({ page }) => {
  const plan = await makePlan(page)
  await page.reload()
  await choose(page, plan.name, 'Deprecate')
  await expect(card(page, plan.name).getByText('Deprecated')).toBeVisible()
  const undo = page.getByRole('button', { name: `Undo ${plan.name} deprecated` })
  await undo.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(`${plan.name} offered again`).first()).toBeVisible()
  await expect(card(page, plan.name).getByText('Deprecated')).toHaveCount(0)
  await expect(undo).toHaveCount(0)
  const saved = (await (await page.request.get(`${PLANS}/${plan.id}`)).json()) as object
  expect(saved).toMatchObject({ deprecated: false })
  await page.request.delete(`${PLANS}/${plan.id}`, fromConsole)
})

test('a plan that everybody can buy is deprecated after a question, and /plans says so', async ({
  page,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/new\/plan\/pro\/price/)
  const pro = (await readPlans(page)).find(({ name }) => name === 'Pro')
  if (!pro) throw new Error('There is no plan Pro')
  try {
    // Deleting it takes it from the public page just so.
    await choose(page, 'Pro', 'Delete')
    await expect(dialog(page)).toContainText('The public page of plans sells it.')
    await expectAccessible(page)
    await press(page, 'Cancel')

    await choose(page, 'Pro', 'Deprecate')
    const question = page.getByRole('alertdialog', { name: 'Deprecate Pro?' })
    await expect(question).toContainText('The public page of plans sells it.')
    await expect(question).toContainText(/organizations keep it\./)
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Cancel' }).click()
    await expect(card(page, 'Pro').getByText('Deprecated')).toHaveCount(0)

    await choose(page, 'Pro', 'Deprecate')
    await question.getByRole('button', { name: 'Deprecate plan' }).click()
    await expect(card(page, 'Pro').getByText('Deprecated')).toBeVisible()

    // Nobody has to press the plan to learn it.
    await page.goto('/plans')
    const offer = page.getByRole('region', { name: 'Pro' })
    await expect(offer.getByText('No longer offered')).toBeVisible()
    await expect(offer.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('button', { name: 'Try Again' })).toHaveCount(0)
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Select Plus' }).click()
    await expect(page).toHaveURL(/\/checkout\?/)
  } finally {
    await page.request.post(`${PLANS}/${pro.id}/undeprecate`, fromConsole)
  }
})

test('a plan that somebody else deleted is said to be gone, by name', async ({ page, consoleErrors }) => {
  consoleErrors.expectFailure(/\/v1\/admin\/plans\//)
  const plan = await makePlan(page)
  await page.goto(`/admin/plans?dialog=edit-plan&id=${plan.id}`)
  await dialog(page).getByRole('textbox', { name: 'Description' }).fill('Changed')
  await page.request.delete(`${PLANS}/${plan.id}`, fromConsole)
  await press(page, 'Save Changes')
  await expect(dialog(page)).toContainText(`The plan ${plan.name} is no longer there.`)
  await expect(dialog(page).getByRole('button', { name: /Try Again|Save Changes/ })).toHaveCount(0)
  await expect(card(page, plan.name)).toHaveCount(0)
})

test('a plan that is gone although no answer came is said to be of unknown outcome', async ({
  page,
  sandbox,
  consoleErrors,
}) => {
  consoleErrors.expectFailure(/\/v1\/admin\/plans\//)
  const plan = await makePlan(page)
  await page.goto(`/admin/plans?dialog=delete-plan&id=${plan.id}`)
  await expect(dialog(page)).toContainText('No organization holds this plan')
  await sandbox.set({ failureRate: 1, failureKind: '504', failureCalls: 'writes', failureAfter: true })
  await press(page, 'Delete Plan')
  await expect(dialog(page)).toHaveAccessibleName('Plan')
  await expect(dialog(page)).toContainText('The outcome is unknown.')
  await expect(dialog(page)).toContainText('Look whether the plan is still in the list')
  await expectAccessible(page)
  await press(page, 'Close')
  await expect(card(page, 'Starter')).toBeVisible()
  await expect(card(page, plan.name)).toHaveCount(0)
})
