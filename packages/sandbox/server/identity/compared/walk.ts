import { AUTH_ORIGIN, Browser, CONSOLE_ORIGIN } from '../../../../../scripts/kratos/browser.mjs'
import { recorder } from '../../../../../scripts/kratos/record.mjs'
import { createIdentity } from '../accounts'
import { hashPassword, identityApp } from '../index'
import { defaultSwitches } from '../../switches'
import { createIdentityStore } from '../records'
import type { Setup } from './configuration'

/** An answer as `scripts/kratos/record.mjs` keeps it. */
export interface Answer {
  request: object
  status: number
  location?: string
  cookies?: string[]
  body?: unknown
}

interface Person {
  email: string
  password?: string
  verified?: boolean
  traits?: { admin?: boolean }
}

/** How a scenario is gone through, with the functions that `scripts/kratos/record.mjs` describes. */
export type Walk = (tools: object) => Promise<void>

/** Walks a scenario against an identity service of its own; resolves with what it recorded, by name. */
export async function walkThrough(
  walk: Walk,
  { switches, registrationOpen }: Setup,
): Promise<Map<string, { document: Answer }>> {
  const store = createIdentityStore()
  let waited = 0
  const now = () => new Date(Date.now() + waited)
  let current = { ...defaultSwitches, ...switches }
  const app = identityApp({
    store,
    now,
    switches: () => current,
    consoleOrigin: CONSOLE_ORIGIN,
    authOrigin: AUTH_ORIGIN,
    registrationOpen: () => registrationOpen,
  })
  const documents = new Map<string, { document: Answer }>()
  // Whom Kratos takes its callers for: those that the proxy before it names.
  const caller = { incoming: { socket: { remoteAddress: '203.0.113.7' } } }

  await walk({
    record: recorder(documents, {}, () => now().getTime()),
    browser: () =>
      new Browser(AUTH_ORIGIN, async (...[url, init]: Parameters<typeof fetch>) =>
        app.request(url, init, caller),
      ),
    async person({ email, password = 'a long walk home', verified = true, traits }: Person) {
      const identity = createIdentity(store, {
        email,
        verified,
        passwordHash: await hashPassword(password),
        admin: traits?.admin === true,
        createdAt: now(),
      })
      if (!identity) throw new Error(`There is somebody with the address ${email} already.`)
      return identity
    },
    change(_id: string, [{ path, value }]: [{ path: string; value: string }]) {
      if (path !== '/state') throw new Error(`The sandbox cannot change ${path} of an identity.`)
      current = { ...current, identitiesDisabled: value === 'inactive' }
    },
    mail(email: string) {
      const body = store.mails.all().findLast(({ to }) => to === email)?.body
      if (body === undefined) throw new Error(`No mail to ${email}.`)
      return { link: /https:\S+/.exec(body)?.[0], code: /^\d{6}$/m.exec(body)?.[0] }
    },
    wait(milliseconds: number) {
      waited += milliseconds
    },
  })
  return documents
}
