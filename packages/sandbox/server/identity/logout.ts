import { Hono } from 'hono'
import { renewCsrfToken } from './csrf'
import { IdentityError, sessionInactive } from './errors'
import { wantsJson } from './request'
import { readReturnTo } from './returnTo'
import { uiUrl, withQuery, type Service } from './service'
import { currentSession, endSession } from './sessions'

/** Signing out: the token in the address is what keeps other sites from doing it to people. */
export function logoutRoutes(service: Service): Hono {
  const app = new Hono()

  app.get('/browser', (c) => {
    const return_to = readReturnTo(service, c) ?? undefined
    const signedIn = currentSession(service, c)
    if (!signedIn) throw sessionInactive(service)
    const { logout_token } = signedIn.session
    const logout_url = withQuery(`${service.authOrigin}/self-service/logout`, {
      return_to,
      token: logout_token,
    })
    return c.json({ logout_token, logout_url })
  })

  app.get('/', (c) => {
    const signedIn = currentSession(service, c)
    if (!signedIn) throw sessionInactive(service)
    const goal = readReturnTo(service, c) ?? uiUrl(service, 'login')
    if (c.req.query('token') !== signedIn.session.logout_token) throw wrongToken()
    endSession(service, c, signedIn.session)
    renewCsrfToken(service, c)
    return wantsJson(c) ? c.body(null, 204) : c.redirect(goal, 303)
  })

  return app
}

const wrongToken = () =>
  new IdentityError(403, 'The requested action was forbidden', {
    reason: 'Unable to log out because the logout token in the URL query does not match the session cookie.',
  })
