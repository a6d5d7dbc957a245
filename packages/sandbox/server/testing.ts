import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, onTestFinished, vi } from 'vitest'
import { demoPassword, startSandbox, type SandboxOptions } from './index'

// A whole platform starts in each of these tests: give a busy machine time for it.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })

type Answer = { status: number; body: unknown; headers: Headers }

/** One person's way to the product API. */
export interface Client {
  get: (path: string) => Promise<Answer>
  send: (method: string, path: string, body?: unknown) => Promise<Answer>
}

const cookiesOf = (response: Response) =>
  response.headers.getSetCookie().map((cookie) => cookie.split(';')[0] ?? '')

/** Signs in as a browser's script does: a flow, its CSRF token, the password; gives the cookies. */
export async function signIn(authUrl: string, email: string): Promise<string> {
  const headers = { Accept: 'application/json' }
  const started = await fetch(`${authUrl}/self-service/login/browser`, { headers })
  const flow = (await started.json()) as {
    ui: { action: string; nodes: { attributes: { name?: string; value?: string } }[] }
  }
  const csrf_token = flow.ui.nodes.find(({ attributes }) => attributes.name === 'csrf_token')?.attributes
    .value
  const csrfCookies = cookiesOf(started)
  const done = await fetch(flow.ui.action, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json', Cookie: csrfCookies.join('; ') },
    body: JSON.stringify({ method: 'password', identifier: email, password: demoPassword, csrf_token }),
  })
  if (done.status !== 200) throw new Error(`${email} cannot sign in: ${done.status} ${await done.text()}`)
  return [...csrfCookies, ...cookiesOf(done)].join('; ')
}

export function clientOf(url: string, cookie = ''): Client {
  const send = async (method: string, path: string, body: unknown = {}): Promise<Answer> => {
    const response = await fetch(url + path, {
      method,
      headers: { Cookie: cookie, 'Content-Type': 'application/json', 'X-Console-Request': '1' },
      body: method === 'GET' ? undefined : JSON.stringify(body),
    })
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.includes('json') && text !== ''
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? (JSON.parse(text) as unknown) : text,
    }
  }
  return { get: (path) => send('GET', path), send }
}

async function openSandbox(options: Partial<SandboxOptions>) {
  const sandbox = await startSandbox({ port: 0, authPort: 0, database: ':memory:', ...options })
  return {
    ...sandbox,
    anonymous: clientOf(sandbox.url),
    as: async (email: string) => clientOf(sandbox.url, await signIn(sandbox.authUrl, email)),
  }
}

/** A sandbox of the test's own, in memory, stopped when the test is over. */
export async function sandboxForTest(options: Partial<SandboxOptions> = {}) {
  const sandbox = await openSandbox(options)
  onTestFinished(sandbox.close)
  return sandbox
}

/** One sandbox for all tests of a file that leave its world as they found it. */
export async function sandboxForFile(options: Partial<SandboxOptions> = {}) {
  const sandbox = await openSandbox(options)
  afterAll(sandbox.close)
  return sandbox
}

/** A file for a database of the test's own, removed when the test is over. */
export function databaseFile() {
  const folder = mkdtempSync(join(tmpdir(), 'quarterdeck-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'sandbox.db')
}

/** Where a list's rows are, whichever of its forms it came in. */
export function rowsOf<T = Record<string, unknown>>(body: unknown): T[] {
  if (Array.isArray(body)) return body as T[]
  return (body as { data: T[] }).data
}

export const totalOf = (body: unknown) => (body as { pagination: { total: number } }).pagination.total

export const errorOf = (body: unknown) => (body as { error: { message: string; code?: string } }).error
