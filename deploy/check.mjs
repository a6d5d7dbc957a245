// Checks the deployment: what nginx answers with the configuration beside this file, and what the Kratos files say.
//   node deploy/check.mjs      needs nginx (Debian: nginx-light, libnginx-mod-http-brotli-static) and caddy; says what it skips
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createSocket } from 'node:dgram'
import { createServer, request } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { createServer as createTlsServer } from 'node:tls'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

const here = path.dirname(fileURLToPath(import.meta.url))
const readDeploy = (file) => readFileSync(path.join(here, file), 'utf8')
const guides = path.join(here, '../docs/guides')
const readGuide = (file) => readFileSync(path.join(guides, file), 'utf8')
const builtConsole = path.join(here, '../packages/console/dist')

/** The console's settings as the guide lists them: a key, such as `legal.terms`, with its variable. */
const settings = Array.from(
  readGuide('deploying.md').matchAll(/^\| `([\w.]+)` +\| `(CONSOLE_\w+)`/gm),
  ([, key, variable]) => ({ key, variable }),
)

const probe = spawnSync('nginx', ['-V'], { encoding: 'utf8' })
const noNginx = probe.error ? 'nginx is not installed' : false
const modules = '/etc/nginx/modules-enabled'
const hasBrotli =
  existsSync(modules) &&
  readdirSync(modules).some((file) =>
    readFileSync(path.join(modules, file), 'utf8').includes('brotli_static'),
  )
const noBrotli = noNginx || (hasBrotli ? false : 'the brotli_static module is not installed')
const noCaddy = spawnSync('caddy', ['version']).error ? 'caddy is not installed' : false
const noCurl = spawnSync('curl', ['--version']).error ? 'curl is not installed' : false
const noBuild = noNginx || (existsSync(builtConsole) ? false : 'the console is not built')

/** Starts the console's server as the container does; resolves with a way to ask it and a way to stop. */
async function serve(dist, environment = {}) {
  const run = newFolder('run')
  const port = await freePort()
  // A file, as /dev/stdout cannot be opened again where it is a socket.
  const log = path.join(run, 'log')
  const output = openSync(log, 'w')
  const server = spawn('sh', [path.join(here, 'nginx/start.sh')], {
    env: { PATH: process.env.PATH, DIST: dist, RUN: run, LISTEN: `127.0.0.1:${port}`, ...environment },
    stdio: ['ignore', output, output],
  })
  const written = () => readFileSync(log, 'utf8')
  const ask = (url, options) => get(port, url, options)

  for (let attempt = 0; ; attempt++) {
    const answer = await ask('/healthz').catch(() => undefined)
    if (answer?.status === 200) break
    if (attempt > 50 || server.exitCode !== null) throw new Error(`nginx did not start:\n${written()}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  const stop = () =>
    new Promise((resolve) => {
      server.once('exit', resolve)
      server.kill('SIGTERM')
    }).finally(() => rmSync(run, { recursive: true, force: true }))
  return { ask, port, stop, log: written }
}

/** Has the console's server only write its files and check them; gives what it says of them where they are wrong. */
function complaintsOf(run, environment) {
  const log = path.join(run, 'log')
  const output = openSync(log, 'w')
  const { status } = spawnSync('sh', [path.join(here, 'nginx/start.sh'), '-t'], {
    env: { PATH: process.env.PATH, DIST: run, RUN: run, ...environment },
    stdio: ['ignore', output, output],
  })
  return status === 0 ? '' : readFileSync(log, 'utf8')
}

/** A folder that nginx' workers may read, with a space in its name, as a folder of a deployment may have one. */
function newFolder(name) {
  const folder = mkdtempSync(path.join(tmpdir(), `console ${name}-`))
  chmodSync(folder, 0o755)
  return folder
}

function get(port, url, { method = 'GET', headers = {}, body } = {}) {
  return new Promise((resolve, reject) => {
    const call = request(
      // A connection of its own: a refusal may come before the body was sent, which the next request would follow.
      { agent: false, host: '127.0.0.1', port, path: url, method, headers, timeout: 5000 },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** Asks as proxies of old do, by HTTP/1.0. */
function getByOldProtocol(port, url, headers) {
  return new Promise((resolve, reject) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    const chunks = []
    const call = connect(port, '127.0.0.1')
    call.on('error', reject)
    call.on('data', (chunk) => chunks.push(chunk))
    call.on('end', () => {
      const answer = Buffer.concat(chunks)
      const headEnd = answer.indexOf('\r\n\r\n')
      const head = answer.subarray(0, headEnd).toString().split('\r\n').slice(1)
      const said = head.map((line) => line.split(': ')).map(([name, value]) => [name.toLowerCase(), value])
      resolve({ headers: Object.fromEntries(said), body: answer.subarray(headEnd + 4) })
    })
    call.write(`GET ${url} HTTP/1.0\r\n${lines.join('')}\r\n`)
  })
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** An upstream that answers with what it was asked; of `/v1/stored` it says that it may be stored. */
function echo(name, host = '127.0.0.1', port = 0) {
  return new Promise((resolve) => {
    const server = createServer((asked, response) => {
      response.setHeader('Content-Type', 'application/json')
      if (asked.url === '/v1/stored') response.setHeader('Cache-Control', 'private, max-age=60')
      response.end(JSON.stringify({ name, method: asked.method, url: asked.url, headers: asked.headers }))
    }).listen(port, host, () => {
      const { port } = server.address()
      resolve({ url: `http://${host}:${port}`, port, server })
    })
  })
}

/** An upstream that takes calls, counts them and cuts the connection in place of an answer. */
function cutting(host, port) {
  const taken = { calls: 0 }
  const server = createServer((asked) => {
    taken.calls++
    asked.socket.destroy()
  })
  return new Promise((resolve) => server.listen(port, host, () => resolve({ taken, server })))
}

