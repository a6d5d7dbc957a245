// A browser as Kratos sees one: it keeps cookies, and asks as a page's script (JSON) or by navigation (HTML).

/** Where Kratos and the console stand in the documents. The real addresses of a recording are free ports. */
export const AUTH_ORIGIN = 'https://auth.example.com'
export const CONSOLE_ORIGIN = 'https://console.example.com'

/**
 * An answer is `{ request: { method, path, body? }, status, location?, cookies?, body? }`: what was asked and what came
 * back, as it goes into a document.
 */
export class Browser {
  #cookies = new Map()
  #origin
  #send

  /** `origin` is where Kratos really listens; `send` carries a request there and brings the answer, as `fetch` does. */
  constructor(origin, send = fetch) {
    this.#origin = origin
    this.#send = send
  }

  async #ask(method, address, { accept, type, body } = {}) {
    const url = new URL(address, AUTH_ORIGIN)
    const path = url.pathname + url.search
    const response = await this.#send(this.#origin + path, {
      method,
      redirect: 'manual',
      headers: {
        Accept: accept,
        Origin: CONSOLE_ORIGIN,
        'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0',
        // What a proxy says: the documents then name the address that people see.
        'X-Forwarded-Host': new URL(AUTH_ORIGIN).host,
        'X-Forwarded-Proto': 'https',
        'X-Forwarded-For': '203.0.113.7',
        ...(type && { 'Content-Type': type }),
        Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      body: type === JSON_TYPE ? JSON.stringify(body) : body && new URLSearchParams(body).toString(),
    })
    const cookies = response.headers.getSetCookie()
    for (const cookie of cookies) this.#keep(cookie)
    const text = await response.text()
    return {
      request: { method, path, ...(body && { body }) },
      status: response.status,
      location: response.headers.get('location') ?? undefined,
      cookies: cookies.length > 0 ? cookies.map(withoutValue) : undefined,
      body: /^[{[]/.test(text) ? JSON.parse(text) : undefined,
    }
  }

  #keep(cookie) {
    const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
    if (/max-age=(0|-\d+)(;|$)/i.test(cookie)) this.#cookies.delete(name)
    else this.#cookies.set(name, value)
  }

  /** A script's redirect within Kratos is followed, as browsers do; one to elsewhere is left to be looked at. */
  async #script(method, address, body) {
    const answer = await this.#ask(method, address, { accept: JSON_TYPE, type: body && JSON_TYPE, body })
    if (answer.status !== 303 || !answer.location?.startsWith(AUTH_ORIGIN)) return answer
    const { status, location, body: followed } = await this.#script('GET', answer.location)
    return { ...answer, status, location, body: followed }
  }

  get = (address) => this.#script('GET', address)
  post = (address, body) => this.#script('POST', address, body)
  delete = (address) => this.#script('DELETE', address)

  /** Navigation: a link that is followed, a form that is sent. Redirects are not followed. */
  visit = (address) => this.#ask('GET', address, { accept: 'text/html' })
  sendForm = (address, body) => this.#ask('POST', address, { accept: 'text/html', type: FORM_TYPE, body })

  /** Starts a flow: `login`, `registration`, `verification`, `recovery` or `settings`. */
  start = (kind, query = '') => this.get(`/self-service/${kind}/browser${query}`)

  /** Reads a flow by its id, as a page that was reloaded does. */
  read = (kind, id) => this.get(`/self-service/${kind}/flows?id=${id}`)

  /** Reads the flow to which an answer redirects: the console's address of it names the id. */
  arrive = (kind, { location }) => this.read(kind, new URL(location).searchParams.get('flow'))

  /** Submits the flow of an answer with its own token. */
  submit = ({ body: flow }, body) =>
    this.post(flow.ui.action, { csrf_token: valueOf(flow, 'csrf_token'), ...body })

  async signIn(email, password = 'a long walk home') {
    const flow = await this.start('login')
    return this.submit(flow, { method: 'password', identifier: email, password })
  }
}

const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** A cookie's name and attributes: its value is never the same twice, its age is told in whole minutes. */
const withoutValue = (cookie) =>
  cookie
    .replace(/=[^;]*/, '=…')
    .replace(/; Expires=[^;]*/i, '')
    .replace(/Max-Age=(\d+)/i, (_, seconds) => `Max-Age=${Math.round(Number(seconds) / 60) * 60}`)

/** The first node of a flow with this name (or, where it has none, this id). */
export function nodeOf(flow, name) {
  const found = flow.ui.nodes.find(({ attributes }) => attributes.name === name || attributes.id === name)
  if (!found) throw new Error(`The flow has no node ${name}.`)
  return found
}

/** The value of a flow's node. */
export const valueOf = (flow, name) => nodeOf(flow, name).attributes.value
