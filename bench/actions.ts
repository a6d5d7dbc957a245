import type { Browser, Page } from '@playwright/test'
import type { Action, Subject } from './measure'
import type { Condition } from './probe'

/** Rows that hold something; those of a skeleton do not. */
const ROWS = 'tbody tr:not([data-loading])'
const rows = (count: number, first: string): Condition => ({ selector: ROWS, count, text: first })

/** What stands for something that has not arrived. */
const WAITING = '[aria-busy=true], [data-loading], [data-shape]'

interface List {
  data: { email: string }[]
}

/** What an administrator does all day on the list of organizations, with what the sandbox answers to it. */
export async function actionsOn(browser: Browser, { url, signedIn }: Subject): Promise<Action[]> {
  const context = await browser.newContext({ storageState: signedIn })
  const emails = async (path: string) => {
    const answer = (await (await context.request.get(url + path)).json()) as List
    return answer.data.map(({ email }) => email)
  }
  const organizations = await emails('/v1/admin/organizations?page=1&limit=25')
  const users = await emails('/v1/admin/users?page=1&limit=25')
  const searched = (organizations.at(-1) ?? '').slice(0, 8)
  const found = await emails(`/v1/admin/organizations?page=1&limit=25&search=${encodeURIComponent(searched)}`)
  await context.close()
  if (found.length === 0 || found.length === organizations.length)
    throw new Error(`'${searched}' finds nothing`)

  const all = rows(organizations.length, organizations[0] ?? '')
  return [
    {
      name: 'search',
      before: (page) => page.locator('input[type=search]').click(),
      do: (page) => page.keyboard.type(searched, { delay: 40 }),
      done: rows(found.length, found[0] ?? ''),
      after: async (page) => {
        await page.locator('input[type=search]').fill('')
        await page
          .locator(ROWS)
          .nth(organizations.length - 1)
          .waitFor()
      },
    },
    {
      name: 'details',
      do: (page) => press(page, 'tbody tr:nth-child(2) td:nth-child(3)'),
      done: {
        selector: `:is(dialog[open], [aria-modal=true]):not([aria-busy=true], :has(${WAITING}))`,
        count: 1,
      },
      after: (page) => page.keyboard.press('Escape'),
    },
    {
      name: 'another screen',
      do: (page) => press(page, 'a[href="/admin/users"]'),
      done: rows(users.length, users[0] ?? ''),
    },
    { name: 'back to the list', do: (page) => press(page, 'a[href="/admin/organizations"]'), done: all },
  ]
}

/** Moves the pointer there and presses, with nothing between. */
async function press(page: Page, selector: string): Promise<void> {
  const box = await page.locator(selector).first().boundingBox()
  if (!box) throw new Error(`${selector} is not in view`)
  await page.mouse.click(box.x + Math.min(box.width / 2, 60), box.y + box.height / 2)
}