/** A name server that knows one name, and the addresses that it stands for at the moment. */
async function nameServer(name) {
  const socket = createSocket('udp4')
  const zone = { addresses: [] }
  socket.on('message', (query, { port, address }) => {
    const questionEnd = query.indexOf(0, 12) + 5
    const question = query.subarray(12, questionEnd)
    const labels = name.split('.').flatMap((label) => [label.length, ...Buffer.from(label)])
    const isAsked = question.subarray(0, -4).equals(Buffer.from([...labels, 0]))
    const isA = question.readUInt16BE(question.length - 4) === 1
    const found = isAsked && zone.addresses.length > 0
    const answers = found && isA ? zone.addresses : []
    const records = answers.map((address) =>
      Buffer.from([0xc0, 12, 0, 1, 0, 1, 0, 0, 0, 1, 0, 4, ...address.split('.').map(Number)]),
    )
    const header = Buffer.from([0, 0, 0x81, found ? 0x80 : 0x83, 0, 1, 0, records.length, 0, 0, 0, 0])
    query.copy(header, 0, 0, 2)
    socket.send(Buffer.concat([header, question, ...records]), port, address)
  })
  await new Promise((resolve) => socket.bind(0, '127.0.0.1', resolve))
  return { zone, address: `127.0.0.1:${socket.address().port}`, close: () => socket.close() }
}

/** Asks until the answer is as expected; fails with the last one after ten seconds. */
async function eventually(ask, expected) {
  for (const deadline = Date.now() + 10_000; ;) {
    const answer = await ask()
    if (Date.now() > deadline) assert.equal(answer, expected)
    if (answer === expected) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}

const CONFIG_ELEMENT = '<script src="/config.js"></script>'
const DOCUMENT = `<!doctype html><meta property="csp-nonce" nonce="CSP_NONCE" /><title>Console</title>${CONFIG_ELEMENT}<p>`
const CODE = `console.log(${JSON.stringify('code '.repeat(1000))})`

function pretendConsole() {
  const dist = newFolder('dist')
  mkdirSync(path.join(dist, 'assets'))
  const files = {
    'index.html': DOCUMENT,
    'index.html.br': 'a copy without a nonce',
    'index.html.gz': 'a copy without a nonce',
    'config.js': 'window.__CONSOLE_CONFIG__ = { brandName: "from the build" }',
    'version.json': '{"built_at":"2026-11-20T12:00:00.000Z"}',
    'favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-Bp1Ob7B6.js': CODE,
    'assets/index-Bp1Ob7B6.js.br': brotliCompressSync(CODE),
    'assets/index-Bp1Ob7B6.js.gz': gzipSync(CODE),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dist, name), content)
  return dist
}

/** What Paddle's script loads and asks. */
const PADDLE = {
  script: ['https://cdn.paddle.com', 'https://public.profitwell.com'],
  connect: ['https://*.paddle.com', 'https://*.profitwell.com'],
}

const evaluate = (config) => {
  const window = {}
  runInNewContext(config, { window })
  return JSON.parse(JSON.stringify(window.__CONSOLE_CONFIG__))
}

/** The configuration in a document: the first script with a nonce, as far as a browser reads it. */
const configIn = (document) => {
  const [, nonce, script] = /<script nonce="([0-9a-f]{32})">(.*?)<\/script/is.exec(document) ?? []
  assert.ok(script !== undefined, 'the document has no configuration')
  assert.ok(!script.includes('<!--'), 'a comment keeps the script from ending')
  return { nonce, script, config: evaluate(script) }
}

