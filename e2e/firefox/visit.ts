import { expect } from '@playwright/test'
import type { Page } from 'puppeteer-core'

/** A page of Firefox as a person uses it: by roles, names and texts. Everything waits until it can be done. */
export class Visit {
  constructor(
    private readonly page: Page,
    private readonly origin: string,
  ) {}

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path)
  }

  /** An element by its role and accessible name; `within` is a selector of what it is in. */
  private locate(role: string, name: string, within = '') {
    return this.page.locator(`${within} >>> ::-p-aria([name="${name}"][role="${role}"])`.trim())
  }

  async fill(name: string, text: string, within?: string): Promise<void> {
    // Key by key: of a value that is set at once React would not be told.
    await this.locate('textbox', name, within).fill(text, { typingThreshold: Infinity })
  }

  /** Types a password; password fields have no role. */
  async fillPassword(text: string): Promise<void> {
    await this.page.locator('input[type=password]').fill(text)
  }

  async press(name: string, within?: string): Promise<void> {
    const button = await this.locate('button', name, within).waitHandle()
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    await button.click()
  }

  /** Chooses an option of a select by its text. */
  async choose(name: string, option: string): Promise<void> {
    const select = await this.locate('combobox', name).waitHandle()
    const value = await select.evaluate(
      (element, text) =>
        [...(element as HTMLSelectElement).options].find(({ label }) => label === text)?.value ?? '',
      option,
    )
    await this.locate('combobox', name).fill(value)
  }

  /** Waits until the part of the page that a selector names shows this text. */
  async sees(text: string | RegExp, within = 'body'): Promise<void> {
    await expect
      .poll(() => this.page.evaluate((where) => document.querySelector(where)?.textContent ?? '', within))
      .toMatch(text)
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.page.url().slice(this.origin.length)).toMatch(path)
  }

  /** What is in a text field. */
  async valueOf(name: string): Promise<string> {
    const field = await this.locate('textbox', name).waitHandle()
    return field.evaluate((element) => (element as HTMLInputElement).value)
  }

  /** Calls the product API with the session of this window; changes that do not come from the screen under test. */
  call<T>(method: 'GET' | 'POST', path: string, body: object = {}): Promise<T> {
    return this.page.evaluate(
      async (verb, url, json) => {
        const answer = await fetch(url, {
          method: verb,
          headers: { 'Content-Type': 'application/json', 'X-Console-Request': '1' },
          ...(verb === 'POST' && { body: json }),
        })
        if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
        return answer.json() as Promise<T>
      },
      method,
      path,
      JSON.stringify(body),
    )
  }
}
