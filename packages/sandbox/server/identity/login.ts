import { Hono, type Context } from 'hono'
import { findPerson } from '../../product/people'
import { accountOf, hasSecondFactor } from './accounts'
import { requireCsrf } from './csrf'
import {
  aal1Required,
  addressNotVerified,
  alreadySignedIn,
  flowExpired,
  identityDisabled,
  locationChange,
  refreshHint,
} from './errors'
import {
  answerFlow,
  destination,
  findFlow,
  heritage,
  isExpired,
  missingFields,
  readDestinations,
  redirectTo,
  refuseFlow,
  showFlow,
  startFlow,
  type Problems,
} from './flows'
import { labels, messages } from './messages'
import { csrf, hidden, identifier, password, submit, type Node } from './nodes'
import { verifyPassword } from './passwords'
import type { Flow } from './records'
import { readFields, wantsJson, type Fields } from './request'
import { acceptSecondFactor, secondFactorNodes } from './secondFactor'
import { defaultReturnTo, initUrl, uiUrl, type Service } from './service'
import { currentSession, extendSession, sessionDocument, startSession, type SignedIn } from './sessions'
import { showVerification, startVerification } from './verification'

/** Signing in: with a password, again to confirm it is still you (`refresh`), or further (`aal=aal2`). */
export function loginRoutes(service: Service): Hono {
  const app = new Hono()

  app.get('/browser', (c) => {
    const destinations = readDestinations(service, c)
    const signedIn = currentSession(service, c)
    const requested_aal = c.req.query('aal') === 'aal2' ? 'aal2' : 'aal1'
    const refresh = c.req.query('refresh') === 'true' && signedIn !== null
    if (requested_aal === 'aal2' && !signedIn) throw aal1Required(service)
    if (signedIn && !refresh && (requested_aal === 'aal1' || signedIn.session.aal === 'aal2'))
      throw alreadySignedIn('login', destinations.return_to ?? defaultReturnTo(service))

    return answerFlow(
      service,
      c,
      startLogin(service, c, { ...destinations, refresh, requested_aal }, signedIn),
    )
  })

  app.get('/flows', (c) => showFlow(service, c, 'login'))

  app.post('/', async (c) => {
    const flow = findFlow(service, c, 'login', 'flow')
    const typed = await readFields(c)
    requireCsrf(service, c, flow, typed)
    const signedIn = currentSession(service, c)
    if (isExpired(service, flow)) {
      const late = messages.expired.login(new Date(flow.expires_at), service.now())
      const fresh = startLogin(service, c, { ...heritage(flow), messages: [late] }, signedIn)
      throw flowExpired(service, flow, fresh.id)
    }

    const stepUp = flow.requested_aal === 'aal2'
    if (stepUp && !signedIn) throw aal1Required(service)
    if (signedIn && !flow.refresh && (!stepUp || signedIn.session.aal === 'aal2'))
      return answerFlow(
        service,
        c,
        refuseFlow(service, flow, typed, { messages: [messages.generic(refreshHint)] }),
        400,
      )

    const outcome =
      stepUp && signedIn
        ? acceptSecondFactor(service, c, signedIn, typed)
        : await acceptPassword(service, c, flow, typed, signedIn)
    if (!('session' in outcome)) return answerFlow(service, c, refuseFlow(service, flow, typed, outcome), 400)

    if (outcome.session.aal === 'aal1' && hasSecondFactor(service.store, outcome.identity))
      throw locationChange(initUrl(service, 'login', { aal: 'aal2', return_to: flow.return_to ?? undefined }))
    const goal = destination(service, flow)
    return wantsJson(c)
      ? c.json({ session: sessionDocument(service, outcome), continue_with: [redirectTo(goal)] })
      : c.redirect(goal, 303)
  })

  return app
}

type LoginFlow = Partial<Pick<Flow, 'request_url' | 'return_to' | 'refresh' | 'requested_aal' | 'messages'>>

function startLogin(service: Service, c: Context, input: LoginFlow, signedIn: SignedIn | null): Flow {
  const opening = { ...input, kind: 'login' as const }
  if (input.requested_aal === 'aal2' && signedIn) {
    const nodes = secondFactorNodes(service, signedIn)
    const first = nodes.length > 0 ? messages.secondFactor : messages.noMethods
    return startFlow(service, c, {
      ...opening,
      nodes: [csrf(), ...nodes],
      messages: input.messages ?? [first],
    })
  }
  if (input.refresh && signedIn)
    return startFlow(service, c, {
      ...opening,
      nodes: refreshNodes(signedIn.identity.email),
      messages: input.messages ?? [messages.confirmIdentity],
    })
  return startFlow(service, c, { ...opening, refresh: false, requested_aal: 'aal1', nodes: passwordNodes() })
}

const passwordNodes = (): Node[] => [
  csrf(),
  identifier(),
  password('current-password'),
  submit('password', labels.signInWithPassword),
]

const refreshNodes = (email: string): Node[] => [
  csrf(),
  hidden('default', 'identifier', email),
  password('current-password'),
  submit('password', labels.signIn),
]

async function acceptPassword(
  service: Service,
  c: Context,
  flow: Flow,
  typed: Fields,
  signedIn: SignedIn | null,
): Promise<SignedIn | Problems> {
  if ((typed['method'] ?? 'password') !== 'password') return { messages: [messages.noStrategy.login] }
  const missing = missingFields(typed, {
    identifier: messages.missing('identifier'),
    password: messages.missing('password'),
  })
  if (missing) return missing

  const { store, switches } = service
  const identity = findPerson(store, typed['identifier'] ?? '')
  const stored = identity && accountOf(store, identity)
  const right = await verifyPassword(typed['password'] ?? '', stored?.password)
  if (!right || !identity || (signedIn && signedIn.identity.id !== identity.id))
    return { messages: [messages.invalidCredentials] }

  if (switches().identitiesDisabled) throw identityDisabled(identity.id)
  if (switches().requireVerifiedLogin && !stored?.address.verified) {
    if (switches().verifiedLoginError === 'flow') return { messages: [messages.addressNotVerified] }
    const verification = startVerification(service, c, identity, flow.return_to)
    throw addressNotVerified(
      [showVerification(service, verification)],
      uiUrl(service, 'verification', verification.id),
    )
  }
  return signedIn
    ? extendSession(service, c, signedIn, { method: 'password', aal: 'aal1' })
    : startSession(service, c, identity, 'password')
}
