import {
  createServer,
  type IncomingMessage,
  request as ask,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { AddressInfo } from 'node:net'
import { accounts, PASSWORD, type Sandbox } from '../fixtures'

/** Something that listens on a port of this machine. */
export interface Listening {
  port: number
  close: () => void
}

function listen(server: Server, port = 0): Promise<Listening> {
  return new Promise((resolve, reject) => {
    server.on('error', reject)
    server.listen(port, '127.0.0.1', () =>
      resolve({
        port: (server.address() as AddressInfo).port,
        close: () => {
          server.close()
          server.closeAllConnections()
        },
      }),
    )
  })
}

/** Hands a call on to `origin`, as it came but for these headers. */
function handOn(
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  headers: Record<string, string> = {},
): void {
  const forwarded = ask(
    new URL(request.url ?? '/', origin),
    { method: request.method, headers: { ...request.headers, ...headers } },
    (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    },
  )
  forwarded.on('error', () => response.writeHead(502).end())
  request.pipe(forwarded)
}

/**
 * The product API behind the console: the sandbox's, which knows sessions of its own only. So this asks Kratos whose
 * session a call has (`whoami`), as a product API does, and hands it on with a session of the sandbox: an
 * administrator's for whoever has the trait, a customer's for everybody else. `/sync` is answered here too.
 */
export async function openProductApi(sandbox: Sandbox, kratosUrl: string): Promise<Listening> {
  const [admin, customer] = await Promise.all([
    sandboxCookie(sandbox, accounts.admin),
    sandboxCookie(sandbox, accounts.user),
  ])

  async function cookieFor(cookie: string): Promise<string> {
    const whoami = await fetch(`${kratosUrl}/sessions/whoami`, { headers: { cookie } }).catch(() => undefined)
    if (!whoami?.ok) return ''
    const { identity } = (await whoami.json()) as { identity: { traits: { admin?: boolean } } }
    return identity.traits.admin === true ? admin : customer
  }

  return listen(
    createServer((request, response) => {
      if (request.url === '/sync') return void response.writeHead(204).end()
      // Read before anything is awaited: nothing of the body may be missed.
      request.pause()
      void cookieFor(request.headers.cookie ?? '').then((cookie) => {
        handOn(request, response, sandbox.url, {
          cookie,
          host: new URL(sandbox.url).host,
          origin: sandbox.url,
        })
      })
    }),
  )
}

/** Signs in at the sandbox; resolves with the session's cookie. */
async function sandboxCookie({ authUrl }: Sandbox, email: string): Promise<string> {
  const accept = 'application/json'
  const begun = await fetch(`${authUrl}/self-service/login/browser`, { headers: { accept } })
  const { ui } = (await begun.json()) as LoginFlow
  const csrf_token = ui.nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes.value
  const answer = await fetch(ui.action, {
    method: 'POST',
    headers: { accept, 'content-type': accept, cookie: cookiesOf(begun) },
    body: JSON.stringify({ method: 'password', identifier: email, password: PASSWORD, csrf_token }),
  })
  if (!answer.ok) throw new Error(`${email} was not signed in at the sandbox: ${await answer.text()}`)
  return cookiesOf(answer)
}

interface LoginFlow {
  ui: { action: string; nodes: { attributes: { name?: string; value?: string } }[] }
}

const cookiesOf = ({ headers }: Response) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')

/**
 * What stands in front of a Kratos with an origin of its own: everything is Kratos', but for `/sync`, which is the
 * platform's, answered with the same CORS headers (docs/guides/deploying.md, 'Two layouts').
 */
export function openIdentityFront(port: number, consoleUrl: string, kratosUrl: string): Promise<Listening> {
  return listen(
    createServer((request, response) => {
      if (request.url !== '/sync') return handOn(request, response, kratosUrl)
      response.writeHead(204, {
        'Access-Control-Allow-Origin': consoleUrl,
        'Access-Control-Allow-Credentials': 'true',
        'Access-Control-Allow-Headers': 'Content-Type',
      })
      response.end()
    }),
    port,
  )
}
