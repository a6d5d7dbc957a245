// Checks the doctor: every finding on a set-up that is broken in just that way, and none on one that is right.
//   node --test deploy/doctor/doctor.test.mjs
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { readConfiguration } from './configuration.mjs'
import { examine } from './examine.mjs'
import { asText } from './report.mjs'
import { BROKEN_SETUPS, LAYOUTS } from './testing/broken-setups.mjs'
import { ADMIN, pretend } from './testing/platform.mjs'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))
const deployed = (file) => readFileSync(here(`../kratos/${file}`), 'utf8')

let folder
before(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'doctor-'))
})
after(() => rmSync(folder, { recursive: true, force: true }))

/** The files of deploy/kratos for these addresses, with changes in a file of their own; and what Kratos makes of them. */
function configure({ console, auth, domain }, { kratos = {}, selectable } = {}) {
  const files = ['kratos.yml', 'changes.json'].map((file) => path.join(folder, file))
  const [written, changes] = files
  // A deployment replaces the address of kratos.yml throughout, as its first lines say; so is it here.
  let text = deployed('kratos.yml')
    .replaceAll('http://127.0.0.1:8080/auth/\n', `${auth}/\n`)
    .replaceAll('http://127.0.0.1:8080', console)
  if (domain) text = text.replace('cookies:\n', `cookies:\n  domain: ${domain}\n`)
  if (selectable) text = text.replace('selfservice_selectable: false', 'selfservice_selectable: true')
  writeFileSync(written, text)
  writeFileSync(changes, JSON.stringify(kratos))
  return { files, configuration: readConfiguration(files) }
}

const asItIs = (schema) => schema

/** A platform in memory, and how the doctor is called for it. */
function setUp({
  layout = 'siblings',
  at,
  schema = asItIs,
  staff = asItIs,
  web,
  version,
  dev,
  needs = [],
  ...rest
} = {}) {
  const addresses = { ...LAYOUTS[layout], ...at }
  const { configuration } = configure(addresses, rest)
  const schemas = {
    customer: schema(JSON.parse(deployed('identity.schema.json'))),
    staff: staff(JSON.parse(deployed('identity.staff.schema.json'))),
  }
  const fetch = pretend({ ...addresses, configuration, schemas, version, web, dev: dev ?? addresses.dev })
  return {
    consoleUrl: addresses.console,
    authUrl: addresses.auth,
    adminUrl: needs.includes('admin') ? ADMIN : undefined,
    configuration: needs.includes('config') ? configuration : undefined,
    fetch,
  }
}

const site = (id) => ({ display_name: 'Quarterdeck', id, origins: ['https://console.example.com'] })
function passkeys(id) {
  return { selfservice: { methods: { passkey: { enabled: true, config: { rp: site(id) } } } } }
}
function securityKeys(config) {
  return { webauthn: { enabled: true, config: { ...config, rp: site('example.com') } } }
}

