import { TOTP, URI } from 'otpauth'
import { createIdentity, type NewIdentity } from './accounts'
import { defaultSwitches, type Switches } from '../switches'
import { hashPassword, identityApp } from './index'
import type { Message } from './messages'
import type { Node } from './nodes'
import { createIdentityStore } from './records'

export const consoleOrigin = 'http://localhost:4000'
export const authOrigin = 'http://localhost:4433'
export const demoPassword = 'quarterdeck-demo'

const passwordHash = await hashPassword(demoPassword)

/** Any document the service answers with, as far as tests look at it. */
export interface Document {
  id: string
  state: string
  active?: string
  refresh?: boolean
  requested_aal?: string
  return_to?: string
  request_url: string
  ui: { action: string; method: string; nodes: Node[]; messages?: Message[] }
  error: {
    id?: string
    code: number
    reason?: string
    message: string
    details?: Record<string, unknown>
  }
  session?: Session
  identity: { id: string; traits: Record<string, unknown>; verifiable_addresses: { verified: boolean }[] }
  continue_with: { action: string; redirect_browser_to?: string; flow?: { id: string; url: string } }[]
  redirect_browser_to: string
  use_flow_id: string
  logout_url: string
  logout_token: string
  count: number
}

export interface Session {
  id: string
  active: boolean
  authenticated_at: string
  authenticator_assurance_level: string
  authentication_methods: { method: string; aal: string }[]
  identity: Document['identity']
}

/** What whoami answers, either way. */
export type Whoami = Session & Pick<Document, 'error' | 'redirect_browser_to'>

export interface Answer<T = Document> {
  status: number
  body: T
  headers: Headers
  location: string
}

/** An identity service with a clock and switches in the test's hands. */
export function identityForTest({ registrationOpen }: { registrationOpen?: () => boolean } = {}) {
  const store = createIdentityStore()
  let time = Date.parse('2026-11-20T12:00:00Z')
  let switches: Switches = defaultSwitches
  const now = () => new Date(time)
  const app = identityApp({
    store,
    now,
    switches: () => switches,
    consoleOrigin,
    authOrigin,
    registrationOpen,
  })

  return {
    app,
    store,
    now,
    browser: () => new Browser(app),
    passMinutes: (minutes: number) => {
      time += minutes * 60_000
    },
    turn: (change: Partial<Switches>) => {
      switches = { ...switches, ...change }
    },
    person: (person: Partial<NewIdentity> = {}) => {
      const ada = { email: 'ada@example.com', passwordHash, admin: false, verified: true, createdAt: now() }
      const identity = createIdentity(store, { ...ada, ...person })
      if (!identity) throw new Error('There is somebody with this address already')
      return identity
    },
    /** The newest mail: the link or code in it. */
    mailed: (to = 'ada@example.com') => {
      const mail = store.mails.all().findLast((candidate) => candidate.to === to)
      const link = /https?:\S+/.exec(mail?.body ?? '')?.[0] ?? ''
      return {
        ...mail,
        link: link.replace(authOrigin, ''),
        code: /^\d{6}$/m.exec(mail?.body ?? '')?.[0] ?? '',
      }
    },
  }
}

type Submission = Record<string, unknown>

/** A browser with a cookie jar; `get` and `post` are a page's script, `visit` and `sendForm` are navigation. */
export class Browser {
  cookies = new Map<string, string>()

  constructor(private readonly app: ReturnType<typeof identityApp>) {}

  get cookieHeader() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  async request<T = Document>(
    method: string,
    address: string,
    init: { headers?: Record<string, string>; body?: string } = {},
  ): Promise<Answer<T>> {
    const url = new URL(address, authOrigin)
    const headers = { Origin: consoleOrigin, ...init.headers, Cookie: this.cookieHeader }
    const response = await this.app.request(url.href, { ...init, method, headers })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (/Max-Age=0/i.test(cookie)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const text = await response.text()
    const body = (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}) as T
    return {
      status: response.status,
      body,
      headers: response.headers,
      location: response.headers.get('Location') ?? '',
    }
  }

  get = <T = Document>(path: string) =>
    this.request<T>('GET', path, { headers: { Accept: 'application/json' } }).then((answer) =>
      this.follow(answer),
    )

  delete = (path: string) => this.request('DELETE', path, { headers: { Accept: 'application/json' } })

  visit = (path: string) => this.request('GET', path, { headers: { Accept: 'text/html,*/*;q=0.8' } })

  post = (path: string, body: Submission) =>
    this.request('POST', path, {
      headers: { Accept: 'application/json, text/plain, */*', 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }).then((answer) => this.follow(answer))

  sendForm = (path: string, body: Record<string, string>) =>
    this.request('POST', path, {
      headers: { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body).toString(),
    })

  /** Submits a flow with its own token. */
  submit = (flow: Document, body: Submission) =>
    this.post(flow.ui.action, { csrf_token: valueOf(flow, 'csrf_token'), ...body })

  start = async (kind: string, query = '') => (await this.get(`/self-service/${kind}/browser${query}`)).body

  async signIn(email = 'ada@example.com', password = demoPassword) {
    const flow = await this.start('login')
    return this.submit(flow, { method: 'password', identifier: email, password })
  }

  whoami = () => this.get<Whoami>('/sessions/whoami')

  // A script's redirect within the service is followed by the browser; one elsewhere is left to be looked at.
  private async follow<T>(answer: Answer<T>): Promise<Answer<T>> {
    if (answer.status !== 303 || !answer.location.startsWith(authOrigin)) return answer
    return this.request<T>('GET', answer.location, { headers: { Accept: 'application/json' } })
  }
}

export const nodeOf = (flow: Document, name: string) =>
  flow.ui.nodes.find(({ attributes }) => attributes.name === name || attributes['id'] === name)

export const valueOf = (flow: Document, name: string) => nodeOf(flow, name)?.attributes.value

/** Every control as `group/name`, buttons with their value. */
export const shapeOf = (flow: Document) =>
  flow.ui.nodes.map(({ type, group, attributes: { name, id, type: kind, value } }) =>
    [group, name ?? id, ...(type === 'input' && kind === 'submit' && name !== 'email' ? [value] : [])].join(
      '/',
    ),
  )

export const messageIds = (flow: Document) => (flow.ui.messages ?? []).map(({ id }) => id)

export const fieldMessageIds = (flow: Document, name: string) =>
  (nodeOf(flow, name)?.messages ?? []).map(({ id }) => id)

/** What an authenticator shows that scanned the secret of a settings flow. */
export function authenticatorOf(settings: Document, email = 'ada@example.com') {
  const content = nodeOf(settings, 'totp_secret_key')?.attributes['text'] as Message
  const totp = new TOTP({ issuer: 'Quarterdeck', label: email, secret: content.text })
  return (at: Date) => (URI.parse(totp.toString()) as TOTP).generate({ timestamp: at.getTime() })
}
