import { errorOf, sandboxForFile } from './testing'

const consoleOrigin = 'https://console.example'
const { url, anonymous } = await sandboxForFile({ consoleOrigin })

const fromConsole = { 'Content-Type': 'application/json', 'X-Console-Request': '1' }

/** Sends a write that would be refused for its body alone: 400 says that it came that far. */
const write = async (headers: Record<string, string>, path = '/new/checkout', method = 'POST') => {
  const response = await fetch(url + path, { method, headers, body: '{}' })
  return { status: response.status, body: (await response.json()) as unknown, headers: response.headers }
}

test.each([
  ['nothing that tells where it comes from', {}],
  ['the console’s origin', { Origin: consoleOrigin, 'Sec-Fetch-Site': 'cross-site' }],
  ['its own origin', { Origin: url }],
  ['the browser’s word that it is the same origin', { Origin: url, 'Sec-Fetch-Site': 'same-origin' }],
])('a write with %s is looked at', async (_, headers) => {
  expect((await write({ ...fromConsole, ...headers })).status).toBe(400)
})

test.each([
  ['without the header', { 'Content-Type': 'application/json' }],
  ['with another value of it', { ...fromConsole, 'X-Console-Request': '0' }],
  ['as text', { ...fromConsole, 'Content-Type': 'text/plain' }],
  ['as what begins like JSON', { ...fromConsole, 'Content-Type': 'application/jsonp' }],
  ['as a form', { ...fromConsole, 'Content-Type': 'application/x-www-form-urlencoded' }],
  ['from another origin', { ...fromConsole, Origin: 'https://elsewhere.example' }],
  ['from a sibling', { ...fromConsole, Origin: 'http://localhost:1', 'Sec-Fetch-Site': 'same-site' }],
  ['from an origin that is hidden', { ...fromConsole, Origin: 'null' }],
  ['from another site, by the browser’s word alone', { ...fromConsole, 'Sec-Fetch-Site': 'cross-site' }],
])('a write %s is refused', async (_, headers) => {
  const { status, body } = await write(headers)
  expect(status).toBe(403)
  expect(errorOf(body).code).toBeOneOf(['console_request_required', 'json_required', 'foreign_origin'])
})

test('it is refused before anything else is said of it', async () => {
  expect((await write({}, '/v1/admin/plans')).status).toBe(403)
  expect((await write({}, '/v1/nothing', 'PATCH')).status).toBe(403)
  expect((await anonymous.send('POST', '/v1/admin/plans', {})).status).toBe(401)
})

test('reads need nothing', async () => {
  const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
  expect((await fetch(`${url}/new/signup`, { headers })).status).toBe(200)
})

describe('a console on another origin', () => {
  const preflight = (origin: string) =>
    fetch(`${url}/v1/admin/plans`, {
      method: 'OPTIONS',
      headers: { Origin: origin, 'Access-Control-Request-Method': 'PUT' },
    })

  test('may send what it sends, and read what it shows', async () => {
    const { headers } = await preflight(consoleOrigin)
    expect(headers.get('Access-Control-Allow-Origin')).toBe(consoleOrigin)
    expect(headers.get('Access-Control-Allow-Credentials')).toBe('true')
    expect(headers.get('Access-Control-Allow-Headers')).toBe('Content-Type,X-Console-Request')

    const answer = await fetch(`${url}/new/signup`, { headers: { Origin: consoleOrigin } })
    expect(answer.headers.get('Access-Control-Expose-Headers')).toBe('X-Request-Id,Retry-After,Date')
    expect(answer.headers.get('X-Request-Id')).toMatch(/^[0-9a-f]{8}$/)
    expect(answer.headers.get('Date')).not.toBeNull()
  })

  test('is the only one', async () => {
    const { headers } = await preflight('https://elsewhere.example')
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})
