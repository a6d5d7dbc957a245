import { accounts, expect, test, type Sandbox } from './fixtures'
import type { Page } from '@playwright/test'
import { Person } from './chaos/person'
import { expectStanding, pass, saidWithin } from './chaos/promises'
import { randomOf, type Random } from './chaos/random'
import { faults, Weather } from './chaos/weather'

/*
 * Bad days at random: a person goes through the screens while calls fail in every way, the network drops, sessions end
 * and new versions are deployed. `npm run chaos -- --seed 7 --minutes 30` repeats a run. Minutes are the page's: its
 * clock is driven.
 */
const SEED = Number(process.env.CHAOS_SEED ?? 1)
const MINUTES = Number(process.env.CHAOS_MINUTES ?? 4)
/** How long one step takes on the page's clock, with the rest after it, in seconds. */
const STEP_S = 15

for (const area of ['admin', 'user'] as const) {
  test(`a bad day of ${area === 'admin' ? 'an admin' : 'a customer'}, seed ${SEED}`, async ({
    page,
    sandbox,
    signIn,
    consoleErrors,
  }) => {
    const steps = Math.ceil((MINUTES * 60) / 2 / STEP_S)
    test.setTimeout(60_000 + steps * 20_000)
    consoleErrors.expectFailure(/./) // calls that fail are the point; any other error fails the test
    await page.clock.install()
    await signIn(accounts[area])
    page.setDefaultTimeout(15_000)
    const random = randomOf(SEED + (area === 'admin' ? 0 : 1000))
    const weather = new Weather(page, sandbox)
    await weather.begin()
    const person = new Person(page, random, accounts[area], area)

    for (let step = 1; step <= steps; step++) {
      const spoiled = await spoil(weather, random)
      const did =
        area === 'admin' && random.chance(15)
          ? await createPlan(page, sandbox, `chaos-${SEED}-${step}`, person)
          : await person.act()
      console.log(`${String(step).padStart(3)} ${area} · ${spoiled} · ${did}`)
      await pass(page, random.below(14))
      await weather.mend()
      await pass(page, 5)
      await mendPage(page)
      await person.signInIfAsked()
      await expectStanding(page)
    }
    await person.expectNothingLost()
  })
}

async function spoil(weather: Weather, random: Random): Promise<string> {
  const dice = random.below(100)
  if (dice < 30) return 'all is well'
  if (dice < 40) {
    await weather.offline()
    return 'offline'
  }
  if (dice < 50) {
    await weather.expire()
    return 'the session ends'
  }
  if (dice < 60) {
    weather.deploy()
    return 'a new version is deployed'
  }
  const fault = random.pick(faults)
  weather.spoil(fault)
  return fault
}

/** What a person does with a page that the browser could not load at all. */
async function mendPage(page: Page): Promise<void> {
  if (page.url().startsWith('chrome-error:') || (await page.locator('#root').count()) === 0)
    await page.goto('/')
}

/** Creates a plan, and holds what the page says of it against what the platform has. */
async function createPlan(page: Page, sandbox: Sandbox, name: string, person: Person): Promise<string> {
  await page.goto('/admin/plans?dialog=create-plan').catch(() => null)
  await pass(page, 1)
  const dialog = page.getByRole('dialog')
  const field = dialog.getByRole('textbox', { name: 'Name' })
  if (!(await field.isEditable({ timeout: 1000 }).catch(() => false))) return 'finds no form of a plan'
  await field.fill(name)
  person.forget('a plan')
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Made on a bad day')
  await dialog.getByRole('textbox', { name: 'Price' }).fill('10')
  await dialog.getByRole('button', { name: 'Create Plan' }).click()
  // Longer than any call may take.
  const told = await saidWithin(page, 13, { done: /Plan created/, failed: /Failed to create plan/ })
  const answer = await page.request.get(`${sandbox.url}/v1/admin/plans`)
  if (answer.ok()) {
    const isThere = (await answer.text()).includes(name)
    expect(told.failed && isThere, 'a false "failed"').toBe(false)
    expect(told.done && !isThere, 'a false "done"').toBe(false)
  }
  const cancel = dialog.getByRole('button', { name: 'Cancel' })
  if (await cancel.isVisible()) await cancel.click({ timeout: 1000 }).catch(() => {})
  return `creates a plan: ${told.done ? 'done' : told.failed ? 'failed' : 'not known'}`
}
