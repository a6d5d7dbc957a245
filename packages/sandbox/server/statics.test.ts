import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync } from 'node:zlib'
import { onTestFinished } from 'vitest'
import type { SandboxOptions } from './sandbox'
import { sandboxForTest } from './testing'

const page = { headers: { Accept: 'text/html,*/*' } }

async function start({ built = true, ...options }: Partial<SandboxOptions> & { built?: boolean } = {}) {
  const staticDir = mkdtempSync(join(tmpdir(), 'quarterdeck-'))
  onTestFinished(() => rmSync(staticDir, { recursive: true }))
  if (built) {
    mkdirSync(join(staticDir, 'assets'))
    for (const [name, text] of [
      [
        'index.html',
        '<title>Console</title><meta property="csp-nonce" nonce="CSP_NONCE" /><script src="/config.js"></script><p>',
      ],
      ['config.js', 'window.__CONSOLE_CONFIG__ = { from: "the build" }'],
      ['version.json', '{}'],
      ['favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
      ['assets/main-1a2b.js', 'console.log("plain")'],
    ] as const)
      writeFileSync(join(staticDir, name), text)
    writeFileSync(join(staticDir, 'assets/main-1a2b.js.br'), brotliCompressSync('console.log("small")'))
  }
  const { url, authUrl } = await sandboxForTest({ ...options, staticDir })
  return { authUrl, ask: (path: string, init?: RequestInit) => fetch(url + path, init) }
}

const addresses = [
  '/',
  '/login',
  '/index.html',
  '/admin/organizations?page=2',
  '/user/organizations/0f3c',
  '/admin/payments/providers/pay.example',
]

describe.each(addresses)('the address %s', (path) => {
  test.each(['text/html,*/*', '*/*', 'application/json', ''])(
    'asked for as %j is the document',
    async (Accept) => {
      const { ask } = await start()
      const response = await ask(path, { headers: { Accept } })

      expect(response.status).toBe(200)
      expect(response.headers.get('Content-Type')).toMatch('text/html')
      expect(await response.text()).toContain('<title>Console</title>')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    },
  )

  test('asked for by HEAD is its headers', async () => {
    const { ask } = await start()
    const response = await ask(path, { method: 'HEAD' })

    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toMatch('text/html')
    expect(await response.text()).toBe('')
  })
})

test.each([
  '/favicon.ico',
  '/sitemap.xml',
  '/nothing.json',
  '/wp-admin/setup.php',
  '/.well-known/security.txt',
  '/.git/config',
  '/v1/nothing',
  '/__sandbox/nothing',
])('%s is not the document', async (path) => {
  const { ask } = await start()
  expect((await ask(path, page)).status).toBe(404)
})

test('each document has a nonce of its own, in its policy too, and the image’s other headers', async () => {
  const { ask, authUrl } = await start()
  const nonces = await Promise.all(
    [1, 2].map(async () => {
      const response = await ask('/login')
      const [, nonce = ''] = /csp-nonce" nonce="([0-9a-f]{32})"/.exec(await response.text()) ?? []
      const policy = response.headers.get('Content-Security-Policy') ?? ''
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}' `)
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}' `)
      expect(policy).toContain(`connect-src 'self' https://*.paddle.com https://*.profitwell.com ${authUrl};`)
      expect(policy).not.toContain('@')
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(response.headers.get('Strict-Transport-Security')).toBeNull()
      return nonce
    }),
  )
  expect(new Set(nonces).size).toBe(2)
})

test('a document, which has a nonce of its own, is compressed when it is asked for', async () => {
  const { ask } = await start()
  const packed = await ask('/login', { headers: { 'Accept-Encoding': 'gzip, br' } })
  const plain = await ask('/login', { headers: { 'Accept-Encoding': 'identity' } })

  expect(packed.headers.get('Content-Encoding')).toBe('gzip')
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(packed.headers.get('Vary')).toMatch(/Accept-Encoding/i)
  for (const response of [packed, plain]) expect(await response.text()).toContain('<title>Console</title>')
})

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

test.each([
  ['/version.json', 'no-store'],
  ['/favicon.svg', 'no-cache'],
])('serves %s with %s', async (path, caching) => {
  const { ask } = await start()
  const response = await ask(path)

  expect(response.status).toBe(200)
  expect(response.headers.get('Cache-Control')).toBe(caching)
})

test('tells the console where the identity service is, over what the build says', async () => {
  const { ask, authUrl } = await start()
  const response = await ask('/config.js')

  const [, config = ''] = /^window.__CONSOLE_CONFIG__ = (.*)\n$/.exec(await response.text()) ?? []
  expect(JSON.parse(config)).toMatchObject({
    authUrl,
    paddle: { environment: 'sandbox', scriptUrl: '/__sandbox/paddle.js' },
  })
  expect(response.headers.get('Cache-Control')).toBe('no-store')
})

test.each([
  ['nothing special', 'Harbour & Söhne'],
  ['what ends a script, or keeps it from ending', "</Script><!-- <script> --> </ <\\!--'"],
  ['what is replaced in the document', 'CSP_NONCE <script src="/config.js"></script> $& $1'],
])('writes the configuration into the document, with %s in it', async (_, brandName) => {
  const config = { brandName }
  const { ask } = await start({
    configScript: () => `window.__CONSOLE_CONFIG__ = ${JSON.stringify(config)}\n`,
  })
  const document = await (await ask('/login')).text()
  // As a browser reads it: the first `</script` ends the script, unless a comment is open.
  const [, script = '', rest] = /<script nonce="[0-9a-f]{32}">(.*?)(<\/script.*)/is.exec(document) ?? []

  expect(rest).toBe('</script><p>')
  expect(script).not.toContain('<!--')
  const window: { __CONSOLE_CONFIG__?: unknown } = {}
  runInNewContext(script, { window })
  expect(JSON.stringify(window.__CONSOLE_CONFIG__)).toBe(JSON.stringify(config))
  expect(await (await ask('/config.js')).text()).toContain(JSON.stringify(brandName))
})

test('says so when the console is not built', async () => {
  const { ask } = await start({ built: false })
  const response = await ask('/', page)

  expect(response.status).toBe(503)
  expect(await response.text()).toContain('npm run build')
})
