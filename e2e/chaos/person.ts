import { expect, type Page } from '@playwright/test'
import { PASSWORD } from '../fixtures'
import type { Random } from './random'
import { expectStanding, pass } from './promises'

/** A form of a screen in which a person may type, and what they typed there and have not sent. */
export interface Form {
  name: string
  /** Whose form it is. */
  area: 'admin' | 'user'
  address: string
  field: (page: Page) => ReturnType<Page['getByRole']>
}

const inDialog = (page: Page, name: string) => page.getByRole('dialog').getByRole('textbox', { name }).first()

const FORMS: Form[] = [
  {
    name: 'a plan',
    area: 'admin',
    address: '/admin/plans?dialog=create-plan',
    field: (page) => inDialog(page, 'Name'),
  },
  {
    name: 'a cluster',
    area: 'admin',
    address: '/admin/clusters?dialog=add-cluster',
    field: (page) => inDialog(page, 'Domain'),
  },
  {
    name: 'an admin',
    area: 'admin',
    address: '/admin/admins',
    field: (page) => page.getByRole('form', { name: 'Add Admin' }).getByRole('textbox', { name: 'Email' }),
  },
  {
    name: 'the own address',
    area: 'user',
    address: '/account',
    // Not just 'Email': /login, where a dead session leads in the next moment, has such a field too.
    field: (page) => page.getByRole('region', { name: 'Profile' }).getByRole('textbox', { name: 'Email' }),
  },
]

const SCREENS = {
  admin: [
    '/admin',
    '/admin/organizations',
    '/admin/organizations?page=2',
    '/admin/organizations?search=north',
    '/admin/users',
    '/admin/admins',
    '/admin/clusters',
    '/admin/plans',
    '/admin/jobs',
    '/admin/payments',
    '/admin/payments/providers/paddle',
    '/admin/settings',
    '/account',
    '/admin/nowhere',
  ],
  user: ['/user', '/user/organizations', '/user/settings', '/account', '/plans', '/nowhere'],
}

export class Person {
  private readonly typed = new Map<Form, string>()
  private texts = 0

  constructor(
    private readonly page: Page,
    private readonly random: Random,
    private readonly email: string,
    private readonly area: 'admin' | 'user',
  ) {}

  /** Signs in where the page asks for it, as a person would. */
  async signInIfAsked(): Promise<void> {
    const { page } = this
    const again = page.getByRole('button', { name: 'Try Again' })
    const email = page.getByRole('textbox', { name: 'Email' })
    const isAsked = () => new URL(page.url()).pathname === '/login'
    for (let tries = 0; tries < 3; tries++) {
      // The page may also find by itself that the session is alive after all.
      await expect
        .poll(async () => !isAsked() || (await again.isVisible()) || (await email.isVisible()))
        .toBe(true)
      if (!isAsked()) return
      if (await again.isVisible()) {
        await again.click()
        await pass(page, 2)
        continue
      }
      await email.fill(this.email)
      await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
      await page.getByRole('button', { name: 'Sign in', exact: true }).click()
      await page.waitForURL(({ pathname }) => pathname !== '/login').catch(() => {})
    }
    expect(new URL(page.url()).pathname, 'signing in').not.toBe('/login')
  }

  /** One thing a person does, whatever the network is like. Says what it was. */
  async act(): Promise<string> {
    const { page, random } = this
    const acts: (() => Promise<string>)[] = [
      () => this.open(random.pick(SCREENS[this.area])),
      () => this.follow(),
      () => this.follow(),
      () => this.press(),
      () => this.press(),
      () => this.type(),
      () => this.type(),
      async () => {
        await goBack(page)
        return 'goes back'
      },
      async () => {
        await page.reload(BRIEFLY).catch(() => {})
        return 'reloads'
      },
    ]
    return random.pick(acts)()
  }

  private async open(address: string): Promise<string> {
    // Without a network the browser itself says so in place of the page.
    await goTo(this.page, address)
    return `opens ${address}`
  }

  private async follow(): Promise<string> {
    // What is behind a dialog cannot be reached; Back closes it and keeps what was typed.
    if (await this.page.getByRole('dialog').isVisible()) await goBack(this.page)
    const links = this.page.getByRole('navigation').first().getByRole('link')
    const count = await links.count()
    if (count === 0) return 'finds no link to follow'
    const link = links.nth(this.random.below(count))
    const name = (await link.textContent().catch(() => '')) ?? ''
    await link.click({ timeout: 1000 }).catch(() => {})
    return `follows ${name.trim()}`
  }

  /** Presses something that reads: a refresh, a page of a list, a tab, Try Again, a dialog of details. */
  private async press(): Promise<string> {
    if (await this.page.getByRole('dialog').isVisible()) await goBack(this.page)
    const buttons = this.page
      .locator('main')
      .getByRole('button', { name: /^(Refresh|Try Again|Next|Previous|Details|View)/ })
      .or(this.page.getByRole('tab'))
    const count = await buttons.count()
    if (count === 0) return 'finds nothing to press'
    const button = buttons.nth(this.random.below(count))
    const name = (await button.textContent().catch(() => '')) ?? ''
    await button.click({ timeout: 1000 }).catch(() => {})
    return `presses ${name.trim() || 'a button'}`
  }

  private async type(): Promise<string> {
    const form = this.random.pick(FORMS.filter(({ area }) => area === this.area))
    await goTo(this.page, form.address)
    const field = form.field(this.page)
    await pass(this.page, 1)
    const isThere = this.page.url().endsWith(form.address)
    if (!isThere || !(await field.isEditable({ timeout: 1000 }).catch(() => false)))
      return `finds no form of ${form.name}`
    this.texts += 1
    const text = `typed-${this.texts}@example.com`
    const isFilled = await field.fill(text, { timeout: 1000 }).then(
      () => true,
      () => false,
    )
    if (isFilled) this.typed.set(form, text)
    return `types into the form of ${form.name}`
  }

  /** What was typed into a form is not expected back: something else was typed there since. */
  forget(name: Form['name']): void {
    for (const form of this.typed.keys()) if (form.name === name) this.typed.delete(form)
  }

  /** Everything that was typed and not sent is back when its form is opened. */
  async expectNothingLost(): Promise<void> {
    for (const [form, text] of this.typed) {
      await goTo(this.page, form.address)
      await pass(this.page, 2)
      await this.signInIfAsked()
      await expectStanding(this.page)
      await expect(form.field(this.page), `what was typed into the form of ${form.name}`).toHaveValue(text)
    }
  }
}

/** A page that does not load in time is part of a bad day. */
const BRIEFLY = { waitUntil: 'commit', timeout: 5000 } as const

const goTo = (page: Page, address: string) => page.goto(address, BRIEFLY).catch(() => null)
const goBack = (page: Page) => page.goBack(BRIEFLY).catch(() => null)
