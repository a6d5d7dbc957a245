import type { Context } from 'hono'
import { returnToForbidden } from './errors'
import type { Service } from './service'

/**
 * The `return_to` of a request, or null. Only the console's own origin is allowed, and this service's settings
 * action, which is where a step-up comes back to.
 */
export function readReturnTo(service: Service, c: Context, name = 'return_to'): string | null {
  const raw = c.req.query(name)
  if (!raw) return null
  if (!URL.canParse(raw, service.consoleOrigin)) throw returnToForbidden(raw)
  const url = new URL(raw, service.consoleOrigin)
  if (url.username !== '' || url.password !== '' || !isAllowed(service, url)) throw returnToForbidden(raw)
  return url.href
}

const isAllowed = ({ consoleOrigin, authOrigin }: Service, url: URL) =>
  url.origin === new URL(consoleOrigin).origin ||
  (url.origin === new URL(authOrigin).origin && url.pathname === '/self-service/settings')
