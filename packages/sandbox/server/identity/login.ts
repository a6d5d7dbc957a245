import { Hono, type Context } from 'hono'
import { findPerson } from '../../product/people'
import type { Person } from '../../product/records'
import { accountOf, hasSecondFactor, markVerified } from './accounts'
import { acceptMailedCode, codeNodes, waitingForCode } from './codes'
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
  saveFlow,
  showFlow,
  startFlow,
  type Problems,
} from './flows'
import { hasKey, newChallenge, offersPasskeys, passkeyLogin, personOfPasskey } from './keys'
import { labels, messages } from './messages'
import { csrf, hidden, identifier, password, submit, type Node } from './nodes'
import { verifyPassword } from './passwords'
import type { Flow } from './records'
import { readFields, wantsJson, type Fields } from './request'
import { mailSecret } from './secrets'
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
    const signedIn = currentSession(service, c)
    const stepUp = flow.requested_aal === 'aal2'
    const isDone = !flow.refresh && (!stepUp || signedIn?.session.aal === 'aal2')
    // Asked before the token, which is another since the sign-in. Of a step-up that has expired Kratos says the same.
    if (signedIn && (isDone || isExpired(service, flow)))
      return answerFlow(
        service,
        c,
        refuseFlow(service, flow, {}, { messages: [messages.generic(refreshHint)] }),
        400,
      )
    requireCsrf(service, c, flow, typed)
    if (isExpired(service, flow)) {
      const late = messages.expired.login(new Date(flow.expires_at), service.now())
      const fresh = startLogin(service, c, { ...heritage(flow), messages: [late] }, null)
      throw flowExpired(service, flow, fresh.id)
    }

    if (stepUp && !signedIn) throw aal1Required(service)

    const outcome =
      stepUp && signedIn
        ? acceptSecondFactor(service, c, signedIn, flow, typed)
        : await acceptFirstFactor({ service, c, flow, typed, signedIn })
    if ('waiting' in outcome) return answerFlow(service, c, outcome.waiting, 400) // not a failure: a code was sent
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
  const challenge = newChallenge()
  const opening = { ...input, kind: 'login' as const, challenge }
  if (input.requested_aal === 'aal2' && signedIn) {
    const first = input.refresh ? messages.confirmIdentity : messages.secondFactor
    return startFlow(service, c, {
      ...opening,
      nodes: [csrf(), ...secondFactorNodes(service, signedIn, { challenge })],
      messages: input.messages ?? [first],
    })
  }
  if (input.refresh && signedIn)
    return startFlow(service, c, {
      ...opening,
      nodes: refreshNodes(service, signedIn.identity, challenge),
      messages: input.messages ?? [messages.confirmIdentity],
    })
  return startFlow(service, c, {
    ...opening,
    refresh: false,
    requested_aal: 'aal1',
    nodes: firstFactorNodes(service, challenge),
  })
}

function firstFactorNodes(service: Service, challenge: string): Node[] {
  const { passwordMethod, codeMethod } = service.switches()
  const offered = offersPasskeys(service)
  return [
    csrf(),
    ...(passwordMethod || codeMethod
      ? [identifier(offered ? { autocomplete: 'username webauthn' } : {})]
      : []),
    ...(codeMethod ? [submit('code', labels.sendSignInCode)] : []),
    ...(passwordMethod ? [password('current-password'), submit('password', labels.signInWithPassword)] : []),
    ...(offered ? passkeyLogin(service, { challenge }) : []),
  ]
}

/** Who it is is known to a password, which is asked for again; a code is asked for as in any sign-in. */
function refreshNodes(service: Service, person: Person, challenge: string): Node[] {
  const { store, switches } = service
  const hasPasskey = switches().passkeyMethod && hasKey(service, person, 'passkey')
  const hasPassword = switches().passwordMethod && accountOf(store, person).password !== null
  return [
    csrf(),
    hasPassword ? hidden('default', 'identifier', person.email) : identifier(),
    ...(switches().codeMethod ? [submit('code', labels.sendSignInCode)] : []),
    ...(hasPassword ? [password('current-password'), submit('password', labels.signIn)] : []),
    ...(hasPasskey ? passkeyLogin(service, { challenge }) : []),
  ]
}

interface Attempt {
  service: Service
  c: Context
  flow: Flow
  typed: Fields
  signedIn: SignedIn | null
}

type Outcome = SignedIn | Problems | { waiting: Flow }

async function acceptFirstFactor(attempt: Attempt): Promise<Outcome> {
  const { passwordMethod, codeMethod } = attempt.service.switches()
  const { method } = attempt.typed
  if (attempt.typed['passkey_login']) return acceptPasskey(attempt)
  if (method === 'password' && passwordMethod) return acceptPassword(attempt)
  if (method === 'code' && codeMethod) return acceptCode(attempt)
  return { messages: [messages.noStrategy.login] }
}

async function acceptPassword(attempt: Attempt): Promise<Outcome> {
  const { service, c, flow, typed, signedIn } = attempt
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

  if (switches().requireVerifiedLogin && !stored?.address.verified) {
    if (switches().verifiedLoginError === 'flow')
      return {
        waiting: refuseFlow(
          service,
          { ...flow, active: 'password' },
          {},
          { messages: [messages.addressNotVerified] },
        ),
      }
    const verification = startVerification(service, c, identity, flow, flow.return_to)
    throw addressNotVerified(
      [showVerification(service, verification)],
      uiUrl(service, 'verification', verification.id),
    )
  }
  return letIn(attempt, identity, 'password')
}

function acceptPasskey(attempt: Attempt): Outcome {
  const { service, flow, typed, signedIn } = attempt
  const identity = personOfPasskey(service, flow, typed)
  if (!identity || (signedIn && signedIn.identity.id !== identity.id))
    return { messages: [messages.totpWrong] } // what Kratos says of a passkey that it does not know, too
  return letIn(attempt, identity, 'passkey')
}

/** A code by mail in place of a password: first it is sent, then it is typed. */
function acceptCode(attempt: Attempt): Outcome {
  const { service, flow, typed, signedIn } = attempt
  const missing = missingFields(typed, { identifier: messages.missing('identifier') })
  if (missing) return missing
  const identity = findPerson(service.store, typed['identifier'] ?? '')
  if (!identity || (signedIn && signedIn.identity.id !== identity.id))
    return { messages: [messages.noCodeAccount] }
  if (flow.state !== 'sent_email' || typed['resend'] !== undefined)
    return { waiting: sendLoginCode(service, flow, identity) }

  const verdict = acceptMailedCode(service, flow, typed)
  if (!('secret' in verdict)) return { waiting: refuseFlow(service, verdict.flow, typed, verdict.problems) }
  markVerified(service.store, identity, identity.email, service.now())
  return letIn(attempt, identity, 'code')
}

function sendLoginCode(service: Service, flow: Flow, identity: Person): Flow {
  const { email } = identity
  mailSecret(service, flow, { method: 'code', address: email, identity, template: 'login_code' })
  const nodes = [csrf(), hidden('default', 'identifier', email), ...codeNodes(labels.loginCode)]
  return saveFlow(service, flow, {
    ...waitingForCode,
    address: email,
    nodes,
    messages: [messages.loginCodeSent],
  })
}

function letIn(
  { service, c, signedIn }: Attempt,
  identity: Person,
  method: 'password' | 'code' | 'passkey',
): SignedIn {
  if (service.switches().identitiesDisabled) throw identityDisabled(identity.id)
  return signedIn
    ? extendSession(service, c, signedIn, { method, aal: 'aal1' })
    : startSession(service, c, identity, method)
}
