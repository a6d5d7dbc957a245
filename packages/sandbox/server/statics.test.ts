import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import { sandboxForTest } from './testing'

const page = { headers: { Accept: 'text/html,*/*' } }

async function start({ built = true } = {}) {
  const staticDir = mkdtempSync(join(tmpdir(), 'quarterdeck-'))
  onTestFinished(() => rmSync(staticDir, { recursive: true }))
  if (built) {
    mkdirSync(join(staticDir, 'assets'))
    for (const [name, text] of [
      ['index.html', '<title>Console</title>'],
      ['config.js', 'window.__CONSOLE_CONFIG__ = { from: "the build" }'],
      ['assets/main-1a2b.js', 'console.log("plain")'],
    ] as const)
      writeFileSync(join(staticDir, name), text)
    writeFileSync(join(staticDir, 'assets/main-1a2b.js.br'), brotliCompressSync('console.log("small")'))
  }
  const { url, authUrl } = await sandboxForTest({ staticDir })
  return { authUrl, ask: (path: string, init?: RequestInit) => fetch(url + path, init) }
}

test.each(['/', '/login', '/admin/organizations?page=2', '/user/organizations/0f3c'])(
  'answers the address %s with the document, never cached',
  async (path) => {
    const { ask } = await start()
    const response = await ask(path, page)

    expect(await response.text()).toContain('<title>Console</title>')
    expect(response.headers.get('Cache-Control')).toBe('no-cache')
  },
)

test('serves assets compressed and for ever, and misses them plainly', async () => {
  const { ask } = await start()
  const small = await ask('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'br' } })
  const plain = await ask('/assets/main-1a2b.js', { headers: { 'Accept-Encoding': 'identity' } })
  const missing = await ask('/assets/gone-3c4d.js', page)

  expect(await small.text()).toContain('small')
  expect(await plain.text()).toContain('plain')
  expect(small.headers.get('Content-Type')).toContain('text/javascript')
  expect(small.headers.get('Cache-Control')).toContain('immutable')
  expect(missing.status).toBe(404)
  expect(missing.headers.get('Cache-Control')).toBe('no-cache')
})

test('tells the console where the identity service is, over what the build says', async () => {
  const { ask, authUrl } = await start()
  const response = await ask('/config.js')

  const [, config = ''] = /^window.__CONSOLE_CONFIG__ = (.*)\n$/.exec(await response.text()) ?? []
  expect(JSON.parse(config)).toMatchObject({
    authUrl,
    paddle: { environment: 'sandbox', scriptUrl: '/__sandbox/paddle.js' },
  })
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
})

test('what a script asks for is not answered with the document', async () => {
  const { ask } = await start()

  expect((await ask('/nothing.json', { headers: { Accept: 'application/json' } })).status).toBe(404)
  expect((await ask('/v1/nothing', page)).status).toBe(404)
})

test('says so when the console is not built', async () => {
  const { ask } = await start({ built: false })
  const response = await ask('/', page)

  expect(response.status).toBe(503)
  expect(await response.text()).toContain('npm run build')
})
