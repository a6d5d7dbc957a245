import type { Locator, Page } from '@playwright/test'
import { codeAtWork } from './code'
import { accounts, expect, fromConsole, test } from './fixtures'

/** A control that does something else after each press. */
interface Turning {
  what: string
  address: string
  /** Brings the platform into the state in which the first press is the one to test. */
  before?: (page: Page) => Promise<unknown>
  /** The control before the press, and after it. */
  control: (page: Page) => Locator
  turned: (page: Page) => Locator
}

const button = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true })
const signup = (page: Page) => page.getByRole('switch', { name: 'Allow new users to register' })
const scheduling = (page: Page) => page.getByRole('switch', { name: /^Scheduling of/ }).first()

const turning: Turning[] = [
  {
    what: 'Allow new users to register, whose opposite asks a question',
    address: '/admin/settings',
    before: (page) =>
      page.request.put('/v1/admin/system/settings/signup', { ...fromConsole, data: { enabled: false } }),
    control: signup,
    turned: (page) => signup(page).and(page.locator('[aria-checked=true]')),
  },
  {
    what: 'Scheduling of a cluster',
    address: '/admin/clusters',
    control: scheduling,
    turned: (page) => scheduling(page).and(page.locator('[aria-checked=false]')),
  },
  {
    what: 'Show Archived of clusters',
    address: '/admin/clusters',
    control: button('Show Archived'),
    turned: button('Show Active'),
  },
  {
    what: 'Show Archived of products',
    address: '/admin/payments/providers/paddle',
    control: button('Show Archived'),
    turned: button('Hide Archived'),
  },
  {
    what: 'Show Filters',
    address: '/admin/jobs',
    control: button('Show Filters'),
    turned: button('Hide Filters'),
  },
]

/** The writes that the page sends, by method and path. */
function writesOf(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
  })
  return sent
}

for (const { what, address, before, control, turned } of turning) {
  test(`${what} rests after a press`, async ({ page, signIn }) => {
    await signIn(accounts.admin)
    await before?.(page)
    await page.goto(address)
    const sent = writesOf(page)
    await control(page).click()
    await expect(turned(page)).toHaveAttribute('aria-disabled', 'true')

    // Where the pointer is, and by keyboard; the control keeps the focus and its name meanwhile.
    await page.mouse.down()
    await page.mouse.up()
    await turned(page).press('Enter')
    await expect(turned(page)).toHaveAttribute('aria-disabled', 'true')
    await expect(turned(page)).toBeFocused()
    await expect(page.getByRole('alertdialog')).toHaveCount(0)

    await page.mouse.move(0, 0)
    await expect(turned(page)).not.toHaveAttribute('aria-disabled', 'true')
    // A write may be on its way only now, as that of a cluster, whose list is read before: none is sent twice.
    const writes = sent.filter((write) => write.includes('/v1/'))
    expect(writes).toEqual([...new Set(writes)])
  })
}

test('a password that is shown stays so after a second press, and is hidden after a moment', async ({
  page,
}) => {
  await page.goto('/login')
  const field = page.getByLabel('Password', { exact: true })
  await page.getByRole('button', { name: 'Show password' }).click()
  const hide = page.getByRole('button', { name: 'Hide password' })
  await expect(hide).toHaveAttribute('aria-disabled', 'true')
  await page.mouse.down()
  await page.mouse.up()
  await expect(field).toHaveAttribute('type', 'text')
  // Without moving the pointer, since it changes nothing but what can be read in the field.
  await expect(hide).not.toHaveAttribute('aria-disabled', 'true')
  await page.mouse.down()
  await page.mouse.up()
  await expect(field).toHaveAttribute('type', 'password')
})

test('a key that is held down does not answer the question it has opened', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  // What sees to it is loaded once the page has nothing else to do.
  await page.goto('/admin/settings')
  await codeAtWork(page, 'a, button, input, select, textarea, label, summary, [role], tr, li')
  await expect(signup(page)).toBeChecked()
  await signup(page).focus()
  await page.keyboard.down('Enter')
  const question = page.getByRole('alertdialog')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.down('Enter')
  await expect(question).toBeVisible()
  await page.keyboard.up('Enter')
  await page.keyboard.press('Enter')
  await expect(question).toHaveCount(0)
  await expect(signup(page)).toBeChecked()
})