const directives = (headers) =>
  Object.fromEntries(
    headers['content-security-policy'].split('; ').map((directive) => {
      const [name, ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )

describe('the console served by nginx', { skip: noNginx }, () => {
  let dist
  let site
  before(async () => {
    dist = pretendConsole()
    site = await serve(dist)
  })
  after(async () => {
    await site?.stop()
    rmSync(dist, { recursive: true, force: true })
  })

  for (const address of [
    '/',
    '/login',
    '/admin/organizations?page=2&search=a%20b',
    '/user/verify',
    '/admin/payments/providers/pay.example',
    '/admin/payments/providers/pagar.br',
    '/auth/error?id=1',
    '/index.html',
  ]) {
    for (const encoding of ['identity', 'gzip, br'])
      test(`${address} is the document with a nonce of its own, never stored (${encoding})`, async () => {
        const nonces = []
        for (const _ of [1, 2]) {
          const answer = await site.ask(address, { headers: { 'Accept-Encoding': encoding } })
          assert.equal(answer.status, 200)
          const packed = answer.headers['content-encoding'] === 'gzip'
          const document = (packed ? gunzipSync(answer.body) : answer.body).toString()
          const { nonce, script } = configIn(document)
          const filledIn = DOCUMENT.replace('CSP_NONCE', nonce).replace(
            CONFIG_ELEMENT,
            `<script nonce="${nonce}">${script}</script>`,
          )
          assert.equal(document, filledIn)
          for (const directive of ['script-src', 'style-src'])
            assert.equal(directives(answer.headers)[directive][1], `'nonce-${nonce}'`)
          assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
          assert.equal(answer.headers['cache-control'], 'no-store')
          nonces.push(nonce)
        }
        assert.notEqual(nonces[0], nonces[1])
      })
  }

  test('HEAD of a screen is its headers', async () => {
    const answer = await site.ask('/login', { method: 'HEAD' })
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-type'], 'text/html; charset=utf-8')
    assert.equal(answer.body.length, 0)
  })

  for (const address of [
    '/favicon.ico',
    '/sitemap.xml',
    '/version.old.json',
    '/wp-admin/setup.php',
    '/.well-known/security.txt',
    '/.well-known/change-password',
    '/.git/config',
    '/admin/.env',
    '/index.html.gz',
  ]) {
    test(`${address} is missing, not the document`, async () => {
      assert.equal((await site.ask(address)).status, 404)
    })
  }

  test('assets are immutable', async () => {
    const answer = await site.ask('/assets/index-Bp1Ob7B6.js')
    assert.equal(answer.status, 200)
    assert.match(answer.headers['content-type'], /javascript/)
    assert.equal(answer.headers['cache-control'], 'public, max-age=31536000, immutable')
  })

  test('a missing asset is missing, and not remembered', async () => {
    const answer = await site.ask('/assets/index-00000000.js')
    assert.equal(answer.status, 404)
    assert.equal(answer.headers['cache-control'], undefined)
  })

  test('what says which build is deployed is never stored', async () => {
    const answer = await site.ask('/version.json')
    assert.equal(answer.status, 200)
    assert.equal(answer.headers['content-type'], 'application/json')
    assert.equal(answer.headers['cache-control'], 'no-store')
  })

  test('other files are asked for again each time', async () => {
    const answer = await site.ask('/favicon.svg')
    assert.equal(answer.headers['content-type'], 'image/svg+xml; charset=utf-8')
    assert.equal(answer.headers['cache-control'], 'no-cache')
  })

  test('brotli is sent as it was built', { skip: noBrotli }, async () => {
    const answer = await site.ask('/assets/index-Bp1Ob7B6.js', { headers: { 'Accept-Encoding': 'gzip, br' } })
    assert.equal(answer.headers['content-encoding'], 'br')
    assert.match(answer.headers.vary, /Accept-Encoding/i)
    assert.equal(brotliDecompressSync(answer.body).toString(), CODE)
    assert.match(answer.headers['cache-control'], /immutable/)
  })

  test('gzip is sent to those who cannot read brotli', async () => {
    const answer = await site.ask('/assets/index-Bp1Ob7B6.js', { headers: { 'Accept-Encoding': 'gzip' } })
    assert.equal(answer.headers['content-encoding'], 'gzip')
    assert.equal(gunzipSync(answer.body).toString(), CODE)
  })

  for (const [about, ask] of Object.entries({
    'behind a proxy that names itself': (url, headers) =>
      site.ask(url, { headers: { ...headers, Via: '1.1 google' } }),
    'behind one that speaks HTTP/1.0': (url, headers) => getByOldProtocol(site.port, url, headers),
  })) {
    test(`gzip is sent ${about} too`, async () => {
      const packed = async (url) => {
        const { headers, body } = await ask(url, { 'Accept-Encoding': 'gzip' })
        assert.equal(headers['content-encoding'], 'gzip')
        assert.match(headers.vary, /Accept-Encoding/i)
        return gunzipSync(body).toString()
      }
      assert.equal(await packed('/assets/index-Bp1Ob7B6.js'), CODE)
      assert.match(await packed('/login'), /<title>Console/)
      assert.equal((await ask('/login', {})).headers['content-encoding'], undefined)
    })
  }

  test('compressed twins have no address of their own', async () => {
    assert.equal((await site.ask('/assets/index-Bp1Ob7B6.js.br')).status, 404)
  })

  for (const address of [
    '/',
    '/login',
    '/config.js',
    '/assets/index-Bp1Ob7B6.js',
    '/assets/missing.js',
    '/version.json',
    '/favicon.svg',
  ]) {
    test(`${address} carries the security headers`, async () => {
      const { headers } = await site.ask(address)
      const policy = directives(headers)
      const [nonce] = policy['script-src'].splice(1, 1)
      assert.match(nonce, /^'nonce-[0-9a-f]{32}'$/)
      assert.deepEqual(policy['script-src'], ["'self'", ...PADDLE.script])
      assert.match(policy['style-src'].join(' '), /^'self' 'nonce-[0-9a-f]{32}' https:\/\/cdn\.paddle\.com /)
      assert.deepEqual(policy['connect-src'], ["'self'", ...PADDLE.connect])
      assert.deepEqual(policy['frame-ancestors'], ["'none'"])
      for (const sources of Object.values(policy)) assert.ok(!sources.some((source) => /unsafe/.test(source)))
      assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['x-frame-options'], 'DENY')
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin')
      assert.equal(headers['strict-transport-security'], undefined)
      assert.equal(headers.server, 'nginx')
    })
  }

  test('HTTPS visitors are told to stay with it', async () => {
    const { headers } = await site.ask('/', { headers: { 'X-Forwarded-Proto': 'https' } })
    assert.equal(headers['strict-transport-security'], 'max-age=31536000; includeSubDomains')
  })

  test('without settings the configuration is empty, not that of the build', async () => {
    const answer = await site.ask('/config.js')
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.match(answer.headers['content-type'], /javascript/)
    assert.deepEqual(evaluate(answer.body.toString()), { legal: {}, paddle: {} })
    assert.deepEqual(configIn((await site.ask('/login')).body.toString()).config, { legal: {}, paddle: {} })
  })

  test('the file that nginx includes into the document has no address of its own', async () => {
    assert.equal((await site.ask('/config-in-document')).status, 404)
  })

  for (const address of ['/v1/user/profile', '/new/signup', '/auth/sessions/whoami', '/auth/sync']) {
    test(`${address} without an upstream says so in JSON`, async () => {
      const answer = await site.ask(address)
      assert.equal(answer.status, 502)
      assert.match(JSON.parse(answer.body).error.message, /is not configured on this server/)
    })
  }

  test('the image is healthy where it listens', { skip: noCurl }, () => {
    const [, healthy] = /^HEALTHCHECK .*?CMD (.*)$/m.exec(readDeploy('Dockerfile'))
    const check = (LISTEN) =>
      spawnSync('sh', ['-c', healthy], { env: { PATH: process.env.PATH, LISTEN } }).status
    for (const listen of ['PORT', '127.0.0.1:PORT', '[::]:PORT ipv6only=off'])
      assert.equal(check(listen.replace('PORT', site.port)), 0)
    assert.notEqual(check('127.0.0.1:1'), 0)
  })
})

describe('the console in front of the platform', { skip: noNginx }, () => {
  const PORTAL = 'https://portal.example/"quoted"\\path'
  const OFFERS = '[{"key": "plus", "name": "Crew", "price": "€19"}]'
  const LONG_ORIGIN = `https://${'name.'.repeat(40)}example`
  const BRAND = `Harbour & Söhne's </Script><!-- <script>\u2028 CSP_NONCE ${CONFIG_ELEMENT}`
  let dist
  let site
  let api
  let auth
  before(async () => {
    dist = pretendConsole()
    api = await echo('api')
    auth = await echo('auth')
    site = await serve(dist, {
      API_UPSTREAM: api.url,
      // A name of /etc/hosts, which name servers do not know.
      AUTH_UPSTREAM: `http://localhost:${auth.port}/base/`,
      ALLOWED_ORIGINS: `https://other.example https://other.example/,HTTPS://Third.example:8443, https://fourth.example:443 http://[::1]:3000 ${LONG_ORIGIN}`,
      HSTS: 'off',
      SYNC_UPSTREAM: `${api.url}/internal/sync/`,
      CONSOLE_BRAND_NAME: BRAND,
      CONSOLE_AUTH_URL: 'https://auth.example.com/identity',
      CONSOLE_API_URL: 'https://api.example.com:8443',
      CONSOLE_IDENTITY_SCRIPT_ORIGINS: 'HTTPS://captcha.example/1/api.js,  https://cdn.captcha.example:8443',
      CONSOLE_OFFERS: OFFERS,
      CONSOLE_PASSWORD_HINT: 'At least 10 characters',
      CONSOLE_TERMS_URL: '/terms.html',
      CONSOLE_PADDLE_TOKEN: 'live_token',
      CONSOLE_PADDLE_CUSTOMER_PORTAL_URL: PORTAL,
      CONSOLE_PADDLE_SCRIPT_URL: 'https://scripts.example.com/paddle.js',
    })
  })
  after(async () => {
    await site?.stop()
    api.server.close()
    auth.server.close()
    rmSync(dist, { recursive: true, force: true })
  })

  const asked = async (address, options) => JSON.parse((await site.ask(address, options)).body)

  test('the product API gets its calls as they are', async () => {
    const { name, url, headers } = await asked('/v1/admin/organizations?page=2&search=a%20b', {
      headers: { Cookie: 'ory_kratos_session=1', 'X-Forwarded-Proto': 'https' },
    })
    assert.deepEqual([name, url], ['api', '/v1/admin/organizations?page=2&search=a%20b'])
    assert.equal(headers.cookie, 'ory_kratos_session=1')
    assert.equal(headers['x-forwarded-proto'], 'https')
    assert.equal((await asked('/new/signup')).url, '/new/signup')
  })

  test('the identity service gets its calls without the prefix', async () => {
    const { name, url } = await asked('/auth/self-service/login/browser?return_to=%2Fuser')
    assert.deepEqual([name, url], ['auth', '/base/self-service/login/browser?return_to=%2Fuser'])
    assert.equal((await asked('/auth/sessions/a%2Fb%20c')).url, '/base/sessions/a%2Fb%20c')
  })

  test('HSTS can be left to whoever is in front', async () => {
    const { headers } = await site.ask('/', { headers: { 'X-Forwarded-Proto': 'https' } })
    assert.equal(headers['strict-transport-security'], undefined)
  })

  test('answers of the platform are not stored, unless they say that they may be', async () => {
    for (const address of ['/v1/user/profile', '/auth/sessions/whoami'])
      assert.equal((await site.ask(address)).headers['cache-control'], 'no-store')
    assert.equal((await site.ask('/v1/stored')).headers['cache-control'], 'private, max-age=60')
  })

  const marked = { 'X-Console-Request': '1', 'Content-Type': 'application/json' }
  const HOST = 'console.example:8443'
  const write = async (headers, method = 'POST', address = '/v1/admin/plans') =>
    (await site.ask(address, { method, headers: { Host: HOST, ...headers }, body: '{}' })).status

  for (const [about, headers] of Object.entries({
    'by what is no browser': {},
    'with a charset': { 'Content-Type': 'application/json; charset=utf-8' },
    'from its own page': { Origin: `https://${HOST}`, 'Sec-Fetch-Site': 'same-origin' },
    'from its own page, behind another name': {
      Origin: 'https://front.example',
      'Sec-Fetch-Site': 'same-origin',
    },
    'from its own page, by a browser that says only the origin': { Origin: `https://${HOST}` },
    'from an origin that is allowed': { Origin: 'https://other.example', 'Sec-Fetch-Site': 'cross-site' },
    'from another that is allowed': { Origin: 'https://third.example:8443' },
    'from one that is allowed with the port of its scheme': { Origin: 'https://fourth.example' },
    'from an IPv6 address that is allowed': { Origin: 'http://[::1]:3000' },
    'from one with a long name': { Origin: LONG_ORIGIN },
  })) {
    test(`a write ${about} reaches the product API`, async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
        assert.equal(await write({ ...marked, ...headers }, method), 200)
      assert.equal(await write({ ...marked, ...headers }, 'POST', '/new/checkout'), 200)
    })
  }

  for (const [about, headers] of Object.entries({
    'as a form sends it': { 'Content-Type': 'application/x-www-form-urlencoded' },
    'as a form sends text': { 'Content-Type': 'text/plain', 'X-Console-Request': '1' },
    'without the header': { 'Content-Type': 'application/json' },
    'with two values of the header': { ...marked, 'X-Console-Request': '1, 1' },
    'with what begins like JSON': { ...marked, 'Content-Type': 'application/jsonp' },
    'from a sibling': { ...marked, Origin: 'https://sibling.example', 'Sec-Fetch-Site': 'same-site' },
    'from another port': { ...marked, Origin: 'https://console.example:9999' },
    'from a name that begins like its own': { ...marked, Origin: `https://${HOST}.elsewhere.example` },
    'from an origin that is hidden': { ...marked, Origin: 'null' },
    'from another site, by the browser’s word alone': { ...marked, 'Sec-Fetch-Site': 'cross-site' },
    'as a form of an origin that is allowed': {
      Origin: 'https://other.example',
      'Content-Type': 'text/plain',
    },
  })) {
    test(`a write ${about} gets 403`, async () => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) assert.equal(await write(headers, method), 403)
      assert.equal(await write(headers, 'POST', '/new/checkout'), 403)
      // The identity service has a token of its own in every form.
      assert.equal(await write(headers, 'POST', '/auth/sync'), 200)
    })
  }

  test('a write that is refused says so in JSON, and is not stored', async () => {
    const answer = await site.ask('/v1/admin/plans', { method: 'POST' })
    assert.equal(JSON.parse(answer.body).error.code, 'foreign_write')
    assert.equal(answer.headers['cache-control'], 'no-store')
  })

  test('reads need no header, from wherever', async () => {
    const headers = { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' }
    assert.equal((await site.ask('/v1/user/profile', { headers })).status, 200)
    assert.equal((await site.ask('/v1/user/profile', { headers, method: 'OPTIONS' })).status, 200)
  })

  test('session sync goes to the platform', async () => {
    const { name, method, url } = await asked('/auth/sync', { method: 'POST' })
    assert.deepEqual([name, method, url], ['api', 'POST', '/internal/sync/'])
  })

  for (const address of ['/auth/error?id=1', '/auth'])
    test(`${address} stays a screen of the console`, async () => {
      const { status, body } = await site.ask(address)
      assert.equal(status, 200)
      assert.match(body.toString(), /<title>Console/)
    })

  test('the environment is the configuration', async () => {
    const config = {
      brandName: BRAND,
      offers: OFFERS,
      passwordHint: 'At least 10 characters',
      legal: { terms: '/terms.html' },
      authUrl: 'https://auth.example.com/identity',
      apiUrl: 'https://api.example.com:8443',
      identityScriptOrigins: ['https://captcha.example', 'https://cdn.captcha.example:8443'],
      paddle: {
        token: 'live_token',
        customerPortalUrl: PORTAL,
        scriptUrl: 'https://scripts.example.com/paddle.js',
      },
    }
    assert.deepEqual(evaluate((await site.ask('/config.js')).body.toString()), config)
    // In the document too, whatever is in it: a text neither ends the script nor is replaced in turn.
    for (const headers of [{}, { Range: 'bytes=0-9' }]) {
      const { status, body } = await site.ask('/login', { headers })
      assert.equal(status, 200)
      assert.deepEqual(configIn(body.toString()).config, config)
      assert.match(body.toString(), /<\/script><p>$/)
    }
  })

  test('the policy allows the origins that are configured, and no more', async () => {
    const policy = directives((await site.ask('/')).headers)
    const captcha = ['https://captcha.example', 'https://cdn.captcha.example:8443']
    assert.deepEqual(policy['connect-src'], [
      "'self'",
      ...PADDLE.connect,
      'https://auth.example.com',
      'https://api.example.com:8443',
      ...captcha,
    ])
    // A captcha draws itself in a frame of its own.
    assert.deepEqual(policy['frame-src'], [
      'https://buy.paddle.com',
      'https://sandbox-buy.paddle.com',
      ...captcha,
    ])
    // The identity service brings the script of passkeys.
    assert.match(policy['script-src'].splice(1, 1)[0], /^'nonce-/)
    assert.deepEqual(policy['script-src'], [
      "'self'",
      ...PADDLE.script,
      'https://auth.example.com',
      ...captcha,
      'https://scripts.example.com',
    ])
    assert.deepEqual(policy['form-action'], ["'self'", 'https://auth.example.com'])
  })
})

describe('an upstream with a name', { skip: noNginx }, () => {
  let dist
  let names
  let site
  before(async () => {
    dist = pretendConsole()
    names = await nameServer('api.platform.test')
  })
  after(async () => {
    await site?.stop()
    names.close()
    rmSync(dist, { recursive: true, force: true })
  })

  test('may resolve to nothing at the start, to something later, and then to something else', async () => {
    const first = await echo('first', '127.0.0.2')
    const second = await echo('second', '127.0.0.3', first.port)
    try {
      site = await serve(dist, {
        API_UPSTREAM: `http://api.platform.test:${first.port}`,
        RESOLVER: `${names.address} valid=1s`,
      })
      assert.equal((await site.ask('/login')).status, 200)
      assert.equal((await site.ask('/v1/user/profile')).status, 502)

      const who = async () => {
        const { status, body } = await site.ask('/v1/user/profile')
        return status === 200 ? JSON.parse(body).name : status
      }
      names.zone.addresses = ['127.0.0.2']
      await eventually(who, 'first')
      names.zone.addresses = ['127.0.0.3']
      await eventually(who, 'second')
    } finally {
      first.server.close()
      second.server.close()
    }
  })
})

describe('an upstream whose name has two addresses', { skip: noNginx }, () => {
  let dist
  let names
  let site
  let upstreams
  before(async () => {
    dist = pretendConsole()
    const port = await freePort()
    names = await nameServer('api.platform.test')
    names.zone.addresses = ['127.0.0.2', '127.0.0.3']
    upstreams = await Promise.all(names.zone.addresses.map((address) => cutting(address, port)))
    site = await serve(dist, {
      API_UPSTREAM: `http://api.platform.test:${port}`,
      RESOLVER: names.address,
    })
  })
  after(async () => {
    await site?.stop()
    names.close()
    for (const { server } of upstreams) server.close()
    rmSync(dist, { recursive: true, force: true })
  })

  for (const method of ['DELETE', 'PUT', 'POST', 'GET']) {
    test(`is sent a ${method} once, whatever became of it`, async () => {
      for (const { taken } of upstreams) taken.calls = 0
      const headers = { 'X-Console-Request': '1', 'Content-Type': 'application/json' }
      const { status } = await site.ask('/v1/admin/plans/1', { method, headers })
      assert.equal(status, 502)
      assert.equal(
        upstreams.reduce((sum, { taken }) => sum + taken.calls, 0),
        1,
      )
    })
  }
})

describe('an upstream by https', { skip: noNginx }, () => {
  let dist
  let names
  let asked
  let upstream
  before(async () => {
    dist = pretendConsole()
    names = await nameServer('auth.platform.test')
    names.zone.addresses = ['127.0.0.1']
    // It has no certificate: what counts is whose it is asked for.
    upstream = createTlsServer({ SNICallback: (name, done) => done(null, void asked.push(name)) })
    upstream.on('tlsClientError', () => {})
    await new Promise((resolve) => upstream.listen(0, '127.0.0.1', resolve))
  })
  after(() => {
    names.close()
    upstream.close()
    rmSync(dist, { recursive: true, force: true })
  })

  for (const name of ['auth.platform.test', 'localhost']) {
    test(`is asked for the certificate of ${name}`, async () => {
      asked = []
      const site = await serve(dist, {
        AUTH_UPSTREAM: `https://${name}:${upstream.address().port}`,
        RESOLVER: names.address,
      })
      try {
        assert.equal((await site.ask('/auth/sessions/whoami')).status, 502)
        assert.deepEqual(asked, [name])
      } finally {
        await site.stop()
      }
    })
  }
})

describe('signing in too often', { skip: noNginx }, () => {
  let dist
  let auth
  let site
  const from = (address, method = 'POST', url = '/auth/self-service/login') =>
    site.ask(url, { method, headers: { 'X-Forwarded-For': address } })
  before(async () => {
    dist = pretendConsole()
    auth = await echo('auth')
    site = await serve(dist, { AUTH_UPSTREAM: auth.url, SYNC_UPSTREAM: auth.url, IDENTITY_RATE: '1r/m' })
  })
  after(async () => {
    await site?.stop()
    auth.server.close()
    rmSync(dist, { recursive: true, force: true })
  })

  test('gets 429 with a time, while others go on', async () => {
    const answers = []
    for (let attempt = 0; attempt < 32; attempt++) answers.push(await from('198.51.100.7'))
    assert.deepEqual([...new Set(answers.slice(0, 31).map(({ status }) => status))], [200])
    const { status, headers, body } = answers[31]
    assert.equal(status, 429)
    assert.match(headers['retry-after'], /^\d+$/)
    assert.equal(headers['cache-control'], 'no-store')
    assert.equal(JSON.parse(body).error.code, 429)

    assert.equal((await from('198.51.100.8')).status, 200)
  })

  test('reads and session sync are not counted', async () => {
    for (let attempt = 0; attempt < 40; attempt++) {
      assert.equal((await from('198.51.100.9', 'GET')).status, 200)
      assert.equal((await from('198.51.100.9', 'POST', '/auth/sync')).status, 200)
    }
    assert.equal((await from('198.51.100.9')).status, 200)
  })
})

describe('calls that fail', { skip: noNginx }, () => {
  const SECRET = '/user/verify?flow=1&token=secret-token'
  const referring = { headers: { Referer: `https://console.example${SECRET}` } }
  let dist
  let names
  let site
  let identity
  before(async () => {
    dist = pretendConsole()
    names = await nameServer('api.platform.test')
    identity = `127.0.0.1:${await freePort()}`
    site = await serve(dist, {
      API_UPSTREAM: 'http://api.platform.test',
      AUTH_UPSTREAM: `http://${identity}`,
      RESOLVER: names.address,
      IDENTITY_RATE: '1r/m',
    })
  })
  after(async () => {
    await site?.stop()
    names.close()
    rmSync(dist, { recursive: true, force: true })
  })

  test('the log has no tokens, but says which upstream failed', async () => {
    const statuses = {}
    for (const address of [SECRET, `/auth${SECRET}`, '/v1/user/profile', '/.well-known/missing'])
      statuses[address.split('?')[0]] = (await site.ask(address, referring)).status
    for (let attempt = 0; attempt < 32; attempt++)
      statuses.often = (await site.ask(`/auth${SECRET}`, { method: 'POST', ...referring })).status
    assert.deepEqual(Object.values(statuses), [200, 502, 502, 404, 429])

    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.doesNotMatch(site.log(), /secret-token/)
    assert.match(site.log(), /"GET \/user\/verify" 200 .* - -$/m)
    assert.match(site.log(), new RegExp(`"GET /auth/user/verify" 502 .* http://${identity} 502$`, 'm'))
    assert.match(site.log(), /"GET \/v1\/user\/profile" 502 .* http:\/\/api\.platform\.test -$/m)
    assert.match(site.log(), /"POST \/auth\/user\/verify" 429 .* -$/m)
  })
})

describe('whose word is taken for a visitor', { skip: noNginx }, () => {
  const visitor = {
    'X-Forwarded-For': '198.51.100.7, 10.0.0.3',
    'X-Forwarded-Proto': 'https',
    'X-Real-IP': '198.51.100.7',
  }
  let dist
  let api
  before(async () => {
    dist = pretendConsole()
    api = await echo('api')
  })
  after(() => {
    api.server.close()
    rmSync(dist, { recursive: true, force: true })
  })

  /** What the platform is told, and whether the visitor is told to stay with HTTPS, behind these proxies. */
  async function told(headers, TRUSTED_PROXIES = '') {
    const site = await serve(dist, { API_UPSTREAM: api.url, TRUSTED_PROXIES })
    try {
      const answer = await site.ask('/v1/user/profile', { headers })
      const { headers: passed } = JSON.parse(answer.body)
      return {
        address: passed['x-real-ip'],
        way: passed['x-forwarded-for'],
        scheme: passed['x-forwarded-proto'],
        stays: 'strict-transport-security' in answer.headers,
        passed,
      }
    } finally {
      await site.stop()
    }
  }

  test('that of proxies which are named, as far as they reach', async () => {
    const { passed: _, ...as } = await told(visitor, '127.0.0.0/8, 10.0.0.3')
    const way = '198.51.100.7, 10.0.0.3, 127.0.0.1'
    assert.deepEqual(as, { address: '198.51.100.7', way, scheme: 'https', stays: true })
  })

  test('without names that of the last proxy: a made-up address in front changes nothing', async () => {
    const { passed: _, ...as } = await told(visitor)
    const way = '198.51.100.7, 10.0.0.3, 127.0.0.1'
    assert.deepEqual(as, { address: '10.0.0.3', way, scheme: 'https', stays: true })
  })

  test('of nobody else, for address and scheme alike', async () => {
    const { passed: _, ...as } = await told(visitor, '192.0.2.1 2001:db8::/32')
    assert.deepEqual(as, { address: '127.0.0.1', way: '127.0.0.1', scheme: 'http', stays: false })
  })

  for (const [said, scheme] of Object.entries({
    'https, http': 'https',
    'HTTPS ,http': 'https',
    'http, https': 'http',
    httpsx: 'http',
  })) {
    test(`of a list of schemes the first is the visitor’s: ${said}`, async () => {
      const as = await told({ ...visitor, 'X-Forwarded-Proto': said })
      assert.deepEqual([as.scheme, as.stays], [scheme, scheme === 'https'])
    })
  }

  test('nobody is believed who claims another address or place in the words of a content network', async () => {
    const claims = {
      'True-Client-IP': '203.0.113.9',
      'Cf-Connecting-IP': '203.0.113.9',
      'Cf-Ipcity': 'Atlantis',
      'Cf-Region-Code': 'AT',
      'Cf-Ipcountry': 'AQ',
      'Cf-Iplatitude': '1',
      'Cf-Iplongitude': '2',
    }
    const { passed } = await told({ ...claims, 'X-Forwarded-For': '198.51.100.7' })
    assert.equal(passed['x-real-ip'], '198.51.100.7')
    for (const name of Object.keys(claims)) assert.equal(passed[name.toLowerCase()], undefined, name)
  })
})

describe('what a deployment adds', { skip: noNginx }, () => {
  test('files under /.well-known/ and locations of its own', async () => {
    const dist = pretendConsole()
    const folder = newFolder('extra')
    writeFileSync(path.join(folder, 'security.txt'), 'Contact: mailto:security@example.com\n')
    writeFileSync(path.join(folder, 'locations.conf'), 'location = /hello { return 200 "hello"; }\n')
    const site = await serve(dist, {
      WELL_KNOWN: folder,
      EXTRA_LOCATIONS: path.join(folder, 'locations.conf'),
      IDENTITY_RATE: 'off',
    })
    try {
      const answer = await site.ask('/.well-known/security.txt')
      assert.equal(answer.headers['content-type'], 'text/plain; charset=utf-8')
      assert.match(answer.body.toString(), /^Contact: /)
      assert.equal((await site.ask('/hello')).body.toString(), 'hello')
    } finally {
      await site.stop()
      for (const made of [dist, folder]) rmSync(made, { recursive: true, force: true })
    }
  })

  test('an end to session sync, which its platform does not need', async () => {
    const dist = pretendConsole()
    const site = await serve(dist, { SYNC_UPSTREAM: 'off' })
    try {
      const { status, headers } = await site.ask('/auth/sync', { method: 'POST' })
      assert.deepEqual([status, headers['cache-control']], [204, 'no-store'])
    } finally {
      await site.stop()
      rmSync(dist, { recursive: true, force: true })
    }
  })

  test('the locations that the guides print', () => {
    const printed = readdirSync(guides).flatMap(
      (file) => readGuide(file).match(/\blocation [^{}]+\{[^}]*\}/g) ?? [],
    )
    assert.ok(printed.length > 0)
    const run = newFolder('run')
    const EXTRA_LOCATIONS = path.join(run, 'locations.conf')
    for (const location of printed) {
      writeFileSync(EXTRA_LOCATIONS, location)
      assert.equal(complaintsOf(run, { EXTRA_LOCATIONS }), '')
    }
    rmSync(run, { recursive: true, force: true })
  })
})

