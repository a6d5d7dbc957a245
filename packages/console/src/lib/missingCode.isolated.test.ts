import type { Mock, MockInstance } from 'vitest'
import { renderHook } from '@testing-library/react'

type Module = typeof import('./missingCode')

const OLD = '2026-11-20T12:00:00.000Z'
const NEW = '2026-11-21T12:00:00.000Z'

let code: Module
let lib: typeof import('@quarterdeck/ui/lib')
let reload: Mock<() => void>
let listen: MockInstance<typeof window.addEventListener>

/** The server answers `/version.json` with this. */
const deployed = (answer: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => answer()),
  )

/** What the page says after code could not be loaded, where it is not loaded anew. */
async function said() {
  expect(await code.findMissingCode()).toBe(false)
  return renderHook(code.useMissingCode).result.current
}

function type(value: string) {
  document.body.innerHTML = '<form><input></form>'
  const input = document.querySelector('input')
  if (!input) throw new Error('no field')
  input.value = value
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

beforeEach(async () => {
  vi.resetModules()
  sessionStorage.clear()
  document.head.innerHTML = `<meta name="build" content="${OLD}">`
  document.body.innerHTML = ''
  reload = vi.fn<() => void>()
  vi.spyOn(window.location, 'reload').mockImplementation(reload)
  listen = vi.spyOn(window, 'addEventListener')
  const { watchInput } = await import('./unsavedInput')
  watchInput()
  code = await import('./missingCode')
  lib = await import('@quarterdeck/ui/lib')
})
afterEach(() => {
  vi.unstubAllGlobals()
  // The window outlives the module that is loaded for each test.
  for (const listener of listen.mock.calls) window.removeEventListener(...listener)
})

test('a newer version is loaded, where nothing is typed', async () => {
  deployed(() => Response.json({ built_at: NEW }))
  expect(await code.findMissingCode()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('once for each version: after that it is said', async () => {
  deployed(() => Response.json({ built_at: NEW }))
  await code.findMissingCode()
  expect(await said()).toBe('newVersion')
  expect(reload).toHaveBeenCalledOnce()

  deployed(() => Response.json({ built_at: '2026-11-22T12:00:00.000Z' }))
  expect(await code.findMissingCode()).toBe(true)
})

test('servers with different versions behind one address do not have it loaded anew again and again', async () => {
  const [build] = document.querySelectorAll('meta')
  if (!build) throw new Error('no build')
  const reloads = []
  for (const [running, other] of [
    [OLD, NEW],
    [NEW, OLD],
    [OLD, NEW],
    [NEW, OLD],
  ] as const) {
    build.content = running
    deployed(() => Response.json({ built_at: other }))
    reloads.push(await code.findMissingCode())
  }
  expect(reloads).toEqual([true, true, false, false])
})

test('what somebody typed is not lost by it', async () => {
  deployed(() => Response.json({ built_at: NEW }))
  type('draft')
  expect(await said()).toBe('newVersion')
  expect(reload).not.toHaveBeenCalled()
  type('')
  expect(await code.findMissingCode()).toBe(true)
})

test('nor is the end of a write', async () => {
  deployed(() => Response.json({ built_at: NEW }))
  let writing = true
  code.stayWhile(() => writing)
  expect(await said()).toBe('newVersion')
  writing = false
  expect(await code.findMissingCode()).toBe(true)
})

test.each([
  ['the same version', () => Response.json({ built_at: OLD })],
  ['a server that is down', () => new Response('', { status: 503 })],
  ['a server that limits calls', () => new Response('', { status: 429 })],
  ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('%s is no new version', async (_, answer) => {
  deployed(answer)
  expect(await said()).toBe('incomplete')
  expect(reload).not.toHaveBeenCalled()
})

test.each([
  ['404', () => new Response('', { status: 404 })],
  ['the document in its place', () => new Response('<!doctype html>')],
])(
  'a server without version.json (%s) may have a new version: the page is loaded anew once',
  async (_, answer) => {
    deployed(answer)
    expect(await code.findMissingCode()).toBe(true)
    expect(await said()).toBe('newVersion')
  },
)

test('a page that was not built, as in development, is never loaded anew', async () => {
  document.head.innerHTML = ''
  deployed(() => Response.json({ built_at: NEW }))
  expect(await said()).toBe('incomplete')
})

/** Vite tells the window of code that failed before it rejects. */
async function failed() {
  const payload = new TypeError('Failed to fetch dynamically imported module')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return Promise.reject(payload)
}
const settle = () => new Promise((resolve) => setTimeout(resolve, 10))

test('a newer version is not loaded for code that nobody asked for, but for the press that needs it', async () => {
  deployed(() => Response.json({ built_at: NEW }))
  code.watchMissingCode()
  await failed().catch(lib.noteUnasked)
  await settle()
  expect(reload).not.toHaveBeenCalled()
  expect(renderHook(code.useMissingCode).result.current).toBeNull()
  await failed().catch(() => {})
  await settle()
  expect(reload).toHaveBeenCalledOnce()
})

test('a press that needs the code while the version is asked for has the page loaded anew', async () => {
  deployed(() => Response.json({ built_at: NEW }))
  code.watchMissingCode()
  await failed().catch(lib.noteUnasked)
  await new Promise((resolve) => setTimeout(resolve))
  expect(await code.findMissingCode()).toBe(true)
  expect(reload).toHaveBeenCalledOnce()
})

test('without a newer version code that nobody asked for is a part that did not arrive', async () => {
  deployed(() => Response.json({ built_at: OLD }))
  code.watchMissingCode()
  await failed().catch(lib.noteUnasked)
  await settle()
  expect(renderHook(code.useMissingCode).result.current).toBe('incomplete')
})

test.each([
  ['a part that did not arrive is missing no longer', OLD, null],
  ['a newer version stays there', NEW, 'newVersion'],
])('once code has come that was missing, %s', async (_, built_at, then) => {
  deployed(() => Response.json({ built_at }))
  code.watchMissingCode()
  type('draft')
  const missing = await said()
  expect(missing).not.toBeNull()
  window.dispatchEvent(new Event(lib.CODE_ARRIVED))
  expect(renderHook(code.useMissingCode).result.current).toBe(then)
})

test('several parts that are missing ask once', async () => {
  const answer = vi.fn<() => Promise<Response>>(() => settle().then(() => Response.json({ built_at: OLD })))
  deployed(answer)
  code.watchMissingCode()
  void failed().catch(() => {})
  void failed().catch(lib.noteUnasked)
  await new Promise((resolve) => setTimeout(resolve))
  await Promise.all([code.findMissingCode(), code.findMissingCode()])
  expect(answer).toHaveBeenCalledOnce()
})

test('without a connection nobody asks for the version; back online, the page is loaded anew', async () => {
  const { watchConnection } = await import('./connection')
  watchConnection()
  code.watchMissingCode()
  const answer = vi.fn<() => Response>(() => Response.json({ built_at: NEW }))
  deployed(answer)
  window.dispatchEvent(new Event('offline'))
  expect(await said()).toBe('incomplete')
  expect(answer).not.toHaveBeenCalled()

  type('draft')
  window.dispatchEvent(new Event('online'))
  expect(reload).not.toHaveBeenCalled()
  type('')
  window.dispatchEvent(new Event('online'))
  expect(reload).toHaveBeenCalledOnce()
})

describe('a stylesheet that did not come', () => {
  const failing = () => {
    vi.useFakeTimers()
    code.watchMissingCode()
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', id: 'styles' })
    document.head.append(link)
    link.dispatchEvent(new Event('error'))
    return link
  }
  afterEach(() => vi.useRealTimers())

  test('is asked for again', () => {
    const link = failing()
    vi.advanceTimersByTime(5000)
    expect(link.isConnected).toBe(false)
    expect(document.querySelector('#styles')).toHaveAttribute('rel', 'stylesheet')
  })

  test('but not where it belongs to a version that is gone', async () => {
    deployed(() => Response.json({ built_at: NEW }))
    type('a name')
    const link = failing()
    expect(await said()).toBe('newVersion')
    vi.advanceTimersByTime(5000)
    expect(link.isConnected).toBe(true)
  })
})
