import type { Page, Route } from '@playwright/test'
import { endSession } from '../people'
import type { Sandbox } from '../fixtures'

/** What may go wrong with every call of the APIs, for as long as one step of a person takes. */
const FAULTS = {
  '500': (route: Route) => route.fulfill({ status: 500, json: { error: { message: 'database is down' } } }),
  '502': (route: Route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  '503': (route: Route) => route.fulfill({ status: 503, body: '' }),
  'cut connection': (route: Route) => route.abort('connectionreset'),
  'half an answer': (route: Route) =>
    route.fulfill({ contentType: 'application/json', body: '{"data":[{"id' }),
  'a page of HTML': (route: Route) => route.fulfill({ contentType: 'text/html', body: '<h1>Welcome</h1>' }),
  'no answer': () => Promise.resolve(),
} satisfies Record<string, (route: Route) => Promise<void>>

export type Fault = keyof typeof FAULTS | 'done, but no answer' | 'slow'

export const faults = [...Object.keys(FAULTS), 'done, but no answer', 'slow'] as Fault[]

const CALLS = /\/(v1|new|self-service|sessions|sync)(\/|\?|$)/

/** The network between the browser and everything else, which a test can spoil and mend. */
export class Weather {
  private fault: Fault | undefined
  private readonly held: Route[] = []
  private deploys = 0
  /** How many deploys the document in view has behind it. */
  private loaded = 0

  constructor(
    private readonly page: Page,
    private readonly sandbox: Sandbox,
  ) {}

  async begin(): Promise<void> {
    await this.page.route(CALLS, (route) => this.answer(route))
    await this.page.route('**/assets/**', (route) =>
      // The files of the last build went with the deploy: a page that was loaded before it finds none of them.
      this.loaded === this.deploys ? route.continue() : route.fulfill({ status: 404, body: '' }),
    )
    await this.page.route('**/version.json', (route) =>
      this.loaded === this.deploys
        ? route.continue()
        : route.fulfill({
            json: { version: '0', commit: '', built_at: new Date(this.deploys).toISOString() },
          }),
    )
    this.page.on('request', (request) => {
      if (request.isNavigationRequest()) this.loaded = this.deploys
    })
  }

  private async answer(route: Route): Promise<void> {
    const { fault } = this
    const isWrite = route.request().method() !== 'GET'
    // The page may have gone meanwhile, and its requests with it.
    const ended = (promise: Promise<unknown>) => promise.then(() => {}).catch(() => {})
    if (fault === undefined) return ended(route.continue())
    if (fault === 'slow') {
      await new Promise((resolve) => setTimeout(resolve, 300))
      return ended(route.continue())
    }
    if (fault === 'done, but no answer') {
      if (!isWrite) return ended(route.continue())
      return ended(route.fetch().then(() => route.abort('connectionreset')))
    }
    if (fault === 'no answer') this.held.push(route)
    return ended(FAULTS[fault](route))
  }

  spoil(fault: Fault): void {
    this.fault = fault
  }

  async mend(): Promise<void> {
    this.fault = undefined
    for (const route of this.held.splice(0)) await route.abort('timedout').catch(() => {})
    await this.page.context().setOffline(false)
  }

  offline = () => this.page.context().setOffline(true)
  expire = () => endSession(this.page, this.sandbox)
  deploy(): void {
    this.deploys += 1
  }
}
