import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { securityHeaders } from './securityHeaders'

/** The element of the document in whose place the configuration is written (§10.2). */
const CONFIG_ELEMENT = '<script src="/config.js"></script>'

const immutable = 'public, max-age=31536000, immutable'

/**
 * Whether an address is none of a screen: a part that begins with a dot, or the name of a file. Below /user and /admin
 * a screen's own parts, such as a provider's name, may have a dot.
 */
const isFile = (path: string) =>
  path.startsWith('/assets/') ||
  path.startsWith('/__sandbox') ||
  path.includes('/.') ||
  (!/^\/(user|admin)\//.test(path) && /\.[^/]*$/.test(path))

/**
 * A script as the content of a script element: `</script>` in one of its texts would end the element, and `<!--` keep it
 * from ending; with a backslash they do neither, and mean the same in a text of JavaScript.
 */
const inElement = (script: string) =>
  script.replaceAll('</', String.raw`<\/`).replaceAll('<!--', String.raw`<\!--`)

/**
 * The built console as the image serves it (§10.2 to §10.4): hashed assets for ever, its document never stored, and each
 * document with the configuration, and with a nonce of its own in the policy. What the build did not compress is compressed here.
 */
export function staticApp(root: string, origins: { authUrl: string }, configScript: string): Hono {
  const app = new Hono()
  const headersFor = securityHeaders(origins)
  const nonces = new WeakMap<Request, string>()

  app.use('*', compress())
  app.use('*', async (c, next) => {
    const nonce = randomBytes(16).toString('hex')
    nonces.set(c.req.raw, nonce)
    await next()
    if (!c.res.headers.has('Cache-Control'))
      c.header('Cache-Control', c.req.path.startsWith('/assets/') && c.res.ok ? immutable : 'no-cache')
    for (const [name, value] of headersFor(nonce)) c.header(name, value)
  })

  // A screen's address is the document, whatever `Accept` asks for; Hono answers HEAD by the same handler.
  app.get('*', async (c, next) => {
    if (isFile(c.req.path) && c.req.path !== '/index.html') return next()
    const index = join(root, 'index.html')
    if (!existsSync(index)) return c.text('The console is not built. Run: npm run build', 503)
    const nonce = nonces.get(c.req.raw) ?? ''
    const document = readFileSync(index, 'utf8')
      .replaceAll('CSP_NONCE', nonce)
      .replace(CONFIG_ELEMENT, () => `<script nonce="${nonce}">${inElement(configScript)}</script>`)
    return c.html(document, 200, { 'Cache-Control': 'no-store' })
  })
  // It says which build is deployed, so it is never stored (§10.3).
  app.get('/version.json', async (c, next) => {
    await next()
    c.header('Cache-Control', 'no-store')
  })
  app.get('*', serveStatic({ root, precompressed: true }))
  return app
}
