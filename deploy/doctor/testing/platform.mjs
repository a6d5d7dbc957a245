// A console and a Kratos in memory, for the tests: it answers with the recordings of a real Kratos
// (packages/sandbox/fixtures/recorded), changed as a Kratos with another configuration answers.
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'

const recordings = new Map()

/** A recording by its name: `{ request, status, body }`. */
function recorded(name) {
  const file = new URL(`../../../packages/sandbox/fixtures/recorded/${name}.json`, import.meta.url)
  if (!recordings.has(name)) recordings.set(name, JSON.parse(readFileSync(file, 'utf8')))
  return recordings.get(name)
}

const FORMS = {
  login: 'login-password',
  registration: 'registration-password',
  verification: 'verification-link-choose',
  recovery: 'recovery-code-choose',
}
/** What Kratos v26.2 says of a flow whose method is switched off. */
const NOT_ENABLED = {
  verification: (method) =>
    `The active verification strategy ${method} is not enabled. Please enable it in the configuration.`,
  recovery: (method) =>
    `You attempted recovery using ${method}, which is not enabled or does not exist. An administrator needs to enable ` +
    'this recovery method.',
}
const FLOW_ID = '00000000-0000-4000-8000-000000000001'

/**
 * @typedef {object} Platform
 * @property {string} console
 * @property {string} auth
 * @property {import('../configuration.mjs').Configuration} configuration what Kratos runs with
 * @property {Record<string, object>} schemas the identity schemas by their ids
 * @property {boolean} [dev] whether Kratos runs in its development mode
 * @property {string} [version] of Kratos
 * @property {Web} [web] what the servers around Kratos do
 *
 * @typedef {object} Web
 * @property {string} [authUrl] what the console's configuration says
 * @property {string} [settings] the console's whole configuration, `config.js`
 * @property {string} [policy] the header Content-Security-Policy; {nonce} stands for a fresh one
 * @property {string} [inDocument] elements that the console's document has in it, likewise
 * @property {string} [nonce] one that does not change
 * @property {string} [age] how long the console's document has been stored, in seconds
 * @property {string} [balancer] a cookie that the server in front of Kratos sets before those of Kratos
 * @property {string[]} [missing] screens for which the console's server does not answer with the document
 * @property {() => Response} [sync] the answer to `POST /sync`
 * @property {() => Response} [code] the answer for the script that the document asks for
 * @property {() => Response} [api] the answer of the product API
 * @property {string} [apiUrl] where that is, other than on the console's origin
 * @property {boolean} [noChoiceOfSchemas] a Kratos before people could choose an identity schema
 * @property {boolean} [noSchemas] a web server that does not hand `/schemas` on
 * @property {boolean} [adminOpen] whether the admin API answers at the public address
 * @property {boolean} [adminAlone] and nothing else there
 * @property {number} [ahead] by how much the clock of Kratos is ahead, in milliseconds
 * @property {number} [consoleAhead] by how much the clock of the console's server is ahead
 */

/** The address of the admin API. */
export const ADMIN = 'http://127.0.0.1:4434'

/**
 * @param {Platform} platform
 * @returns {typeof globalThis.fetch}
 */
export function pretend(platform) {
  return async (url, { method = 'GET', headers = {} } = {}) => {
    const asked = { url: new URL(url), method, headers }
    if (asked.url.pathname.endsWith('/new/signup')) return platform.web?.api?.() ?? signup(platform)
    if (url === `${ADMIN}/admin/version`) return json(200, { version: platform.version ?? 'v26.2.0' })
    if (!url.startsWith(`${platform.auth}/`) || asked.url.pathname === '/auth/error')
      return console_(platform, asked)
    const path = url.slice(platform.auth.length).split('?')[0]
    if (path === '/sync') return platform.web?.sync?.() ?? synced(platform)
    return withCors(platform, asked, kratos(platform, path, asked))
  }
}

const json = (status, body, headers = []) =>
  new Response(JSON.stringify(body), { status, headers: [['Content-Type', 'application/json'], ...headers] })

