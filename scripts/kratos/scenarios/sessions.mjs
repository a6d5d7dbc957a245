import { email, signedIn } from './steps.mjs'

/** Who is signed in and where, signing out, and what went wrong on the way. */
export const sessions = [
  {
    name: 'sessions of a person',
    async walk({ browser, person, record }) {
      await person({ email })
      const nora = browser()
      record('error-whoami-401', 'Nobody is signed in.', await nora.get('/sessions/whoami'))
      record(
        'error-session-inactive-401',
        'Nobody signs out.',
        await nora.get('/self-service/logout/browser'),
      )
      record('error-sessions-401', 'Nobody asks for their sessions.', await nora.get('/sessions'))
      const waiting = await nora.start('login')
      await nora.signIn(email)
      record('whoami-200', 'Somebody is signed in.', await nora.get('/sessions/whoami'))
      record('sessions-none-200', 'There is no other session.', await nora.get('/sessions'))
      await browser().signIn(email)
      await browser().signIn(email)
      const others = record('sessions-200', 'Two other sessions.', await nora.get('/sessions'))
      record(
        'session-revoked-204',
        'One of them is ended.',
        await nora.delete(`/sessions/${others.body[0].id}`),
      )
      record('sessions-revoked-200', 'All others are ended.', await nora.delete('/sessions'))
      const started = record(
        'logout-flow-200',
        'Signing out is prepared.',
        await nora.get('/self-service/logout/browser'),
      )
      record(
        'error-logout-token-403',
        'Signing out with a token that does not fit.',
        await nora.get('/self-service/logout?token=ory_lo_none'),
      )
      record('logout-204', 'Signed out, asked for by a script.', await nora.get(started.body.logout_url))
      record('error-logout-again-401', 'Signed out once more.', await nora.get(started.body.logout_url))
      const again = browser()
      await again.signIn(email)
      const second = await again.get('/self-service/logout/browser')
      record(
        'logout-redirect',
        'Signed out, asked for by navigation.',
        await again.visit(second.body.logout_url),
      )
      record(
        'login-form-without-token-redirect',
        'A form without its token is sent by navigation: on to a new flow.',
        await nora.sendForm(waiting.body.ui.action, { method: 'password' }),
      )
      const failed = record(
        'error-page-redirect',
        'A sign-in is started by navigation, to end where it may not: on to the page for errors.',
        await nora.visit('/self-service/login/browser?return_to=https://evil.example/'),
      )
      const id = new URL(failed.location).searchParams.get('id')
      record(
        'flow-error-200-return-to',
        'What that page is told.',
        await nora.get(`/self-service/errors?id=${id}`),
      )
      record(
        'flow-error-200',
        'An example that Kratos keeps of an error.',
        await nora.get('/self-service/errors?id=stub:500'),
      )
      record(
        'error-page-not-found-404',
        'An error that nobody knows.',
        await nora.get('/self-service/errors?id=b2f1f8a4-5a3e-4c0a-9a56-5f0d3f0a7c11'),
      )
      record(
        'login-visited-redirect',
        'A sign-in that is started by navigation.',
        await browser().visit('/self-service/login/browser'),
      )
    },
  },
  {
    name: 'session of an admin',
    async walk(tools) {
      const nora = await signedIn(tools, { schema_id: 'staff', traits: { email, admin: true } })
      tools.record('whoami-200-admin', 'An admin is signed in.', await nora.get('/sessions/whoami'))
    },
  },
]
