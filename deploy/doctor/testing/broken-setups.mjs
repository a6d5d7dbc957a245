// For each finding the set-ups that are broken in just that way.

/** Where console and Kratos are. `dev`: Kratos runs in its development mode, as it has to without https. */
export const LAYOUTS = {
  'one origin': { console: 'https://console.example.com', auth: 'https://console.example.com/auth' },
  siblings: {
    console: 'https://console.example.com',
    auth: 'https://auth.example.com',
    domain: 'example.com',
  },
  'this machine': { console: 'http://localhost:8080', auth: 'http://localhost:8080/auth', dev: true },
  'an address': { console: 'http://127.0.0.1:8080', auth: 'http://127.0.0.1:8080/auth', dev: true },
}

const CONSOLE = 'https://console.example.com'

const flow = (kind, change) => ({ selfservice: { flows: { [kind]: change } } })
const screens = (console) => ({
  selfservice: {
    flows: {
      login: { ui_url: `${console}/login` },
      registration: { ui_url: `${console}/register` },
      verification: { ui_url: `${console}/user/verify` },
      recovery: { ui_url: `${console}/recovery` },
      settings: { ui_url: `${console}/account` },
      error: { ui_url: `${console}/auth/error` },
    },
  },
})
const method = (name, change) => ({ selfservice: { methods: { [name]: { enabled: true, ...change } } } })
const passkeys = (rp) => method('passkey', { config: { rp: { display_name: 'Quarterdeck', ...rp } } })
const securityKeys = (rp, passwordless = false) =>
  method('webauthn', { config: { passwordless, rp: { display_name: 'Quarterdeck', ...rp } } })
const publicService = (change) => ({ serve: { public: change } })
const cors = (change) => publicService({ cors: change })

const traits = (change) => (schema) => {
  const { traits: before } = schema.properties
  return { ...schema, properties: { traits: { ...before, ...change(before) } } }
}
const withTrait = (name, trait) =>
  traits(({ properties }) => ({ properties: { ...properties, [name]: trait } }))

const CLOSED_TRAITS = ['properties.traits.additionalProperties', 'false']
const STAFF_ALONE = [
  ['identity.schemas', 'selfservice_selectable: false, below "- id: staff"'],
  ['identity.default_schema_id', 'another schema than staff, one without the trait admin'],
]
const NO_ADMIN = ['properties.traits.properties.admin', 'nothing: remove the trait']
const LAX = ['cookies.same_site', 'Lax']
const SYNC = [['POST /sync', 'the address of your platform that answers it, with 204']]
const STATEMENT = 'window.__CONSOLE_CONFIG__ = { … }'
const BASE_URL =
  'an address that begins with https://, or a path that begins with /; without a query, a fragment or a password'
const SCREEN_KEYS = ['login', 'registration', 'verification', 'recovery']

/**
 * @typedef {object} BrokenSetup
 * @property {string} about
 * @property {string} finding
 * @property {keyof typeof LAYOUTS} [layout] by default 'siblings'
 * @property {object} [kratos] on top of deploy/kratos/kratos.yml
 * @property {(schema: object) => object} [schema] what is made of deploy/kratos/identity.schema.json
 * @property {(schema: object) => object} [staff] what is made of deploy/kratos/identity.staff.schema.json
 * @property {string} [selectable] id of an identity schema that people can choose at sign-up
 * @property {import('./platform.mjs').Web} [web]
 * @property {string} [version] of Kratos
 * @property {boolean} [dev] other than the layout wants it
 * @property {{ console?: string, auth?: string }} [at] where the two are instead
 * @property {('config' | 'admin')[]} [needs] what has to be given besides the addresses for it to be found
 * @property {[string, string][]} changes each key to change, and to what
 */

