// A social provider on loopback: as much of OpenID Connect as Kratos asks of one. Nobody signs in at it; a scenario or a
// journey says who comes back.
import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer } from 'node:http'

/** Opens the provider: its keys, its address once it listens, and whom its next token is about. */
export async function openProvider() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  let claims = {}
  let visitor
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

  /** Where a browser goes on that Kratos led to `address` here: back, signed in as `person` or, without one, refused. */
  function wayBack(address, person) {
    const asked = new URL(address, issuer).searchParams
    claims = { ...person, nonce: asked.get('nonce') ?? undefined }
    const answer = person
      ? { code: 'from-the-provider' }
      : { error: 'access_denied', error_description: 'Not today' }
    return `${asked.get('redirect_uri')}?${new URLSearchParams({ ...answer, state: asked.get('state') })}`
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, issuer)
    if (pathname === '/authorize')
      return response.writeHead(303, { Location: wayBack(request.url, visitor) }).end()
    const page = pages[pathname]
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
    comeBack: (browser, { body }, person) => browser.visit(wayBack(body.redirect_browser_to, person)),

    /** Comes back after refusing to sign in. */
    refuse: (browser, { body }) => browser.visit(wayBack(body.redirect_browser_to)),

    /** Who signs in when a browser comes to the provider from now on; undefined for somebody who refuses. */
    expect(person) {
      visitor = person
    },
  }
}

/** What Kratos takes over of a provider's token. A person without an address is asked for one. */
const MAPPER = `
local claims = std.extVar('claims');
{ identity: { traits: { [if 'email' in claims then 'email']: claims.email } } }
`
