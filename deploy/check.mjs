// Checks the deployment: what nginx answers with the configuration beside this file, and what the Kratos files say.
//   node deploy/check.mjs      needs nginx (Debian: nginx-light, libnginx-mod-http-brotli-static); says what it skips
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
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'

const here = path.dirname(fileURLToPath(import.meta.url))
const builtConsole = path.join(here, '../packages/console/dist')

const probe = spawnSync('nginx', ['-V'], { encoding: 'utf8' })
const noNginx = probe.error ? 'nginx is not installed' : false
const modules = '/etc/nginx/modules-enabled'
const hasBrotli =
  existsSync(modules) &&
  readdirSync(modules).some((file) =>
    readFileSync(path.join(modules, file), 'utf8').includes('brotli_static'),
  )
const noBrotli = noNginx || (hasBrotli ? false : 'the brotli_static module is not installed')
const noBuild = noNginx || (existsSync(builtConsole) ? false : 'the console is not built')

/** Starts the console's server as the container does; resolves with a way to ask it and a way to stop. */
async function serve(dist, environment = {}) {
  const run = mkdtempSync(path.join(tmpdir(), 'console-run-'))
  chmodSync(run, 0o755)
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
  return { ask, stop, log: written }
}

function get(port, url, { method = 'GET', headers = {} } = {}) {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port, path: url, method, headers, timeout: 5000 },
      (response) => {
        const chunks = []
        response.on('data', (chunk) => chunks.push(chunk))
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }),
        )
      },
    )
    call.on('error', reject)
    call.end()
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

/** An upstream that answers with what it was asked. */
function echo(name) {
  return new Promise((resolve) => {
    const server = createServer((asked, response) => {
      response.setHeader('Content-Type', 'application/json')
      response.end(JSON.stringify({ name, method: asked.method, url: asked.url, headers: asked.headers }))
    }).listen(0, '127.0.0.1', () => resolve({ url: `http://127.0.0.1:${server.address().port}`, server }))
  })
}

const DOCUMENT = '<!doctype html><title>Console</title><script src="/config.js"></script>'
const CODE = `console.log(${JSON.stringify('code '.repeat(1000))})`