describe('the settings of the guide', () => {
  const variables = settings.map(({ variable }) => variable)

  test('are those that the image knows', () => {
    const known = readDeploy('nginx/start.sh').match(/\bCONSOLE_[A-Z_]+/g)
    assert.deepEqual(new Set(variables), new Set(known))
  })

  test('are written each to its key', () => {
    const run = newFolder('run')
    // An address, as some of them have to be.
    const valueOf = (variable) => `https://${variable.toLowerCase()}.example`
    complaintsOf(run, Object.fromEntries(variables.map((variable) => [variable, valueOf(variable)])))
    const config = evaluate(readFileSync(path.join(run, 'config.js'), 'utf8'))
    for (const { key, variable } of settings)
      assert.equal(
        String(key.split('.').reduce((within, part) => within?.[part], config)),
        valueOf(variable),
        key,
      )
    rmSync(run, { recursive: true, force: true })
  })
})

describe('the Caddyfile of the guide', { skip: noCaddy }, () => {
  let dist
  let caddy
  let port
  const upstreams = {}
  before(async () => {
    dist = pretendConsole()
    port = await freePort()
    let [, caddyfile] = /```Caddyfile\n(.*?)```/s.exec(readGuide('deploying.md'))
    caddyfile = caddyfile
      .replace('console.example.com', `http://:${port}`)
      .replace('/srv/console', JSON.stringify(dist))
    for (const address of ['api:8080', 'platform:8080', 'kratos:4433']) {
      upstreams[address] = await echo(address)
      caddyfile = caddyfile.replace(address, upstreams[address].url)
    }
    const file = path.join(dist, 'Caddyfile')
    writeFileSync(file, `{\n\tadmin off\n\tdefault_bind 127.0.0.1\n}\n${caddyfile}`)
    caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
      env: { PATH: process.env.PATH, HOME: dist },
      stdio: 'ignore',
    })
    await eventually(
      () =>
        get(port, '/version.json').then(
          ({ status }) => status,
          () => undefined,
        ),
      200,
    )
  })
  after(async () => {
    await new Promise((resolve) => {
      caddy.once('exit', resolve)
      caddy.kill('SIGTERM')
    })
    for (const { server } of Object.values(upstreams)) server.close()
    rmSync(dist, { recursive: true, force: true })
  })

  for (const [address, name, url = address] of [
    ['/v1/users/abc%2Fdef?limit=10', 'api:8080'],
    ['/new/signup', 'api:8080'],
    ['/auth/sync', 'platform:8080', '/sync'],
    [
      '/auth/self-service/login/browser?refresh=true',
      'kratos:4433',
      '/self-service/login/browser?refresh=true',
    ],
    ['/auth/a%2Fb', 'kratos:4433', '/a%2Fb'],
  ])
    test(`${address} is handed on to ${name}`, async () => {
      const { body } = await get(port, address, { method: 'POST', headers: { Host: 'console.example.com' } })
      const asked = JSON.parse(body)
      assert.equal(asked.name, name)
      assert.equal(asked.url, url)
      assert.equal(asked.method, 'POST')
      assert.equal(asked.headers.host, 'console.example.com')
    })

  for (const address of ['/', '/login', '/auth/error?id=1', '/auth'])
    test(`${address} is the document, never stored`, async () => {
      const { body, headers } = await get(port, address)
      assert.equal(body.toString(), DOCUMENT)
      assert.equal(headers['cache-control'], 'no-store')
    })
})

