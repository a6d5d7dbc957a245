// Where Kratos has an origin of its own, a browser shows its answers to the console only if Kratos allows that (CORS).
import { finding } from '../finding.mjs'
import { FOREIGN } from '../setup.mjs'

/** @param {import('../setup.mjs').Setup} setup */
export async function checkCors(setup) {
  const findings = []
  const foreign = await setup.call('/sessions/whoami', { headers: { Origin: FOREIGN } })
  if (allows(foreign, FOREIGN))
    findings.push(
      finding({
        id: 'cors-any-origin',
        danger: true,
        title: 'Pages of any origin may read who is signed in',
        meaning:
          `Kratos lets a page of ${FOREIGN}, which is nobody's, read its answers with people's cookies. So could any ` +
          'other page.',
        changes: [setup.kratos('serve.public.cors.allowed_origins', { to: `[${setup.console}]` })],
      }),
    )
  if (new URL(setup.auth).origin === setup.console) return findings

  const refusal = await firstRefusal(setup)
  if (refusal)
    findings.push(
      finding({
        id: 'cors',
        title: 'The console may not read the answers of Kratos',
        meaning:
          `Kratos is on another origin than the console, so a browser shows its answers to ${setup.console} only if ` +
          `they allow just that origin, with cookies. ${refusal.what} The console says that the identity service ` +
          'could not be reached.',
        changes: refusal.keys.map((key) =>
          setup.kratos(`serve.public.cors.${key}`, { to: SETTINGS[key](setup) }),
        ),
      }),
    )
  return findings
}

/** What each setting has to be. */
const SETTINGS = {
  enabled: () => 'true',
  allowed_origins: ({ console }) => `[${console}]`,
  allow_credentials: () => 'true',
  allowed_methods: () => '[GET, POST, PUT, PATCH, DELETE]',
  allowed_headers: () => '[Content-Type]',
}

const allowedOrigin = ({ headers }) => headers.get('Access-Control-Allow-Origin')
const withCredentials = ({ headers }) => headers.get('Access-Control-Allow-Credentials') === 'true'

/** Whether a script of this origin can read the answer to a call with cookies. */
export const allows = (answer, origin) => allowedOrigin(answer) === origin && withCredentials(answer)

/** The calls of the console that a browser asks about first: a form, and signing out everywhere else. */
const ASKED_FIRST = [
  ['POST', '/self-service/login'],
  ['DELETE', '/sessions'],
]

/** Which of the calls that the console makes would be refused, and by which settings; null where none is. */
async function firstRefusal(setup) {
  const refused = refusalOf('GET /sessions/whoami', await setup.call('/sessions/whoami'), setup)
  if (refused) return refused
  for (const [method, path] of ASKED_FIRST) {
    // Kratos tells nothing where it refuses, be it for the method or for the header: so one is asked after the other.
    const headers = { 'Access-Control-Request-Method': method }
    if (!allows(await setup.call(path, { method: 'OPTIONS', headers }), setup.console))
      return { what: `The method ${method} is not allowed.`, keys: ['allowed_methods'] }
    headers['Access-Control-Request-Headers'] = 'content-type'
    if (!allows(await setup.call(path, { method: 'OPTIONS', headers }), setup.console))
      return { what: 'The header Content-Type is not allowed.', keys: ['allowed_headers'] }
  }
  return null
}

function refusalOf(call, answer, { console }) {
  const origin = allowedOrigin(answer)
  if (origin === null)
    return {
      what: `${call} is answered without Access-Control-Allow-Origin.`,
      keys: ['enabled', 'allowed_origins'],
    }
  if (origin !== console)
    return {
      what: `${call} is answered with Access-Control-Allow-Origin: ${origin}, which browsers refuse.`,
      keys: ['allowed_origins'],
    }
  if (!withCredentials(answer))
    return {
      what: `${call} is answered without Access-Control-Allow-Credentials.`,
      keys: ['allow_credentials'],
    }
  return null
}
