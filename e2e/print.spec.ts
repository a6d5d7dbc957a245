import type { Page } from '@playwright/test'
import { accounts, expect, test } from './fixtures'
import { layoutFaults } from './layout/faults'
import { stretchAnswers } from './layout/stretched'

/** A4 at 96 dpi, without its margins. */
const PAPER = { width: 718, height: 1047 }
/** With them, for who prints to the edge. */
const WHOLE_PAPER = { width: 794, height: 1123 }

const isCutOff = (page: Page) =>
  page
    .getByRole('dialog')
    .evaluate((dialog) =>
      [dialog, ...dialog.querySelectorAll('*')].some(
        (element) =>
          element.scrollHeight > element.clientHeight + 1 &&
          getComputedStyle(element).overflowY !== 'visible' &&
          !element.closest('[data-long]') &&
          element.clientHeight > 1,
      ),
    )

test('a list prints its columns, and nothing that is only for pressing', async ({ page, signIn }) => {
  await signIn(accounts.admin, '/admin/jobs')
  const table = page.getByRole('table', { name: 'Recent Jobs' })
  await expect(table.getByRole('row')).toHaveCount(16)
  await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  await expect(page.getByRole('heading', { name: 'Jobs', exact: true })).toBeVisible()
  for (const name of ['Job', 'Organization', 'Status', 'Retries', 'Created'])
    await expect(table.getByRole('columnheader', { name, exact: true })).toBeVisible()
  await expect(table.getByRole('columnheader', { name: 'Actions' })).toBeHidden()
  const cells = await table
    .getByRole('row')
    .nth(1)
    .getByRole('cell')
    .evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()).filter(({ width }) => width > 0))
  expect(new Set(cells.map(({ top }) => Math.round(top))).size).toBe(1)
  for (const { width } of cells) expect(width).toBeGreaterThan(40)

  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  await expect(page.getByText('Skip to content')).toBeHidden()
  await expect(page.getByRole('button', { name: /^(Refresh|Show Filters|Restart|Cancel|Copy)/ })).toHaveCount(
    0,
  )
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(PAPER.width)
})

test('the list of all jobs prints its charts with their title, and not what chooses the jobs', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin, '/admin/jobs?tab=all')
  await expect(page.getByRole('table', { name: 'All jobs' }).getByRole('row').nth(1)).toBeVisible()
  await expect(page.getByRole('button', { name: 'One by one' })).toBeVisible()

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  await expect(page.getByText('Failures, last 24 hours')).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.getByRole('combobox')).toHaveCount(0)
  await expect(
    main.getByRole('button', { name: /^(One by one|By cause|Failed|All|Table|Show \d+ more)/ }),
  ).toHaveCount(0)
})

test('retries have one line without the sign that stands in for their heading, and names of jobs whole words', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin, '/admin/jobs?tab=all')
  const table = page.getByRole('table', { name: 'All jobs' })
  await expect(table.getByRole('row').nth(10)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const broken = await table.evaluate((element) => {
    const linesOf = (text: Node, from: number, to: number) => {
      const range = document.createRange()
      range.setStart(text, from)
      range.setEnd(text, to)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }
    const texts = (selector: string) =>
      [...element.querySelectorAll(selector)].flatMap((part) => {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
        const found: Node[] = []
        while (walker.nextNode()) found.push(walker.currentNode)
        return found
      })
    const column = [...element.querySelectorAll('th')].findIndex((head) => head.textContent === 'Retries') + 1
    const retries = texts(`td:nth-child(${column})`).map((text) => [text, text.textContent ?? ''] as const)
    const words = texts('[data-part="name"] > :first-child').flatMap((text) =>
      [...(text.textContent ?? '').matchAll(/\S+/g)].map(({ index, 0: word }) => ({ text, index, word })),
    )
    return [
      ...retries.filter(([text, whole]) => linesOf(text, 0, whole.length) > 1).map(([, whole]) => whole),
      ...words
        .filter(({ text, index, word }) => linesOf(text, index, index + word.length) > 1)
        .map(({ word }) => word),
      ...[...element.querySelectorAll(`td:nth-child(${column}) svg`)].filter((sign) =>
        sign.checkVisibility(),
      ),
    ].map(String)
  })
  expect(broken).toEqual([])
})

test('a card stays on one page, and what is told by a bar is printed without backgrounds too', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.user, '/user')
  await page
    .getByRole('link', { name: /^View Dashboard/ })
    .first()
    .click()
  const meter = page.getByRole('meter').first()
  await expect(meter).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('region', { name: 'Plan', exact: true })).toHaveCSS('break-inside', 'avoid')
  await expect(meter).toHaveCSS('print-color-adjust', 'exact')
})

test('a badge has one line, and breaks into no more lines than it has words where its name is long', async ({
  page,
  signIn,
}) => {
  await signIn(accounts.admin, '/admin/organizations')
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(26)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  const broken = await page.locator('td [data-tone]').evaluateAll((badges) =>
    badges.flatMap((badge) => {
      const text = badge.textContent ?? ''
      const lines = badge.getBoundingClientRect().height / parseFloat(getComputedStyle(badge).lineHeight)
      return Math.floor(lines) > (text.length > 20 ? text.split(' ').length : 1) ? [text] : []
    }),
  )
  expect(broken).toEqual([])
})

test('long names neither push a column off the paper nor lie over each other', async ({ page, signIn }) => {
  await signIn(accounts.admin)
  await stretchAnswers(page)
  await page.emulateMedia({ media: 'print' })
  for (const place of ['/admin/jobs', '/admin/organizations']) {
    await page.goto(place)
    await expect(page.getByRole('cell').first()).toBeVisible()
    for (const paper of [PAPER, WHOLE_PAPER]) {
      await page.setViewportSize(paper)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(paper.width)
      const faults = await page.evaluate(layoutFaults)
      expect(faults.filter((fault) => / lies over | leaves its box /.test(fault))).toEqual([])
    }
  }
})

test('a dialog prints whole, without the page below it', async ({ page, signIn, consoleErrors }) => {
  consoleErrors.expectFailure(/\/namespace$/) // the organization has none
  await signIn(accounts.admin, '/admin/organizations')
  await page.getByRole('table').getByRole('row').nth(1).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Background jobs' })).toBeVisible()
  await expect(dialog.locator('[data-shape]')).toHaveCount(0)
  expect(await isCutOff(page)).toBe(true) // on screen it scrolls, or this test would see nothing

  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(PAPER)
  await expect(dialog.getByRole('heading', { name: 'Information' })).toBeVisible()
  await expect(dialog.getByRole('heading', { name: 'Background jobs' })).toBeVisible()
  expect(await isCutOff(page)).toBe(false)
  await expect(page.locator('#root')).toBeHidden()
  await expect(page.getByRole('button', { name: /^(Close|Manage Plan|Run)/ })).toHaveCount(0)
  const height = await dialog.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeGreaterThanOrEqual(
    Math.floor(height),
  )
})
