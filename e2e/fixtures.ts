import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { test as base, expect, type Page } from '@playwright/test'
import { COLOUR_RULES, WCAG } from '../scripts/axe-rules.mjs'
import { withSandbox, type Sandbox } from './sandbox'

export { expect }
export type { Sandbox }
export const PASSWORD = 'quarterdeck-demo'
export const accounts = {
  admin: 'admin@example.com',
  standardAdmin: 'standard-admin@example.com',
  user: 'user@example.com',
  newcomer: 'new@example.com',
}

/** What the console's client sends with every write, for journeys that write by themselves. */
export const fromConsole = { headers: { 'X-Console-Request': '1' }, data: {} }

/** The flow that Kratos answered in a situation (docs/guides/kratos.md). */
export function recorded(name: string): unknown {
  const file = new URL(`../packages/sandbox/fixtures/recorded/${name}.json`, import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { body: unknown }).body
}

/** The name of the file of the build whose code has a text in it. What a file is named after may change with every build. */
export function fileOfBuild(text: string): string {
  const folder = 'packages/console/dist/assets'
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const found = files.find((file) => readFileSync(`${folder}/${file}`, 'utf8').includes(text))
  if (!found) throw new Error(`No file of the build has '${text}'`)
  return found
}

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

interface Fixtures {
  /** What the journey's pages wrote to the console as errors, without the calls that `expectFailure` announced. */
  consoleErrors: {
    /** @param status the one that such a call is answered with; without it, it may fail in any way */
    expectFailure: (url: RegExp, status?: number) => void
  }
  signIn: (email: string, address?: string) => Promise<void>
  /** Sets the sandbox's switches back after each test, and fails the test when the API's document was broken. */
  contract: void
}

export const test = base.extend<Fixtures, { sandbox: Sandbox }>({
  sandbox: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from this pattern
    async ({}, provide) => withSandbox(provide),
    // A process of its own has to start, on machines that are shared and slow at times.
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ sandbox }, provide) => provide(sandbox.url),

  consoleErrors: [
    async ({ page }, provide) => {
      const errors: string[] = []
      const expected: { url: RegExp; status?: number }[] = [
        // The browser itself reports a 401: signed out is an answer, not a fault.
        { url: /\/sessions\/whoami/, status: 401 },
        // The watch line asks some seconds after its screen came, whatever was done to the platform by then.
        { url: /\/v1\/(capabilities|admin\/overview)/ },
      ]
      // Of every tab of the journey's browser.
      const context = page.context()
      context.on('console', (message) => {
        if (message.type() !== 'error') return
        const { url } = message.location()
        const text = message.text()
        const isExpected = (call: (typeof expected)[number]) =>
          call.url.test(url) && text.includes(call.status ? `status of ${call.status}` : '')
        if (text.startsWith('Failed to load resource') && expected.some(isExpected)) return
        errors.push(`${text} (${url})`)
      })
      context.on('weberror', (error) => errors.push(`unhandled: ${error.error().message}`))
      // Whatever the policy refuses is a fault.
      await context.exposeBinding('reportViolation', (_, text: string) => void errors.push(text))
      await context.addInitScript(() => {
        document.addEventListener(
          'securitypolicyviolation',
          ({ effectiveDirective, blockedURI, sourceFile }) => {
            const { reportViolation } = window as unknown as { reportViolation: (text: string) => void }
            reportViolation(`securitypolicyviolation: ${effectiveDirective} ${blockedURI} (${sourceFile})`)
          },
        )
      })
      await provide({ expectFailure: (url, status) => void expected.push({ url, status }) })
      // Answers that a journey waits for no longer would fail the next one when the page has gone.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(errors).toEqual([])
    },
    { auto: true },
  ],

  // A fixture and not a hook: hooks of a shared module belong to the first file that loads it.
  contract: [
    async ({ sandbox }, provide) => {
      await provide()
      await sandbox.reset()
      // The sandbox checks every answer against the API's document: no journey may leave it, and no operation may crash.
      expect(await sandbox.violations()).toEqual([])
    },
    { auto: true },
  ],

  /**
   * Asks the identity service for a session, so that the screen of the sign-in, which session.spec.ts tests, is not gone through each
   * time. Then opens `address`; without one, the home of that person.
   */
  signIn: async ({ page, sandbox }, provide) => {
    const { request } = page.context()
    const headers = { accept: 'application/json' }
    await provide(async (email, address = '/') => {
      // A screen of the sign-in would begin a flow of its own at the same time, whose cookie this one cannot go on with.
      if (page.url() !== 'about:blank') await page.goto('about:blank')
      const started = await request.get(`${sandbox.authUrl}/self-service/login/browser`, { headers })
      const { ui } = (await started.json()) as LoginFlow
      const token = ui.nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value
      const data = { method: 'password', identifier: email, password: PASSWORD, csrf_token: token }
      const answer = await request.post(ui.action, { headers, data })
      if (!answer.ok()) throw new Error(`${email} was not signed in: ${await answer.text()}`)
      await page.goto(address)
      await page.waitForURL((url) => url.pathname !== '/')
    })
  },
})

interface LoginFlow {
  ui: { action: string; nodes: { attributes: { name?: string; value?: string } }[] }
}

/**
 * WCAG 2.2 AA in light, and in dark the rules that look at colours: a theme changes nothing else. By day colours are left to
 * the stories, of which each state of a screen is one.
 */
export async function expectAccessible(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const withoutColours = Object.fromEntries(COLOUR_RULES.map((rule) => [rule, { enabled: false }]))
  const checks: ['light' | 'dark', object][] = process.env.BY_DAY
    ? [['light', { runOnly: WCAG, rules: withoutColours }]]
    : [
        ['light', { runOnly: WCAG }],
        ['dark', { runOnly: COLOUR_RULES }],
      ]
  for (const [theme, options] of checks) {
    const violations = await page.evaluate(
      async ([name, chosen]) => {
        document.documentElement.dataset.theme = name
        const { axe } = window as unknown as {
          axe: {
            run: (
              context: unknown,
              options: unknown,
            ) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
          }
        }
        const run = () => axe.run(document, { ...chosen, resultTypes: ['violations'] })
        let result = await run()
        const { scrollY } = window
        // What has scrolled up to a bar that stays is near the bar's links for as long: sizes are judged at the top of the page.
        if (scrollY > 0 && result.violations.some(({ id }) => id === 'target-size')) {
          window.scrollTo({ top: 0, behavior: 'instant' })
          result = await run()
          window.scrollTo({ top: scrollY, behavior: 'instant' })
        }
        return result.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)
      },
      [theme, options] as const,
    )
    expect(violations, `axe, ${theme}`).toEqual([])
  }
}

/** No text such as `undefined`, `NaN` or `[object Object]` may be on the screen. */
export async function expectNothingRaw(page: Page): Promise<void> {
  const text = await page.locator('body').innerText()
  expect(text).not.toMatch(/undefined|NaN|Invalid Date|\[object Object\]|\bnull\b/)
}