describe('values in the environment', () => {
  let run
  before(() => {
    run = newFolder('run')
  })
  after(() => rmSync(run, { recursive: true, force: true }))

  /** The origins that the policy has besides those which are always in it. */
  function added(environment) {
    const said = complaintsOf(run, environment)
    assert.doesNotMatch(said, /is no address/)
    const policy = readFileSync(path.join(run, 'security-headers.conf'), 'utf8')
    return /connect-src ([^;]*)/
      .exec(policy)[1]
      .split(' ')
      .filter((source) => source !== "'self'" && !PADDLE.connect.includes(source))
  }

  for (const value of [
    ' https://auth.example.com ',
    '\thttps://auth.example.com/identity\n',
    'HTTPS://Auth.Example.COM/Identity',
    'https://auth_dev.example.com:8443',
    'http://localhost:4433/',
  ]) {
    test(`the policy has the origin of ${JSON.stringify(value)}`, () => {
      const { origin } = new URL(value.trim())
      assert.deepEqual(added({ CONSOLE_AUTH_URL: value, CONSOLE_API_URL: value }), [origin, origin])
    })
  }

  for (const value of ['', '/auth', ' \t/auth\n'])
    test(`a path needs no origin in the policy: ${JSON.stringify(value)}`, () => {
      assert.deepEqual(added({ CONSOLE_AUTH_URL: value }), [])
    })

  for (const [name, value] of [
    ['CONSOLE_AUTH_URL', 'auth.example.com'],
    ['CONSOLE_API_URL', 'api:8080'],
    ['CONSOLE_API_URL', 'https:api.example.com'],
    ['CONSOLE_AUTH_URL', 'https://auth.example.com; script-src *'],
    ['CONSOLE_AUTH_URL', '//auth.example.com'],
    ['CONSOLE_AUTH_URL', '/\\auth.example.com'],
    // No policy can name it: browsers leave such a source out.
    ['CONSOLE_API_URL', 'http://[::1]:8080'],
    ['CONSOLE_PADDLE_SCRIPT_URL', 'ftp://scripts.example.com/paddle.js'],
    ['CONSOLE_IDENTITY_SCRIPT_ORIGINS', 'https://*.captcha.example'],
    ['ALLOWED_ORIGINS', 'https://*.example.com'],
    ['ALLOWED_ORIGINS', 'partner.example.com'],
    ['ALLOWED_ORIGINS', '/partner'],
    ['API_UPSTREAM', '127.0.0.1:4149'],
    ['API_UPSTREAM', 'api:8080'],
    ['AUTH_UPSTREAM', 'kratos'],
    ['AUTH_UPSTREAM', 'off'],
    ['SYNC_UPSTREAM', 'OFF'],
  ]) {
    test(`${name}=${value} ends the start with a sentence`, () => {
      const said = complaintsOf(run, { [name]: value })
      assert.match(said.replace(`${name}=${value}`, ''), /^ is no address: it begins with .*\.\n$/)
    })
  }

  for (const value of ['60', '60r/h', 'none'])
    test(`IDENTITY_RATE=${value} ends the start with a sentence`, () => {
      const said = complaintsOf(run, { IDENTITY_RATE: value })
      assert.equal(said, `IDENTITY_RATE=${value} is no rate: such as 60r/m, or off.\n`)
    })
})

