import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'

const immutable = 'public, max-age=31536000, immutable'

/** The built console: hashed assets for ever, its document and settings never cached (§10.3). */
export function staticApp(root: string): Hono {
  const app = new Hono()

  app.use('*', async (c, next) => {
    await next()
    c.header('Cache-Control', c.req.path.startsWith('/assets/') && c.res.ok ? immutable : 'no-cache')
    c.header('X-Content-Type-Options', 'nosniff')
  })
  app.get('*', serveStatic({ root, precompressed: true }))

  // Addresses of the console are resolved in the browser; a missing asset is missing.
  app.get('*', async (c, next) => {
    if (c.req.path.startsWith('/assets/') || !c.req.header('Accept')?.includes('text/html'))
      return c.notFound()
    if (!existsSync(join(root, 'index.html')))
      return c.text('The console is not built. Run: npm run build', 503)
    return serveStatic({ root, path: 'index.html', precompressed: true })(c, next)
  })
  return app
}
