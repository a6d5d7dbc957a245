import { Hono } from 'hono'
import { requireSession } from './assurance'
import { badRequest, notFound, sessionsOfNobody } from './errors'
import type { Service } from './service'
import { listedSession, otherSessions, revokeOthers, sessionDocument } from './sessions'

/** Who is calling, and where else they are signed in. */
export function sessionRoutes(service: Service): Hono {
  const app = new Hono()

  app.get('/whoami', (c) => {
    const found = requireSession(service, c)
    c.header('X-Kratos-Authenticated-Identity-Id', found.identity.id)
    return c.json(sessionDocument(service, found))
  })

  // The caller's own session is not among them.
  app.get('/', (c) => {
    const found = requireSession(service, c, sessionsOfNobody)
    return c.json(
      otherSessions(service, found).map((session) => listedSession(service, { ...found, session })),
    )
  })

  app.delete('/', (c) => {
    const found = requireSession(service, c, sessionsOfNobody)
    return c.json({ count: revokeOthers(service, found) })
  })

  app.delete('/:id', (c) => {
    const found = requireSession(service, c, sessionsOfNobody)
    const id = c.req.param('id')
    if (id === found.session.id)
      throw badRequest('Cannot revoke current session. Use the logout flow instead.')
    if (revokeOthers(service, found, id) === 0) throw notFound()
    return c.body(null, 204)
  })

  return app
}