function pretendConsole() {
  const dist = mkdtempSync(path.join(tmpdir(), 'console-dist-'))
  chmodSync(dist, 0o755)
  mkdirSync(path.join(dist, 'assets'))
  const files = {
    'index.html': DOCUMENT,
    'config.js': 'window.__CONSOLE_CONFIG__ = { brandName: "from the build" }',
    'mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'assets/index-Bp1Ob7B6.js': CODE,
    'assets/index-Bp1Ob7B6.js.br': brotliCompressSync(CODE),
    'assets/index-Bp1Ob7B6.js.gz': gzipSync(CODE),
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(path.join(dist, name), content)
  return dist
}

const evaluate = (config) => {
  const window = {}
  runInNewContext(config, { window })
  return JSON.parse(JSON.stringify(window.__CONSOLE_CONFIG__))
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
    '/auth/error?id=1',
    '/index.html',
  ]) {
    test(`${address} is the document, never cached`, async () => {
      const answer = await site.ask(address)
      assert.equal(answer.status, 200)
      assert.equal(answer.body.toString(), DOCUMENT)
      assert.match(answer.headers['content-type'], /^text\/html/)
      assert.equal(answer.headers['cache-control'], 'no-store')
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

  test('other files are asked for again each time', async () => {
    const answer = await site.ask('/mark.svg')
    assert.equal(answer.headers['content-type'], 'image/svg+xml')
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

  test('compressed twins have no address of their own', async () => {
    assert.equal((await site.ask('/assets/index-Bp1Ob7B6.js.br')).status, 404)
  })

  for (const address of [
    '/',
    '/login',
    '/config.js',
    '/assets/index-Bp1Ob7B6.js',
    '/assets/missing.js',
    '/mark.svg',
  ]) {
    test(`${address} carries the security headers`, async () => {
      const { headers } = await site.ask(address)
      assert.deepEqual(directives(headers)['script-src'], ["'self'", 'https://cdn.paddle.com'])
      assert.deepEqual(directives(headers)['connect-src'], ["'self'"])
      assert.deepEqual(directives(headers)['frame-ancestors'], ["'none'"])
      assert.equal(headers['x-content-type-options'], 'nosniff')
      assert.equal(headers['x-frame-options'], 'DENY')
      assert.equal(headers['referrer-policy'], 'strict-origin-when-cross-origin')
      assert.equal(headers['strict-transport-security'], undefined)
      assert.equal(headers.server, 'nginx')
    })
  }

  test('HTTPS visitors are told to stay with it', async () => {
    const { headers } = await site.ask('/', { headers: { 'X-Forwarded-Proto': 'https' } })
    assert.equal(headers['strict-transport-security'], 'max-age=31536000')
  })

  test('without settings the configuration is empty, not that of the build', async () => {
    const answer = await site.ask('/config.js')
    assert.equal(answer.headers['cache-control'], 'no-store')
    assert.match(answer.headers['content-type'], /javascript/)
    assert.deepEqual(evaluate(answer.body.toString()), { paddle: {} })
  })

  for (const address of ['/v1/user/profile', '/new/signup', '/auth/sessions/whoami', '/auth/sync']) {
    test(`${address} without an upstream says so in JSON`, async () => {
      const answer = await site.ask(address)
      assert.equal(answer.status, 502)
      assert.match(JSON.parse(answer.body).error.message, /is not configured on this server/)
    })
  }

  test('the log has no tokens', async () => {
    await site.ask('/user/verify?flow=1&token=secret-token')
    await new Promise((resolve) => setTimeout(resolve, 200))
    assert.match(site.log(), /"GET \/user\/verify" 200/)
    assert.doesNotMatch(site.log(), /secret-token/)
  })
})

describe('the console in front of the platform', { skip: noNginx }, () => {
  const PORTAL = 'https://portal.example/"quoted"\\path'
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
      AUTH_UPSTREAM: auth.url,
      SYNC_UPSTREAM: `${api.url}/internal/sync`,
      CONSOLE_BRAND_NAME: 'Harbour & Söhne',
      CONSOLE_AUTH_URL: 'https://auth.example.com/identity',
      CONSOLE_API_URL: 'https://api.example.com:8443',
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
    assert.deepEqual([name, url], ['auth', '/self-service/login/browser?return_to=%2Fuser'])
  })

  test('session sync goes to the platform', async () => {
    const { name, method, url } = await asked('/auth/sync', { method: 'POST' })
    assert.deepEqual([name, method, url], ['api', 'POST', '/internal/sync'])
  })

  test('the screen of identity errors stays the console’s', async () => {
    assert.equal((await site.ask('/auth/error?id=1')).body.toString(), DOCUMENT)
  })

  test('the environment is the configuration', async () => {
    const config = evaluate((await site.ask('/config.js')).body.toString())
    assert.deepEqual(config, {
      brandName: 'Harbour & Söhne',
      authUrl: 'https://auth.example.com/identity',
      apiUrl: 'https://api.example.com:8443',
      paddle: {
        token: 'live_token',
        customerPortalUrl: PORTAL,
        scriptUrl: 'https://scripts.example.com/paddle.js',
      },
    })
  })

  test('the policy allows the origins that are configured, and no more', async () => {
    const policy = directives((await site.ask('/')).headers)
    assert.deepEqual(policy['connect-src'], [
      "'self'",
      'https://auth.example.com',
      'https://api.example.com:8443',
    ])
    // The identity service brings the script of passkeys.
    assert.deepEqual(policy['script-src'], [
      "'self'",
      'https://cdn.paddle.com',
      'https://auth.example.com',
      'https://scripts.example.com',
    ])
    assert.deepEqual(policy['form-action'], ["'self'", 'https://auth.example.com'])
  })
})

describe('the console as it was built', { skip: noBuild }, () => {
  let site
  before(async () => {
    site = await serve(builtConsole)
  })
  after(() => site?.stop())

  test('its document fits the policy: no inline script, nothing from elsewhere', async () => {
    const document = (await site.ask('/')).body.toString()
    for (const [, attributes, content] of document.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)) {
      assert.match(attributes, /src="\//)
      assert.equal(content.trim(), '')
    }
    assert.doesNotMatch(document, /(src|href)="(https?:)?\/\//)
    assert.doesNotMatch(document, / on\w+="/)
  })

  test('whatever it asks for is there, with a hash in its name', async () => {
    const document = (await site.ask('/')).body.toString()
    const files = [...document.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, file]) => file)
    assert.ok(files.length > 2)
    for (const file of files) {
      const { status, headers } = await site.ask(file)
      assert.equal(status, 200, file)
      if (/\.(js|css)$/.test(file) && file !== '/config.js')
        assert.match(headers['cache-control'], /immutable/, file)
    }
  })
})

describe('the identity service', () => {
  const read = (file) => readFileSync(path.join(here, 'kratos', file), 'utf8')
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
