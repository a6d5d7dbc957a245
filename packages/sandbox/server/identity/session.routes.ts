import { Hono } from 'hono'
import { requireSession } from './assurance'
import { badRequest, notFound } from './errors'
import type { Service } from './service'
import { otherSessions, revokeOthers, sessionDocument } from './sessions'

const maxPageSize = 1000
const defaultPageSize = 250

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
    const found = requireSession(service, c)
    const size = positive(c.req.query('page_size') ?? c.req.query('per_page'), defaultPageSize, maxPageSize)
    const page = positive(c.req.query('page'), 1)
    const all = otherSessions(service, found)
    c.header('X-Total-Count', String(all.length))
    return c.json(
      all
        .slice((page - 1) * size, page * size)
        .map((session) => sessionDocument(service, { ...found, session })),
    )
  })

  app.delete('/', (c) => c.json({ count: revokeOthers(service, requireSession(service, c)) }))

  app.delete('/:id', (c) => {
    const found = requireSession(service, c)
    const id = c.req.param('id')
    if (id === found.session.id)
      throw badRequest('Cannot revoke current session. Use the logout flow instead.')
    if (revokeOthers(service, found, id) === 0) throw notFound()
    return c.body(null, 204)
  })

  return app
}

function positive(raw: string | undefined, fallback: number, max = Infinity): number {
  const value = Number(raw ?? fallback)
  return Number.isInteger(value) && value > 0 ? Math.min(value, max) : fallback
}
