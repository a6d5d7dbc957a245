import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { cors } from 'hono/cors'
import { requireSession } from './assurance'
import { ensureCsrfCookie } from './csrf'
import { keepError, readError } from './errorPages'
import { badRequest, IdentityError, internal, notFound } from './errors'
import { loginRoutes } from './login'
import { logoutRoutes } from './logout'
import { recoveryRoutes } from './recovery'
import { registrationRoutes } from './registration'
import { wantsJson } from './request'
import { createService, errorUrl, type IdentityDeps, type Service } from './service'
import { sessionRoutes } from './session.routes'
import { settingsRoutes } from './settings'
import { verificationRoutes } from './verification'
import { WEBAUTHN_SCRIPT } from './webauthnScript'

const maxBodyBytes = 64 * 1024

const keptMs = 7 * 24 * 60 * 60 * 1000

/** Forgets what ended a week ago, so that a sandbox kept for long does not grow for ever. */
export function sweep({ store, now }: Pick<Service, 'store' | 'now'>): void {
  const horizon = new Date(now().getTime() - keptMs).toISOString()
  store.transaction(() => {
    for (const kind of ['flows', 'sessions', 'flowSecrets'] as const)
      for (const { id, expires_at } of store[kind].all()) if (expires_at < horizon) store[kind].delete(id)
    for (const { id, created_at } of store.flowErrors.all())
      if (created_at < horizon) store.flowErrors.delete(id)
  })
}

/** The identity service: what browsers use of Ory Kratos (§7.1), and the platform's `POST /sync` (§12.2). */
export function identityApp(deps: IdentityDeps): Hono {
  const service = createService(deps)
  sweep(service)
  const app = new Hono()

  // Credentials and an exact origin (§11.1): cookies are for the console alone.
  app.use(
    cors({
      origin: (origin) => (origin === service.consoleOrigin ? origin : null),
      allowMethods: ['GET', 'POST', 'DELETE'],
      allowHeaders: ['Accept', 'Content-Type', 'X-CSRF-Token'],
      credentials: true,
      maxAge: 600,
    }),
  )
  app.use(async (c, next) =>
    service.switches().identityAway ? c.html('<h1>503 Service Temporarily Unavailable</h1>', 503) : next(),
  )
  app.use(
    bodyLimit({
      maxSize: maxBodyBytes,
      onError: () => Promise.reject(badRequest('The request body is too large.')),
    }),
  )
  app.use(async (c, next) => {
    await next()
    if (!c.res.headers.has('Cache-Control'))
      c.header('Cache-Control', 'private, no-cache, no-store, must-revalidate')
  })

  app.use('/self-service/*', async (c, next) => {
    await next()
    ensureCsrfCookie(service, c)
  })

  app.route('/sessions', sessionRoutes(service))
  app.route('/self-service/login', loginRoutes(service))
  app.route('/self-service/registration', registrationRoutes(service))
  app.route('/self-service/verification', verificationRoutes(service))
  app.route('/self-service/recovery', recoveryRoutes(service))
  app.route('/self-service/settings', settingsRoutes(service))
  app.route('/self-service/logout', logoutRoutes(service))
  app.get('/self-service/errors', (c) => c.json(readError(service, c.req.query('id') ?? '')))

  app.post('/sync', (c) => {
    requireSession(service, c)
    return c.body(null, 204)
  })
  app.get('/.well-known/ory/webauthn.js', (c) =>
    c.body(WEBAUTHN_SCRIPT, 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    }),
  )

  app.notFound((c) => fail(service, c, notFound()))
  app.onError((error, c) => {
    if (error instanceof IdentityError) return fail(service, c, error)
    console.error(error)
    return fail(service, c, internal())
  })
  return app
}

/** A document for programs; people are taken to where they can go on, or to the error screen. */
function fail(service: Service, c: Context, error: IdentityError) {
  if (wantsJson(c) || !isPage(c.req.path)) return c.json(error.body, error.status)
  return c.redirect(error.redirect ?? errorUrl(service, keepError(service, error)), 303)
}

/** Whether browsers navigate there, rather than scripts fetching it. */
const isPage = (path: string) =>
  path.startsWith('/self-service/') && !path.endsWith('/flows') && !path.endsWith('/errors')