function console_({ console, auth, web = {} }, { url }) {
  const Date_ = new Date(Date.now() + (web.consoleAhead ?? 0)).toUTCString()
  if (url.origin !== console) throw Object.assign(new Error('getaddrinfo ENOTFOUND'), { code: 'ENOTFOUND' })
  if (url.pathname === '/config.js')
    return new Response(
      web.settings ??
        `window.__CONSOLE_CONFIG__ = {\n  authUrl: "${web.authUrl ?? auth}",\n  apiUrl: "${web.apiUrl ?? ''}",\n  paddle: {\n  },\n}\n`,
    )
  if (web.missing?.includes(url.pathname))
    return new Response('Not found', { status: 404, headers: { Date: Date_ } })
  if (url.pathname === CODE) return web.code?.() ?? code()
  // The image names the identity service that the console is told of.
  const allowed = `'self' ${new URL(web.authUrl ?? auth).origin} ${web.apiUrl ?? ''}`
  const nonce = web.nonce ?? randomUUID()
  const policy =
    web.policy ??
    `default-src 'self'; script-src ${allowed}; connect-src ${allowed}; form-action ${allowed}; frame-ancestors 'none'`
  const inDocument = `${web.inDocument ?? ''}<script type="module" crossorigin src="${CODE}"></script>`
  const document = `<!doctype html><script src="/config.js"></script>${inDocument}<div id="root"></div>`
  return new Response(document.replaceAll('{nonce}', nonce), {
    headers: {
      'Content-Type': 'text/html',
      'Content-Security-Policy': policy.replaceAll('{nonce}', nonce),
      Date: Date_,
      ...(web.age && { Age: web.age }),
    },
  })
}

/** What the console's document begins with. */
const CODE = '/assets/console-1.js'
const code = () => new Response('start()', { headers: { 'Content-Type': 'application/javascript' } })

const withCredentials = ({ console }) => [
  ['Access-Control-Allow-Origin', console],
  ['Access-Control-Allow-Credentials', 'true'],
]

/** The platform's own answer to `POST /sync`. */
const synced = (platform) => new Response(null, { status: 204, headers: withCredentials(platform) })

/** The answer of the product API, wherever that is. */
const signup = (platform) => json(200, { signup_enabled: true }, withCredentials(platform))

/** The headers by which Kratos allows a page of another origin to read its answers. */
function withCors({ configuration }, { method, headers }, answer) {
  const cors = configuration.get('serve.public.cors') ?? {}
  const origin = headers.Origin
  const named = cors.allowed_origins.find((one) =>
    one.includes('*') ? one !== '*' && origin?.startsWith(one.split('*')[0]) : one === origin,
  )
  const allowed = cors.allowed_origins.includes('*') ? '*' : named && origin
  const preflight = method === 'OPTIONS'
  const reply = preflight ? new Response(null, { status: 204 }) : answer
  const refused =
    preflight &&
    (!cors.allowed_methods.includes(headers['Access-Control-Request-Method']) ||
      ('Access-Control-Request-Headers' in headers && !cors.allowed_headers.includes('Content-Type')))
  if (!cors.enabled || !allowed || refused) return reply
  reply.headers.set('Access-Control-Allow-Origin', allowed)
  if (cors.allow_credentials) reply.headers.set('Access-Control-Allow-Credentials', 'true')
  return reply
}

function kratos(platform, path, asked) {
  const { configuration, schemas, web = {} } = platform
  if (path === '/admin/identities' && web.adminOpen) return json(200, [{ id: FLOW_ID }])
  if (web.adminAlone) return new Response('404 page not found', { status: 404 })
  const [, flow] = /^\/self-service\/(\w+)\/browser$/.exec(path) ?? []
  if (flow) return begin(platform, flow, asked)
  if (path === '/sessions/whoami') return json(401, recorded('error-whoami-401').body)
  if (path === '/schemas' && !web.noSchemas)
    return json(
      200,
      Object.entries(schemas).map(([id, schema]) => ({ id, schema })),
    )
  const admin = `${configuration.get('serve.admin.base_url')}admin/identities`
  if (/^(\/admin)?\/identities$/.test(path))
    return new Response(null, { status: 307, headers: { Location: admin } })
  return json(404, recorded('error-flow-not-found-404').body)
}

