/** What becomes of a call that gets no answer at all: the connection breaks, or it stays silent. */
export type Silence = 'reset' | 'timeout'

const json = (body: unknown, status = 200) => Response.json(body, { status })
const html = (text: string, status: number) =>
  new Response(`<!doctype html>${text}`, { status, headers: { 'Content-Type': 'text/html; charset=utf-8' } })

/** Every way in which an answer can be wrong. Stories and the server's switches know the same ones. */
export const faults = {
  '500': () => json({ error: { message: 'The sandbox was told to fail', code: 'sandbox_failure' } }, 500),
  '500-empty': () => new Response(null, { status: 500 }),
  '503': () => json({ error: { message: 'The sandbox is restarting' } }, 503),
  '504': () => html('<title>504</title><h1>Gateway Time-out</h1>', 504),
  '429': () =>
    Response.json(
      { error: { message: 'The sandbox was told to refuse', code: 'too_many_requests' } },
      { status: 429, headers: { 'Retry-After': '30' } },
    ),
  html: () => html('<title>502</title><h1>Bad Gateway</h1>', 502),
  'html-page': () => html('<title>Sign in to the Wi-Fi</title>', 200),
  empty: () => new Response(null, { status: 200 }),
  null: () => json(null),
  'list-of-nulls': () => json([null, null, null]),
  'page-of-nulls': () => json({ data: [null, null], pagination: { total: 2, totalPages: 1 } }),
  'wrong-shape': () => json({ surprise: [1, 'two', { three: null }], data: 'not a list', organizations: {} }),
  'cut-short': () =>
    new Response('{"data":[{"id":"3f0c', { headers: { 'Content-Type': 'application/json' } }),
  reset: (): Silence => 'reset',
  timeout: (): Silence => 'timeout',
} as const satisfies Record<string, () => Response | Silence>

export type Fault = keyof typeof faults

export const faultNames = Object.keys(faults) as Fault[]