describe('a set-up that is right', () => {
  for (const layout of Object.keys(LAYOUTS))
    for (const needs of [[], ['config', 'admin']])
      test(`has no finding (${[layout, ...needs].join(', ')})`, async () => {
        assert.deepEqual((await examine(setUp({ layout, needs }))).findings, [])
      })

  for (const [about, kratos] of Object.entries({
    'passkeys of the console’s host': passkeys('console.example.com'),
    'passkeys of the name above it': passkeys('example.com'),
    'security keys as the second factor, which do not sign up': {
      selfservice: {
        methods: securityKeys({ passwordless: false }),
        flows: { registration: { after: { webauthn: { hooks: [] } } } },
      },
    },
    'nothing said about second factors, which Kratos asks for by itself': {
      session: { whoami: null },
    },
    'security keys in place of a password, without a second factor': {
      session: { whoami: { required_aal: 'aal1' } },
      selfservice: {
        methods: {
          totp: { enabled: false },
          lookup_secret: { enabled: false },
          ...securityKeys({ passwordless: true }),
        },
      },
    },
    'hooks for all ways of signing up': {
      selfservice: {
        flows: { registration: { after: { password: { hooks: [] }, hooks: [{ hook: 'session' }] } } },
      },
    },
    'nothing but sign-in switched on': {
      selfservice: {
        flows: {
          registration: { enabled: false },
          verification: { enabled: false },
          recovery: { enabled: false },
        },
      },
    },
  }))
    test(`has no finding with ${about}`, async () => {
      const { findings } = await examine(setUp({ kratos, needs: ['config', 'admin'] }))
      assert.deepEqual(findings, [])
    })

  for (const policy of [
    'default-src *; form-action *',
    "connect-src https:; form-action 'self' https://auth.example.com",
    "connect-src 'self' *.example.com; form-action http://auth.example.com/",
    "script-src 'self'",
  ])
    test(`has no finding with the policy ${policy}`, async () => {
      assert.deepEqual((await examine(setUp({ web: { policy } }))).findings, [])
    })

  for (const policy of [
    "script-src 'self' 'nonce-{nonce}'; style-src 'nonce-{nonce}'",
    "script-src 'self' 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='; style-src 'self' 'unsafe-inline'",
    "connect-src 'self' https://auth.example.com",
  ])
    test(`lets what is in the document run with the policy ${policy}`, async () => {
      const inDocument = '<script nonce="{nonce}">start()</script><style nonce="{nonce}">p{}</style>'
      assert.deepEqual((await examine(setUp({ web: { policy, inDocument } }))).findings, [])
    })

  for (const settings of [
    "{ brandName: 'Northwind', authUrl: 'https://auth.example.com' }",
    '{"brandName":"Northwind","authUrl":"https://auth.example.com/"}',
    "{\n  // authUrl: 'https://old.example.com',\n  authUrl: `https://auth.example.com`,\n}",
  ])
    test(`needs no --auth where the console says ${JSON.stringify(settings)}`, async () => {
      const web = { settings: `window.__CONSOLE_CONFIG__ = ${settings}` }
      const { auth, findings } = await examine({ ...setUp({ web }), authUrl: undefined })
      assert.equal(auth, 'https://auth.example.com')
      assert.deepEqual(findings, [])
    })

  for (const settings of [
    'window.__CONSOLE_CONFIG__ = {}',
    "window.__CONSOLE_CONFIG__ = { authUrl: null, apiUrl: '', brandName: `It's us` }",
    "window.__CONSOLE_CONFIG__ = {\n/*\n  authUrl: 'https://old.example.com',\n*/\n}",
    "window.__CONSOLE_CONFIG__ = { brandName: 'Northwind' // , authUrl: 'https://old.example.com'\n}",
    "window.__CONSOLE_CONFIG__ = { paddle: { apiUrl: 'https://api.example.com' } }",
    "globalThis['__CONSOLE_CONFIG__'] = { brandName: `authUrl: 'https://old.example.com'` };",
    '// window.__CONSOLE_CONFIG = {}\n',
    '',
  ])
    test(`has Kratos at /auth where the console says ${JSON.stringify(settings)}`, async () => {
      const running = setUp({ layout: 'one origin', web: { settings }, needs: ['config', 'admin'] })
      const { auth, findings, unseen } = await examine({ ...running, authUrl: undefined })
      assert.equal(auth, 'https://console.example.com/auth')
      assert.deepEqual(findings, [])
      assert.deepEqual(unseen, [])
    })

  for (const settings of [
    'window.__CONSOLE_CONFIG__ = { authUrl: `https://auth.${location.hostname}` }',
    'window.__CONSOLE_CONFIG__ = { ...window.shared }',
    "window.__CONSOLE_CONFIG__ = {}\nwindow.__CONSOLE_CONFIG__.authUrl = 'https://elsewhere.example'",
    "if (location.port) window.__CONSOLE_CONFIG__ = { authUrl: 'https://elsewhere.example' }",
    'Object.assign(window, { __CONSOLE_CONFIG__: {} })',
    "document.write('<script src=/settings.js></script>')",
  ])
    test(`has no finding where it is computed: ${JSON.stringify(settings)}`, async () => {
      const { findings, unseen } = await examine(setUp({ web: { settings } }))
      assert.deepEqual(findings, [])
      assert.match(unseen.join('\n'), /its config\.js computes it\.$/m)
    })

  test('has no finding with a load balancer’s cookie in front', async () => {
    const web = { balancer: 'AWSALB=1; Expires=Fri, 27 Nov 2026 12:00:00 GMT; Path=/auth' }
    for (const layout of Object.keys(LAYOUTS))
      assert.deepEqual((await examine(setUp({ layout, web, needs: ['config'] }))).findings, [])
  })

  test('has no finding with a product API on an origin of its own, whatever it says of sign-up', async () => {
    const headers = {
      'Content-Type': 'application/json',
      'Access-Control-Allow-Origin': 'https://console.example.com',
      'Access-Control-Allow-Credentials': 'true',
    }
    const api = () => new Response('{"error":"Not now"}', { status: 401, headers })
    const web = { apiUrl: 'https://api.example.com/base', api }
    assert.deepEqual((await examine(setUp({ web }))).findings, [])
  })

  test('has no finding where the document has just been fetched by what is in front', async () => {
    assert.deepEqual((await examine(setUp({ web: { age: '0' } }))).findings, [])
  })

  test('has no finding in a version without a choice of schemas', async () => {
    assert.deepEqual((await examine(setUp({ web: { noChoiceOfSchemas: true } }))).findings, [])
  })

  for (const [about, admin] of Object.entries({
    'is a word': { type: 'string' },
    'is always false': { const: false },
    'is one of several words': { enum: ['yes', 'no'] },
    'may not be there': false,
  }))
    test(`has no finding where the trait admin ${about}`, async () => {
      const schema = (one) => {
        one.properties.traits.properties.admin = admin
        return one
      }
      assert.deepEqual((await examine(setUp({ schema }))).findings, [])
    })

  test('has no finding with a schema for staff that says it in another way', async () => {
    const staff = (one) => {
      one.properties.traits.properties.admin = { type: 'boolean', enum: [true] }
      return one
    }
    assert.deepEqual((await examine(setUp({ staff }))).findings, [])
  })

  test('says what it could not look at', async () => {
    const unseen = async (options) => (await examine(setUp(options))).unseen.join('\n')
    assert.match(await unseen(), /--config kratos\.yml[^]*--admin/)
    assert.equal(await unseen({ needs: ['config', 'admin'] }), '')
    assert.match(await unseen({ web: { noSchemas: true } }), /^The identity schemas: .* is not answered\.$/m)
    const closed = { selfservice: { flows: { registration: { enabled: false } } } }
    assert.match(await unseen({ kratos: closed }), /^Signing up: it is switched off\.$/m)
    const { fetch, ...rest } = setUp()
    const withoutRecovery = (url, options) =>
      url.includes('/recovery/') ? new Response('Bad gateway', { status: 502 }) : fetch(url, options)
    const { findings, unseen: parts } = await examine({ ...rest, fetch: withoutRecovery })
    assert.deepEqual(findings, [])
    assert.match(parts.join('\n'), /^Recovery: 502, a page, or nothing\.$/m)
  })
})

