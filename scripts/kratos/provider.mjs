// A social provider on loopback: as much of OpenID Connect as Kratos asks of one. Nobody signs in at it; a scenario
// says who came back.
import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'

/** Who uses the provider: its keys, its address once it listens, and whom its next token is about. */
export async function openProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let claims = {}
  let issuer = ''

  function token() {
    const now = Math.floor(Date.now() / 1000)
    const about = { iss: issuer, aud: 'quarterdeck', iat: now, exp: now + 600, ...claims }
    const content = [{ alg: 'RS256', kid: 'provider', typ: 'JWT' }, about]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.')
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
  }

  const pages = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/keys': () => ({
      keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'provider', use: 'sig', alg: 'RS256' }],
    }),
    '/token': () => ({ access_token: 'access', token_type: 'Bearer', expires_in: 600, id_token: token() }),
  }

  const server = createServer((request, response) => {
    const page = pages[new URL(request.url, 'http://provider').pathname]
    response.writeHead(page ? 200 : 404, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(page?.() ?? {}))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  issuer = `http://127.0.0.1:${server.address().port}`

  return {
    origin: issuer,
    close: () => server.close(),

    /** Kratos' configuration of this provider under an id and a label. */
    configuration: (id, label) => ({
      id,
      label,
      provider: 'generic',
      client_id: 'quarterdeck',
      client_secret: 'not-a-secret',
      issuer_url: issuer,
      scope: ['openid', 'email'],
      mapper_url: `base64://${Buffer.from(MAPPER).toString('base64')}`,
    }),

    /** Comes back from the provider signed in as `person`, without a page of the provider in between. */
    async comeBack(browser, { body: { redirect_browser_to: to } }, { id, ...person }) {
      const { searchParams } = new URL(to)
      claims = { ...person, nonce: searchParams.get('nonce') ?? undefined }
      const query = new URLSearchParams({ code: 'from-the-provider', state: searchParams.get('state') })
      return browser.visit(`/self-service/methods/oidc/callback/${id}?${query}`)
    },

    /** Comes back after refusing to sign in. */
    async refuse(browser, { body: { redirect_browser_to: to } }, id) {
      const state = new URL(to).searchParams.get('state')
      const query = new URLSearchParams({ error: 'access_denied', error_description: 'Not today', state })
      return browser.visit(`/self-service/methods/oidc/callback/${id}?${query}`)
    },
  }
}

/** What Kratos takes over of a provider's token. A person without an address is asked for one. */
const MAPPER = `
local claims = std.extVar('claims');
{ identity: { traits: { [if 'email' in claims then 'email']: claims.email } } }
`