/** A flow that begins: its document for a script, a redirect for a browser. */
function begin(platform, flow, { url, headers }) {
  const { configuration, web = {} } = platform
  const isPage = headers.Accept === 'text/html'
  const settings = configuration.get(`selfservice.flows.${flow}`)
  const cookies = [...(web.balancer ? [web.balancer] : []), csrfCookie(platform)].map((cookie) => [
    'Set-Cookie',
    cookie,
  ])
  const goTo = (location) =>
    new Response(null, { status: 303, headers: [['Location', location], ...cookies] })
  const refuse = (name, reason) => {
    if (isPage) return goTo(`${configuration.get('selfservice.flows.error.ui_url')}?id=${FLOW_ID}`)
    const { error } = recorded(name).body
    return json(400, { error: { ...error, reason: reason ?? error.reason } }, cookies)
  }

  if (settings.enabled === false) return refuse(`${flow}-disabled-error`)
  if (configuration.get(`selfservice.methods.${settings.use}.enabled`) === false)
    return refuse(`${flow}-disabled-error`, NOT_ENABLED[flow](settings.use))
  const standard = configuration.get('identity.default_schema_id')
  const schema = (web.noChoiceOfSchemas ? null : url.searchParams.get('identity_schema')) ?? standard
  const selectable = configuration
    .get('identity.schemas')
    .filter((one) => one.selfservice_selectable === true)
    .map(({ id }) => id)
  // Kratos says another reason, and nothing depends on that.
  if (schema !== standard && !selectable.includes(schema)) return refuse('registration-disabled-error')
  const returnTo = url.searchParams.get('return_to')
  const allowed = configuration.get('selfservice.allowed_return_urls')
  if (returnTo !== null && !allowed.some((one) => returnTo.startsWith(one)))
    return refuse('error-return-to-forbidden-400')
  if (isPage) return goTo(`${settings.ui_url}?flow=${FLOW_ID}`)

  const passkeys = flow === 'login' && configuration.get('selfservice.methods.passkey.enabled')
  const { body } = recorded(passkeys ? 'login-passkey' : FORMS[flow])
  const text = JSON.stringify(body).replaceAll(
    'https://auth.example.com/',
    configuration.get('serve.public.base_url'),
  )
  const document = JSON.parse(
    passkeys
      ? text.replaceAll(
          '\\"rpId\\":\\"example.com\\"',
          `\\"rpId\\":\\"${configuration.get('selfservice.methods.passkey.config.rp.id')}\\"`,
        )
      : text,
  )
  if (flow === 'registration') document.ui.nodes = withTraits(document.ui.nodes, platform.schemas[schema])
  const issued = Date.now() + (web.ahead ?? 0)
  return json(200, { ...document, issued_at: new Date(issued).toISOString() }, cookies)
}

/** The nodes of a form, with a field for each trait of a schema in place of the recorded ones. */
function withTraits(nodes, schema) {
  const isTrait = ({ attributes }) => attributes.name?.startsWith('traits.')
  const [field] = nodes.filter(isTrait)
  const names = (path, { properties }) =>
    properties ? Object.entries(properties).flatMap(([name, part]) => names(`${path}.${name}`, part)) : [path]
  const fields = names('traits', schema.properties.traits).map((name) => ({
    ...field,
    attributes: { ...field.attributes, name },
  }))
  return [...nodes.filter((node) => !isTrait(node)), ...fields]
}

function csrfCookie({ configuration, dev }) {
  const { domain, path, same_site: sameSite } = configuration.get('cookies')
  const attributes = [
    `Path=${path}`,
    ...(domain ? [`Domain=${domain}`] : []),
    'Max-Age=31536000; HttpOnly',
    ...(dev ? [] : ['Secure']),
    `SameSite=${sameSite}`,
  ]
  return `csrf_token_b0a7a50e12eb6fba434123c011075e74b9a22fff16488756b986523cfad47b8f=token; ${attributes.join('; ')}`
}