/** @type {BrokenSetup[]} */
export const BROKEN_SETUPS = [
  {
    about: 'customers write the trait admin',
    finding: 'admin-trait',
    schema: withTrait('admin', { type: 'boolean' }),
    changes: [NO_ADMIN, CLOSED_TRAITS],
  },
  {
    about: 'customers add traits of their own',
    finding: 'admin-trait',
    schema: traits(() => ({ additionalProperties: undefined })),
    changes: [CLOSED_TRAITS],
  },
  {
    about: 'people sign up as staff',
    finding: 'admin-trait',
    selectable: 'staff',
    changes: STAFF_ALONE,
  },
  {
    about: 'people sign up as staff, for want of another schema',
    finding: 'admin-trait',
    kratos: { identity: { default_schema_id: 'staff' } },
    changes: STAFF_ALONE,
  },
  {
    about: 'people sign up as staff, in a version without a choice of schemas',
    finding: 'admin-trait',
    kratos: { identity: { default_schema_id: 'staff' } },
    staff: withTrait('name', { type: 'object', properties: { first: { type: 'string' } } }),
    web: { noChoiceOfSchemas: true },
    changes: STAFF_ALONE,
  },
  {
    about: 'customers write the trait admin, in a version without a choice of schemas',
    finding: 'admin-trait',
    schema: withTrait('admin', { type: 'boolean' }),
    web: { noChoiceOfSchemas: true },
    changes: [NO_ADMIN, CLOSED_TRAITS],
  },
  {
    about: 'a schema for staff whose trait admin may be false or missing',
    finding: 'admin-trait',
    staff: withTrait('admin', { type: 'boolean' }),
    changes: [NO_ADMIN, CLOSED_TRAITS],
  },
  {
    about: 'the schemas are withheld, but the form asks for the trait admin',
    finding: 'admin-trait',
    schema: withTrait('admin', { type: 'boolean' }),
    web: { noSchemas: true },
    changes: [NO_ADMIN, CLOSED_TRAITS],
  },
  {
    about: 'nobody signs up, but people write the trait admin in /account',
    finding: 'admin-trait',
    kratos: flow('registration', { enabled: false }),
    schema: withTrait('admin', { type: 'boolean' }),
    changes: [NO_ADMIN, CLOSED_TRAITS],
  },
  {
    about: 'the admin API answers at the public address',
    finding: 'admin-api',
    web: { adminOpen: true },
    changes: [['where it hands on to', 'the public port of Kratos (4433), never the admin port (4434)']],
  },
  {
    about: 'the admin API answers in place of the public one',
    finding: 'admin-api',
    web: { adminOpen: true, adminAlone: true },
    changes: [['where it hands on to', 'the public port of Kratos (4433), never the admin port (4434)']],
  },
  {
    about: 'a second factor can be set up and is not asked for',
    finding: 'second-factor',
    needs: ['config'],
    kratos: { session: { whoami: { required_aal: 'aal1' } } },
    changes: [['session.whoami.required_aal', 'highest_available']],
  },
  {
    about: 'a security key can be a second factor and is not asked for',
    finding: 'second-factor',
    needs: ['config'],
    kratos: {
      session: { whoami: { required_aal: 'aal1' } },
      selfservice: {
        methods: {
          totp: { enabled: false },
          lookup_secret: { enabled: false },
          ...securityKeys({ id: 'example.com', origins: [CONSOLE] }).selfservice.methods,
        },
      },
    },
    changes: [['session.whoami.required_aal', 'highest_available']],
  },
  {
    about: 'only the sign-in form may be returned to',
    finding: 'return-refused',
    kratos: { selfservice: { allowed_return_urls: [`${CONSOLE}/login`] } },
    changes: [['selfservice.allowed_return_urls', `[${CONSOLE}/]`]],
  },

  {
    about: 'every origin of https may read',
    finding: 'cors-any-origin',
    layout: 'one origin',
    kratos: cors({ allowed_origins: ['https://*'] }),
    changes: [['serve.public.cors.allowed_origins', `[${CONSOLE}]`]],
  },
  {
    about: 'another origin than the console’s is allowed',
    finding: 'cors',
    kratos: cors({ allowed_origins: ['https://other.example.com'] }),
    changes: [
      ['serve.public.cors.enabled', 'true'],
      ['serve.public.cors.allowed_origins', `[${CONSOLE}]`],
    ],
  },
  {
    about: 'a star in place of the origin',
    finding: 'cors',
    kratos: cors({ allowed_origins: ['*'] }),
    changes: [['serve.public.cors.allowed_origins', `[${CONSOLE}]`]],
  },
  {
    about: 'no credentials',
    finding: 'cors',
    kratos: cors({ allow_credentials: false }),
    changes: [['serve.public.cors.allow_credentials', 'true']],
  },
  {
    about: 'not the method of signing out elsewhere',
    finding: 'cors',
    kratos: cors({ allowed_methods: ['GET', 'POST'] }),
    changes: [['serve.public.cors.allowed_methods', '[GET, POST, PUT, PATCH, DELETE]']],
  },
  {
    about: 'not the header of forms',
    finding: 'cors',
    kratos: cors({ allowed_headers: ['Authorization'] }),
    changes: [['serve.public.cors.allowed_headers', '[Content-Type]']],
  },

  {
    about: 'siblings without a name for cookies of both',
    finding: 'cookie-domain',
    kratos: { cookies: { domain: '' } },
    changes: [['cookies.domain', 'example.com']],
  },
  {
    about: 'cookies that only Kratos’ own host gets',
    finding: 'cookie-domain',
    kratos: { cookies: { domain: 'auth.example.com' } },
    changes: [['cookies.domain', 'example.com']],
  },
  {
    about: 'a product API on a name of its own, cookies for one origin',
    finding: 'cookie-domain',
    layout: 'one origin',
    web: {
      settings: "window.__CONSOLE_CONFIG__ = { apiUrl: 'https://api.example.com' }",
      policy: "default-src 'self' https://api.example.com",
    },
    changes: [['cookies.domain', 'example.com']],
  },
  {
    about: 'cookies of a name that Kratos is not within',
    finding: 'cookie-domain',
    kratos: { cookies: { domain: 'console.example.com' } },
    changes: [['cookies.domain', 'example.com']],
  },
  {
    about: 'cookies of a name that belongs to many',
    finding: 'cookie-domain',
    layout: 'one origin',
    kratos: { cookies: { domain: 'com' } },
    changes: [['cookies.domain', 'nothing: remove the line']],
  },
  {
    about: 'a session cookie that only Kratos’ own host gets',
    finding: 'cookie-domain',
    needs: ['config'],
    kratos: { session: { cookie: { domain: 'auth.example.com' } } },
    changes: [['session.cookie.domain', 'example.com']],
  },
  {
    about: 'SameSite=Strict',
    finding: 'cookie-same-site',
    kratos: { cookies: { same_site: 'Strict' } },
    changes: [LAX],
  },
  {
    about: 'SameSite=None',
    finding: 'cookie-same-site',
    layout: 'one origin',
    kratos: { cookies: { same_site: 'None' } },
    changes: [LAX],
  },
  {
    about: 'a session cookie with SameSite=Strict',
    finding: 'cookie-same-site',
    needs: ['config'],
    kratos: { session: { cookie: { same_site: 'Strict' } } },
    changes: [['session.cookie.same_site', 'Lax']],
  },
  {
    about: 'the development mode behind https',
    finding: 'cookie-secure',
    dev: true,
    changes: [
      ['--dev', 'nothing: leave it out'],
      ['cookies.secure', 'nothing: remove the line, or true'],
    ],
  },
  {
    about: 'cookies for https on http',
    finding: 'cookie-secure',
    layout: 'this machine',
    dev: false,
    changes: [
      ['TLS', 'https, and so in every address'],
      ['--dev', '--dev, on a machine for trying out, never behind https'],
    ],
  },
  {
    about: 'cookies for a part of the addresses',
    finding: 'cookie-path',
    layout: 'one origin',
    kratos: { cookies: { path: '/auth' } },
    changes: [['cookies.path', '/']],
  },
  {
    about: 'names of two owners below one public suffix',
    finding: 'two-sites',
    at: { console: 'https://console.github.io', auth: 'https://auth.github.io' },
    changes: [
      ['authUrl', 'a name below console.github.io, or https://console.github.io/auth'],
      ['serve.public.base_url', 'that address, with a slash at its end'],
    ],
  },

  {
    about: 'Kratos by a name of the server itself',
    finding: 'two-sites',
    at: { auth: 'https://localhost' },
    changes: [
      ['authUrl', `a name below example.com, or ${CONSOLE}/auth`],
      ['serve.public.base_url', 'that address, with a slash at its end'],
    ],
  },

  {
    about: 'screens at localhost, the console at 127.0.0.1',
    finding: 'loopback-names',
    layout: 'an address',
    kratos: screens('http://localhost:8080'),
    changes: [...SCREEN_KEYS, 'error'].map((kind) => [
      `selfservice.flows.${kind}.ui_url`,
      `http://127.0.0.1:8080${screens('').selfservice.flows[kind].ui_url}`,
    ]),
  },
  {
    about: 'Kratos at 127.0.0.1, the console at localhost',
    finding: 'loopback-names',
    layout: 'this machine',
    at: { auth: 'http://127.0.0.1:4433' },
    changes: [
      ['authUrl', 'http://localhost:4433'],
      ['serve.public.base_url', 'http://localhost:4433/'],
    ],
  },
  {
    about: 'a Kratos that knows nothing of the https in front of it',
    finding: 'http-beside-https',
    kratos: publicService({ base_url: 'http://auth.example.com/' }),
    changes: [['serve.public.base_url', 'https://auth.example.com/']],
  },
  {
    about: 'another address of Kratos in the console’s settings',
    finding: 'console-auth-url',
    web: { authUrl: 'https://identity.example.com' },
    changes: [['authUrl', 'https://auth.example.com']],
  },
  {
    about: 'the port that only the web server reaches',
    finding: 'base-url',
    kratos: publicService({ base_url: 'http://127.0.0.1:4433/' }),
    changes: [['serve.public.base_url', 'https://auth.example.com/']],
  },
  {
    about: 'the prefix /auth forgotten',
    finding: 'base-url',
    layout: 'one origin',
    kratos: publicService({ base_url: `${CONSOLE}/` }),
    changes: [['serve.public.base_url', `${CONSOLE}/auth/`]],
  },
  ...SCREEN_KEYS.map((kind) => ({
    about: `a ${kind} that ends elsewhere`,
    finding: 'ui-url',
    kratos: flow(kind, { ui_url: `${CONSOLE}/elsewhere` }),
    changes: [[`selfservice.flows.${kind}.ui_url`, screens(CONSOLE).selfservice.flows[kind].ui_url]],
  })),
  {
    about: 'errors that end elsewhere',
    finding: 'ui-url',
    kratos: flow('error', { ui_url: `${CONSOLE}/error` }),
    changes: [['selfservice.flows.error.ui_url', `${CONSOLE}/auth/error`]],
  },
  {
    about: 'settings that end elsewhere',
    finding: 'ui-url',
    needs: ['config'],
    kratos: flow('settings', { ui_url: `${CONSOLE}/settings` }),
    changes: [['selfservice.flows.settings.ui_url', `${CONSOLE}/account`]],
  },
  {
    about: 'signing out leads out of the console',
    finding: 'return-address',
    needs: ['config'],
    kratos: flow('logout', { after: { default_browser_return_url: 'https://www.example.com/' } }),
    changes: [['selfservice.flows.logout.after.default_browser_return_url', `${CONSOLE}/`]],
  },

  {
    about: 'all of /auth/ handed on to Kratos',
    finding: 'console-screens',
    layout: 'one origin',
    web: { missing: ['/auth/error'] },
    changes: [
      ['what answers /auth/error', 'index.html: all of /auth/ is handed on to Kratos but for this screen'],
    ],
  },
  {
    about: 'a server that answers for files alone',
    finding: 'console-screens',
    web: { missing: ['/login', '/register'] },
    changes: [
      [
        'what answers /login /register',
        'index.html: every address that is no file is the one document of the console',
      ],
    ],
  },
  {
    about: 'a policy that does not name Kratos',
    finding: 'content-security-policy',
    web: { policy: "default-src 'self'; form-action 'self'" },
    changes: ['connect-src', 'form-action'].map((key) => [key, '… https://auth.example.com']),
  },
  {
    about: 'a policy that names Kratos with https, which it does not have',
    finding: 'content-security-policy',
    layout: 'this machine',
    at: { auth: 'http://localhost:4433' },
    web: { policy: "default-src 'self' https://localhost:4433; form-action *" },
    changes: [['connect-src', '… http://localhost:4433']],
  },
  {
    about: 'a policy that does not name the product API',
    finding: 'content-security-policy',
    web: {
      settings:
        "window.__CONSOLE_CONFIG__ = { authUrl: 'https://auth.example.com', apiUrl: 'https://api.example.com' }",
    },
    changes: [['connect-src', '… https://api.example.com']],
  },
  {
    about: 'a policy that forgets the script for passkeys',
    finding: 'content-security-policy',
    kratos: passkeys({ id: 'example.com', origins: [CONSOLE] }),
    web: { policy: "script-src 'self'; form-action 'self' https:" },
    changes: [['script-src', '… https://auth.example.com']],
  },
  {
    about: 'a policy without a nonce, and without the hash of the start script',
    finding: 'document-policy',
    web: {
      policy: "script-src 'self'; style-src 'self' 'unsafe-inline'",
      inDocument: '<script nonce="CSP_NONCE">start()</script><style nonce="CSP_NONCE">p{}</style>',
    },
    changes: [
      ['script-src', "… 'nonce-<of the answer>', or 'sha256-DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00='"],
    ],
  },
  {
    about: 'a document with the nonce of another answer',
    finding: 'document-policy',
    web: {
      policy: "style-src 'self' 'unsafe-inline' 'nonce-{nonce}'",
      inDocument: '<style nonce="1">p{}</style>',
    },
    changes: [
      ['style-src', "… 'nonce-<of the answer>', or 'sha256-gG2yISYereRMiG2lMXrbiUgi0Ubw9p7QCeWcroOvy9Y='"],
    ],
  },
  {
    about: 'a second policy, of a server in front, that does not name Kratos',
    finding: 'content-security-policy',
    web: {
      policy:
        "default-src 'self' https://auth.example.com; form-action https://auth.example.com, default-src 'self'",
    },
    changes: [['connect-src', '… https://auth.example.com']],
  },
  {
    about: 'a second policy, of a server in front, without the nonce',
    finding: 'document-policy',
    web: {
      policy: "script-src 'nonce-{nonce}'; object-src 'none', script-src 'self'",
      inDocument: '<script nonce="{nonce}">start()</script>',
    },
    changes: [['script-src', undefined]],
  },
  {
    about: 'a document that was stored an hour ago, together with its headers',
    finding: 'document-stored',
    web: {
      policy: "script-src 'self' 'nonce-{nonce}'",
      nonce: '1',
      inDocument: '<script nonce="{nonce}">start()</script>',
      consoleAhead: -3_600_000,
    },
    changes: [['what it stores of / and the other screens', undefined]],
  },
  {
    about: 'a document that says that it was stored',
    finding: 'document-stored',
    web: { age: '3600', consoleAhead: -3_600_000 },
    changes: [['what it stores of / and the other screens', undefined]],
  },
  ...Object.entries({
    'that is gone': () => respond(404, {}),
    'in place of which a page is served': () =>
      new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  }).map(([about, code]) => ({
    about: `code ${about}`,
    finding: 'document-code',
    web: { code },
    changes: [['what answers /assets/console-1.js', undefined]],
  })),
  {
    about: 'a policy that forgets forms',
    finding: 'content-security-policy',
    web: { policy: "default-src 'self' https://*.example.com; form-action 'self'" },
    changes: [['form-action', '… https://auth.example.com']],
  },

  {
    about: 'settings that are no JavaScript',
    finding: 'config-js',
    web: { settings: "window.__CONSOLE_CONFIG__ = {\n  brandName: 'It's us',\n}" },
    changes: [['the syntax', STATEMENT]],
  },
  {
    about: 'a page in place of the settings',
    finding: 'config-js',
    web: { settings: '<!doctype html>\n<title>Console</title>' },
    changes: [['the syntax', STATEMENT]],
  },
  {
    about: 'settings by another name',
    finding: 'config-js',
    web: { settings: "window.__CONSOLE_CONFIG = { authUrl: 'https://auth.example.com' }" },
    changes: [['what is set', STATEMENT]],
  },
  ...[
    "'https://auth.example.com/?x=1'",
    "'https://auth.example.com#top'",
    "'https://user:secret@auth.example.com'",
    "'auth.example.com'",
    "''",
    '7',
  ].map((address) => ({
    about: `settings with authUrl ${address}`,
    finding: 'config-js',
    web: { settings: `window.__CONSOLE_CONFIG__ = { authUrl: ${address} }` },
    changes: [['authUrl', BASE_URL]],
  })),
  {
    about: 'settings with a host for the product API',
    finding: 'config-js',
    layout: 'one origin',
    web: { settings: 'window.__CONSOLE_CONFIG__ = {\n  "apiUrl": "api.example.com"\n}' },
    changes: [['apiUrl', BASE_URL]],
  },

  ...Object.entries({
    'answered by Kratos': () => respond(403, { error: { id: 'security_csrf_violation' } }),
    'without an upstream': () => respond(502, { error: { message: 'Session sync is not configured' } }),
    'answered by nobody': () => respond(404, {}),
    'answered for reads alone': () => respond(405, {}),
    'answered with a page': () =>
      new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
    'without an answer': () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    },
  }).map(([about, sync]) => ({ about: `sync ${about}`, finding: 'sync', web: { sync }, changes: SYNC })),
  {
    about: 'sync without CORS',
    finding: 'sync',
    web: { sync: () => new Response(null, { status: 204 }) },
    changes: [
      ['Access-Control-Allow-Origin', CONSOLE],
      ['Access-Control-Allow-Credentials', 'true'],
    ],
  },

  ...Object.entries({
    'without an upstream': () => respond(502, { error: { message: 'The product API is not configured' } }),
    'that nobody answers for': () => respond(404, {}),
    'that is a page': () => new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html' } }),
  }).map(([about, api]) => ({
    about: `a product API ${about}`,
    finding: 'product-api',
    web: { api },
    changes: [['what answers /v1/ and /new/', 'your product API']],
  })),
  {
    about: 'a product API of its own origin that does not answer',
    finding: 'product-api',
    web: {
      apiUrl: 'https://api.example.com',
      api: () => {
        throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
      },
    },
    changes: [['apiUrl', 'where your product API answers']],
  },
  {
    about: 'a product API of its own origin without CORS',
    finding: 'product-api',
    web: { apiUrl: 'https://api.example.com', api: () => respond(200, { signup_enabled: true }) },
    changes: [
      ['Access-Control-Allow-Origin', CONSOLE],
      ['Access-Control-Allow-Credentials', 'true'],
    ],
  },

  {
    about: 'recovery by a code, which is switched off',
    finding: 'flow-method',
    kratos: method('code', { enabled: false }),
    changes: [['selfservice.methods.code.enabled', 'true']],
  },
  {
    about: 'verification by a link, which is switched off',
    finding: 'flow-method',
    kratos: method('link', { enabled: false }),
    changes: [['selfservice.methods.link.enabled', 'true']],
  },
  {
    about: 'verification and recovery by codes, which are switched off',
    finding: 'flow-method',
    kratos: {
      selfservice: { methods: { code: { enabled: false } }, flows: { verification: { use: 'code' } } },
    },
    changes: [['selfservice.methods.code.enabled', 'true']],
  },

  {
    about: 'passkeys of another site',
    finding: 'passkey-rp-id',
    kratos: passkeys({ id: 'example.org', origins: [CONSOLE] }),
    changes: [['selfservice.methods.passkey.config.rp.id', 'console.example.com']],
  },
  {
    about: 'passkeys of a site that belongs to many',
    finding: 'passkey-rp-id',
    kratos: passkeys({ id: 'com', origins: [CONSOLE] }),
    changes: [['selfservice.methods.passkey.config.rp.id', 'console.example.com']],
  },
  {
    about: 'passkeys at an address in numbers',
    finding: 'passkey-rp-id',
    layout: 'an address',
    kratos: passkeys({ id: '127.0.0.1', origins: ['http://127.0.0.1:8080'] }),
    changes: [
      [
        'selfservice.methods.passkey.config.rp.id',
        'localhost, with localhost in place of this address everywhere',
      ],
    ],
  },
  {
    about: 'passkeys without https',
    finding: 'passkey-rp-id',
    layout: 'this machine',
    at: { console: 'http://console.example.com', auth: 'http://console.example.com/auth' },
    kratos: passkeys({ id: 'console.example.com', origins: ['http://console.example.com'] }),
    changes: [['TLS', 'https']],
  },
  {
    about: 'security keys of another site',
    finding: 'passkey-rp-id',
    needs: ['config'],
    kratos: securityKeys({ id: 'example.org', origins: [CONSOLE] }),
    changes: [['selfservice.methods.webauthn.config.rp.id', 'console.example.com']],
  },
  {
    about: 'passkeys that Kratos takes from another page',
    finding: 'passkey-origins',
    needs: ['config'],
    kratos: passkeys({ id: 'example.com' }),
    changes: [['selfservice.methods.passkey.config.rp.origins', `[${CONSOLE}]`]],
  },

  {
    about: 'a sign-up by password that ends signed out',
    finding: 'sign-up-session',
    needs: ['config'],
    kratos: flow('registration', { after: { password: { hooks: [{ hook: 'show_verification_ui' }] } } }),
    changes: [
      [
        'selfservice.flows.registration.after.password.hooks',
        '[{ hook: session }, { hook: show_verification_ui }]',
      ],
    ],
  },
  {
    about: 'a sign-up by security key that ends signed out',
    finding: 'sign-up-session',
    needs: ['config'],
    kratos: {
      selfservice: {
        methods: securityKeys({ id: 'example.com', origins: [CONSOLE] }, true).selfservice.methods,
        flows: { registration: { after: { webauthn: { hooks: [] } } } },
      },
    },
    changes: [['selfservice.flows.registration.after.webauthn.hooks', '[{ hook: session }]']],
  },
  {
    about: 'a sign-up by social account that ends at the verification',
    finding: 'sign-up-return',
    needs: ['config'],
    kratos: {
      selfservice: {
        methods: { oidc: { enabled: true, config: { providers: [] } } },
        flows: {
          registration: {
            after: {
              oidc: {
                default_browser_return_url: `${CONSOLE}/`,
                hooks: [{ hook: 'session' }, { hook: 'show_verification_ui' }],
              },
            },
          },
        },
      },
    },
    changes: [
      ['selfservice.flows.registration.after.oidc.hooks', '[{ hook: session }]'],
      ['selfservice.flows.registration.after.oidc.default_browser_return_url', `${CONSOLE}/plans`],
    ],
  },
  {
    about: 'a schema without an address',
    finding: 'email-trait',
    schema: traits(({ properties: { name } }) => ({ properties: { mail: name }, required: ['mail'] })),
    changes: [
      [
        'properties.traits.properties.email',
        '{ "type": "string", "format": "email", … } as in deploy/kratos/identity.schema.json',
      ],
    ],
  },

  {
    about: 'a Kratos whose clock is ahead',
    finding: 'clock',
    web: { ahead: 5 * 60_000 },
    changes: [['its clock', undefined]],
  },
  {
    about: 'a console whose clock is behind',
    finding: 'clock',
    web: { consoleAhead: -60_000 },
    changes: [['its clock', undefined]],
  },
  {
    about: 'an old Kratos',
    finding: 'version',
    needs: ['admin'],
    version: 'v1.2.0',
    changes: [['version', 'v26.2.0']],
  },
  {
    about: 'a configuration of another version',
    finding: 'version-written',
    needs: ['config', 'admin'],
    kratos: { version: 'v25.4.0' },
    changes: [['version', 'v26.2.0']],
  },
]

function respond(status, body) {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } })
}