describe('the console as it was built', { skip: noBuild }, () => {
  let site
  before(async () => {
    site = await serve(builtConsole)
  })
  after(() => site?.stop())

  test('its document fits the policy: whatever is in it has the nonce, and nothing comes from elsewhere', async () => {
    const answer = (await site.ask('/')).body.toString()
    const { nonce, script, config } = configIn(answer)
    assert.deepEqual(config, { legal: {}, paddle: {} })
    const document = answer.replace(`<script nonce="${nonce}">${script}</script>`, '')
    const inside = { script: 0, style: 0 }
    for (const [, name, attributes, content] of document.matchAll(/<(script|style)\b([^>]*)>(.*?)<\/\1>/gs)) {
      if (content === '') assert.match(attributes, /src="\//)
      else assert.equal(attributes, ` nonce="${nonce}"`)
      if (content !== '') inside[name]++
    }
    assert.deepEqual(inside, { script: 1, style: 1 })
    assert.doesNotMatch(document, /(src|href)="(https?:)?\/\//)
    assert.doesNotMatch(document, / on\w+="/)
    assert.match(document, /<meta property="csp-nonce" nonce="[0-9a-f]{32}"/)
  })

  test('search engines may read what strangers see, and no more', async () => {
    const { status, headers, body } = await site.ask('/robots.txt')
    assert.equal(status, 200)
    assert.equal(headers['content-type'], 'text/plain; charset=utf-8')
    const rules = [...body.toString().matchAll(/^(Allow|Disallow): (.*)$/gm)].map(([, rule, address]) => [
      rule,
      address,
    ])
    const screens = rules.filter(
      ([rule, address]) => rule === 'Allow' && !/^\/(assets|config|favicon)/.test(address),
    )
    assert.deepEqual(
      screens.map(([, address]) => address),
      ['/login$', '/register$', '/plans$'],
    )
    assert.deepEqual(
      rules.filter(([rule]) => rule === 'Disallow'),
      [['Disallow', '/']],
    )
    assert.match((await site.ask('/login')).body.toString(), /<meta name="description" content="[^"]{30,}"/)
  })

  test('whatever it asks for is there, with a hash in its name', async () => {
    const document = (await site.ask('/')).body.toString()
    const files = [...document.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file)
    assert.ok(files.some((file) => /^\/assets\/.*\.js$/.test(file)))
    for (const file of files) {
      const { status, headers } = await site.ask(file)
      assert.equal(status, 200, file)
      if (/\.(js|css)$/.test(file)) assert.match(headers['cache-control'], /immutable/, file)
    }
  })
})

describe('the compose file', () => {
  test('hands every setting of the console on', () => {
    assert.ok(settings.length > 10)
    for (const { variable } of settings)
      assert.ok(readDeploy('compose.yaml').includes(`${variable}: \${${variable}:-}\n`), variable)
  })

  test('and the commit, for the build of the image', () => {
    assert.match(readDeploy('compose.yaml'), /^ +COMMIT: \$\{COMMIT:-\}$/m)
    assert.match(readDeploy('Dockerfile'), /^ARG COMMIT\nRUN npx vite build /m)
  })
})

describe('the identity service', () => {
  const read = (file) => readDeploy(`kratos/${file}`)
  const traits = (file) => JSON.parse(read(file)).properties.traits

  test('customers have an e-mail and a name, and nothing else that they could write', () => {
    const { properties, additionalProperties } = traits('identity.schema.json')
    assert.deepEqual(Object.keys(properties), ['email', 'name'])
    assert.equal(additionalProperties, false)
  })

  test('whoever has the staff schema is an admin and can neither end nor fake it', () => {
    const { properties, required, additionalProperties } = traits('identity.staff.schema.json')
    assert.equal(properties.admin.const, true)
    assert.ok(required.includes('admin'))
    assert.equal(additionalProperties, false)
  })

  test('nobody signs up as staff', () => {
    const config = read('kratos.yml')
    assert.match(config, /default_schema_id: customer\n/)
    assert.match(
      config,
      /- id: staff\n(?: +#.*\n)* +url: \S+identity\.staff\.schema\.json\n +selfservice_selectable: false\n/,
    )
    assert.doesNotMatch(config, /selfservice_selectable: true/)
  })

  test('each flow ends on its screen of the console', () => {
    const screens = [...read('kratos.yml').matchAll(/ui_url: https?:\/\/[^/]+(\/\S*)/g)].map(
      ([, screen]) => screen,
    )
    assert.deepEqual(
      new Set(screens),
      new Set(['/account', '/auth/error', '/login', '/recovery', '/register', '/user/verify']),
    )
  })

  test('other origins are named one by one', () => {
    const config = read('kratos.yml')
    const [, list] = /allowed_origins:\n((?: +- .*\n)+)/.exec(config) ?? []
    assert.ok(list)
    assert.doesNotMatch(list, /\*/)
    assert.match(config, /allow_credentials: true/)
  })
})