describe('a set-up that is broken', () => {
  for (const { about, finding, changes, ...broken } of BROKEN_SETUPS)
    test(`${finding}: ${about}`, async () => {
      const { findings } = await examine(setUp(broken))
      assert.deepEqual(
        findings.map(({ id }) => id),
        [finding],
      )
      const told = findings[0].changes.map(({ key, to }) => [key, to])
      assert.deepEqual(
        told.map(([key]) => key),
        changes.map(([key]) => key),
      )
      for (const [index, [, to]] of changes.entries()) if (to !== undefined) assert.equal(told[index][1], to)
      for (const { file, to } of findings[0].changes) assert.ok(file && to)
      assert.doesNotMatch(JSON.stringify(findings), /undefined|null|NaN|\[object/)
    })

  test('is told by the line of config.js', async () => {
    const broken = BROKEN_SETUPS.filter(({ finding }) => finding === 'config-js').slice(0, 2)
    const lines = broken.map(async (one) => (await examine(setUp(one))).findings[0].changes[0])
    const [text, page] = await Promise.all(lines)
    assert.deepEqual([text.file, text.line], ['config.js', 2])
    assert.deepEqual([page.file, page.line], ['config.js', 1])
  })

  test('is told also where Kratos cannot be found because of it', async () => {
    const settings = "window.__CONSOLE_CONFIG__ = { authUrl: 'auth.example.com' }"
    const { findings, unseen } = await examine({ ...setUp({ web: { settings } }), authUrl: undefined })
    assert.deepEqual(
      findings.map(({ id }) => id),
      ['config-js'],
    )
    assert.match(unseen.join(), /gives no sign-in form of Kratos/)
  })

  test('is told with the dangers first, and of these the trait admin', async () => {
    const { findings } = await examine(
      setUp({
        kratos: { selfservice: { allowed_return_urls: ['https://console.example.com/login'] } },
        schema: BROKEN_SETUPS.find(({ finding, schema }) => finding === 'admin-trait' && schema).schema,
        dev: true,
      }),
    )
    assert.deepEqual(
      findings.map(({ id, danger }) => [id, danger]),
      [
        ['admin-trait', true],
        ['cookie-secure', true],
        ['return-refused', false],
      ],
    )
  })
})

describe('the guide', () => {
  const guide = readFileSync(here('../../docs/guides/doctor.md'), 'utf8')
  const explained = [...guide.matchAll(/^### ([a-z-]+)$/gm)].map(([, id]) => id)

  test('explains each finding once, and every one has a broken set-up here', () => {
    assert.equal(new Set(explained).size, explained.length)
    assert.deepEqual(new Set(explained), new Set(BROKEN_SETUPS.map(({ finding }) => finding)))
  })
})

describe('the lines to change', () => {
  const LOGIN = 'selfservice.flows.login.ui_url'
  const lineOf = (text, start) => text.split('\n').findIndex((line) => line.startsWith(start)) + 1

  test('are those of the file that says it last', () => {
    const { files, configuration } = configure(LAYOUTS.siblings, {
      kratos: { selfservice: { flows: { login: { ui_url: '/' } } } },
    })
    const [written, changes] = files
    assert.deepEqual(configuration.place(LOGIN), { file: changes, line: 1 })
    const text = readFileSync(written, 'utf8')
    assert.deepEqual(configuration.place('cookies.same_site'), {
      file: written,
      line: lineOf(text, '  same_site:'),
    })
    // What is not there belongs below the nearest thing that is.
    assert.deepEqual(configuration.place('cookies.secure'), { file: written, line: lineOf(text, 'cookies:') })
  })

  test('are those of the schema’s file, where the configuration says which that is', async () => {
    const { schema } = BROKEN_SETUPS.find(({ about }) => about === 'customers write the trait admin')
    const { findings } = await examine(setUp({ schema, needs: ['config'] }))
    assert.deepEqual(
      findings[0].changes.map(({ file }) => file),
      ['/etc/config/kratos/identity.schema.json', '/etc/config/kratos/identity.schema.json'],
    )
  })

  test('have a hint where the file is right and what runs is not', async () => {
    const running = setUp({
      kratos: { selfservice: { flows: { login: { ui_url: 'https://console.example.com/old' } } } },
    })
    const { configuration } = configure(LAYOUTS.siblings)
    const { findings } = await examine({ ...running, configuration })
    assert.equal(findings.length, 1)
    assert.match(findings[0].changes[0].hint, /Restart Kratos.* SELFSERVICE_FLOWS_LOGIN_UI_URL/)
  })

  test('of files that are not there or no YAML are not looked for', () => {
    assert.throws(() => readConfiguration([path.join(folder, 'missing.yml')]), /missing\.yml cannot be read/)
    const broken = path.join(folder, 'broken.yml')
    writeFileSync(broken, 'a: [1\nb: 2\n')
    assert.throws(() => readConfiguration([broken]), /broken\.yml is neither YAML nor JSON/)
  })
})

describe('the report', () => {
  test('fits 80 columns, but for what has to be copied as a whole', async () => {
    for (const { about: _about, finding: _finding, changes: _changes, ...broken } of BROKEN_SETUPS)
      for (const line of asText(await examine(setUp(broken))).split('\n'))
        assert.ok(line.length <= 80 || /^ *(\w+ +)?\S+$/.test(line), line)
  })

  test('names finding, file, line, key, what is there and what should be', async () => {
    const { console, auth } = LAYOUTS.siblings
    const { configuration, files } = configure(LAYOUTS.siblings, {
      kratos: { cookies: { same_site: 'Strict' } },
    })
    const text = asText(
      await examine({ ...setUp({ kratos: { cookies: { same_site: 'Strict' } } }), configuration }),
    )
    const expected = `Console   ${console}
Identity  ${auth}

1. The cookies of Kratos say SameSite=Strict (cookie-same-site)

   A browser then leaves the cookies out when somebody comes from another site:
   social sign-in and links in mails end with an error.

   Change  ${files[1]}:1
           cookies.same_site
   Now     Strict
   To      Lax

1 finding, none dangerous. docs/guides/doctor.md explains each by the word in
brackets.

Not looked at:
- The version of Kratos: add --admin with the address of its admin API.`
    assert.equal(text, expected)
  })
})

describe('the program', () => {
  let served
  before(async () => {
    served = await serve()
  })
  after(() => served.close())

  /** Listens on loopback and answers as `fetch` of what it returns says, which each run sets. */
  async function serve() {
    const server = createServer((asked, response) => void reply(asked, response))
    await new Promise((resolve) => server.listen(0, 'localhost', resolve))
    const { port } = server.address()
    return { port, close: () => server.close(), fetch: undefined }
  }

  async function reply(asked, response) {
    // The platform in memory knows headers by the names that the doctor gives them.
    const headers = Object.fromEntries(
      Object.entries(asked.headers).map(([name, value]) => [
        name.replace(/(^|-)\w/g, (letter) => letter.toUpperCase()),
        value,
      ]),
    )
    const url = `http://${asked.headers.host}${asked.url}`
    const answer = await served.fetch(url, { method: asked.method, headers })
    response.writeHead(answer.status, [...answer.headers].flat())
    response.end(await answer.text())
  }

  /** Runs the program against the platform. */
  async function run(broken, ...args) {
    const console = `http://localhost:${served.port}`
    served.fetch = setUp({
      layout: 'this machine',
      at: { console, auth: `${console}/auth` },
      ...broken,
    }).fetch
    const child = spawn(process.execPath, [here('../doctor.mjs'), '--console', console, ...args])
    const written = { out: '', error: '' }
    child.stdout.on('data', (chunk) => (written.out += chunk))
    child.stderr.on('data', (chunk) => (written.error += chunk))
    const code = await new Promise((resolve) => child.once('close', resolve))
    return { code, ...written }
  }

  test('exits with 0 where nothing is wrong', async () => {
    const { code, out } = await run({})
    assert.equal(code, 0)
    assert.match(out, /Nothing is wrong with what could be looked at\./)
  })

  test('reaches names below localhost, as browsers do', async () => {
    const console = `http://console.quarterdeck.localhost:${served.port}`
    const auth = `http://auth.quarterdeck.localhost:${served.port}`
    const at = { console, auth, domain: 'quarterdeck.localhost' }
    const { code, out, error } = await run({ at }, '--console', console)
    assert.equal(code, 0, out + error)
  })

  test('exits with 1 where something is, and says it as JSON on request', async () => {
    const broken = { kratos: { cookies: { same_site: 'None' } } }
    const { code, out } = await run(broken)
    assert.equal(code, 1)
    assert.match(out, /\(cookie-same-site\)/)

    const asked = await run(broken, '--json')
    assert.equal(asked.code, 1)
    const { findings, unseen } = JSON.parse(asked.out)
    assert.deepEqual(findings[0].changes, [
      { file: 'kratos.yml', key: 'cookies.same_site', now: 'None', to: 'Lax' },
    ])
    assert.equal(unseen.length, 2)
  })

  test('reads the files that are given', async () => {
    const console = `http://localhost:${served.port}`
    const { files } = configure(
      { console, auth: `${console}/auth` },
      { kratos: { session: { whoami: { required_aal: 'aal1' } } } },
    )
    // What runs is right; setting it up writes the files anew.
    const copies = files.map((file) => {
      const copy = file.replace(/(\.\w+)$/, '-given$1')
      writeFileSync(copy, readFileSync(file))
      return ['--config', copy]
    })
    const { code, out } = await run({}, ...copies.flat())
    assert.equal(code, 1)
    assert.match(out, /\(second-factor\)/)
  })

  // Nothing listens at the port for discarding.
  const NOWHERE = 'http://localhost:9'
  for (const { about, args, said } of [
    {
      about: 'nothing answers',
      args: ['--console', NOWHERE],
      said: /localhost:9\/config\.js does not answer: nothing listens there/,
    },
    { about: 'no address is given', args: ['--console', 'console.example.com'], said: /is no address/ },
    { about: 'Kratos is somewhere else', args: ['--auth', NOWHERE], said: /does not answer/ },
    { about: 'an option is unknown', args: ['--consle'], said: /--consle/ },
    { about: 'a file is missing', args: ['--config', 'missing.yml'], said: /missing\.yml cannot be read/ },
    { about: 'the admin API is somewhere else', args: ['--admin', NOWHERE], said: /does not answer/ },
  ])
    test(`exits with 2 where ${about}`, async () => {
      const { code, out, error } = await run({}, ...args)
      assert.equal(code, 2)
      assert.equal(out, '')
      assert.match(error, /^Could not look: /)
      assert.match(error, said)
    })

  for (const option of ['--console', '--auth'])
    test(`exits with 2 where ${option} leads on to another address`, async () => {
      const leading = createServer((asked, response) =>
        response.writeHead(301, { Location: `https://www.example.com${asked.url}` }).end(),
      )
      await new Promise((resolve) => leading.listen(0, 'localhost', resolve))
      const address = `http://localhost:${leading.address().port}`
      const { code, out, error } = await run({}, option, address)
      leading.close()
      assert.equal(code, 2)
      assert.equal(out, '')
      assert.match(
        error,
        new RegExp(`^Could not look: ${option} ${address} leads on to https://www\\.example\\.com/`),
      )
    })

  test('exits with 2 where the admin API is none', async () => {
    const { code, error } = await run({}, '--admin', `http://localhost:${served.port}`)
    assert.equal(code, 2)
    assert.match(error, /tells no version/)
  })

  test('exits with 2 where the console answers for Kratos too', async () => {
    const console = `http://localhost:${served.port}`
    const { code, error } = await run({}, '--auth', `${console}/nowhere`)
    assert.equal(code, 2)
    assert.match(error, /gives no sign-in form of Kratos, but 200[^]*AUTH_UPSTREAM/)
  })
})
