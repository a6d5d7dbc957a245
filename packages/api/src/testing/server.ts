import { configure } from '../config'

/** One request as the fake server saw it. */
export interface Seen {
  method: string
  /** Path and query. */
  url: string
  body: unknown
  request: Request
}

type Reply = Response | Promise<Response>

/** A server in place of fetch, for tests: answers every request with `reply` and remembers what it saw. */
export function fakeServer(reply: (seen: Seen) => Reply) {
  const seen: Seen[] = []
  const onUnauthorized = vi.fn()
  const onForbidden = vi.fn()
  configure({
    apiUrl: 'http://api.test',
    authUrl: 'http://auth.test',
    onUnauthorized,
    onForbidden,
    fetch: async (request) => {
      const { pathname, search } = new URL(request.url)
      const text = await request.clone().text()
      const one = {
        method: request.method,
        url: pathname + search,
        body: text === '' ? undefined : (JSON.parse(text) as unknown),
        request,
      }
      seen.push(one)
      return reply(one)
    },
  })
  return { seen, onUnauthorized, onForbidden }
}

/** A JSON answer. */
export const json = (body: unknown, status = 200) => Response.json(body, { status })

/** An answer that is just text. */
export const plain = (body: string, status = 200) => new Response(body, { status })

/** 204. */
export const nothing = () => new Response(null, { status: 204 })
