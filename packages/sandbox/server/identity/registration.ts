import { Hono, type Context } from 'hono'
import { acceptMailedCode, codeNodes, waitingForCode } from './codes'
import { renewCsrfToken, requireCsrf } from './csrf'
import { alreadySignedIn, flowExpired, registrationDisabled } from './errors'
import {
  answerFlow,
  destination,
  findFlow,
  heritage,
  isExpired,
  readDestinations,
  redirectTo,
  refuseFlow,
  saveFlow,
  showFlow,
  startFlow,
  type Problems,
} from './flows'
import { findPerson } from '../../product/people'
import type { Person } from '../../product/records'
import { createIdentity, identityDocument, type NewIdentity } from './accounts'
import { newChallenge, passkeySignUp, readFirstPasskey, type Asked } from './keys'
import { labels, messages } from './messages'
import { csrf, password, submit, withHiddenTraits, withMessages, withValues, type Node } from './nodes'
import { readTraitsInUse, traitNodes } from './ownSchema'
import { hashPassword, passwordProblem } from './passwords'
import type { Flow } from './records'
import { readFields, wantsJson, type Fields } from './request'
import { mailSecret } from './secrets'
import { defaultReturnTo, uiUrl, type Service } from './service'
import { currentSession, sessionDocument, startSession } from './sessions'
import { showVerification, startVerification } from './verification'

/** Becoming known: everything on one page, or the profile first and the password after it. */
export function registrationRoutes(service: Service): Hono {
  const app = new Hono()

  app.get('/browser', (c) => {
    if (!service.registrationOpen()) throw registrationDisabled()
    const destinations = readDestinations(service, c)
    if (currentSession(service, c))
      throw alreadySignedIn('registration', destinations.return_to ?? defaultReturnTo(service))
    return answerFlow(service, c, startRegistration(service, c, destinations))
  })

  app.get('/flows', (c) => showFlow(service, c, 'registration'))

  app.post('/', async (c) => {
    if (!service.registrationOpen()) throw registrationDisabled()
    const flow = findFlow(service, c, 'registration', 'flow')
    const typed = await readFields(c)
    if (currentSession(service, c)) throw alreadySignedIn('registration', defaultReturnTo(service))
    requireCsrf(service, c, flow, typed)
    if (isExpired(service, flow)) {
      const late = messages.expired.registration(new Date(flow.expires_at), service.now())
      const fresh = startRegistration(service, c, { ...heritage(flow), messages: [late] })
      throw flowExpired(service, flow, fresh.id)
    }

    const outcome = await register(service, flow, typed)
    if ('waiting' in outcome) return answerFlow(service, c, outcome.waiting, 400) // not a failure: the next step
    if (!('id' in outcome)) {
      // Of a taken address nothing is shown again, as Kratos does it.
      const kept = outcome === taken ? {} : typed
      return answerFlow(service, c, refuseFlow(service, flow, kept, outcome), 400)
    }
    return welcome(service, c, flow, outcome, methodOf(typed))
  })

  return app
}

type RegistrationFlow = Partial<
  Pick<Flow, 'request_url' | 'return_to' | 'after_verification_return_to' | 'messages'>
>

function startRegistration(service: Service, c: Context, input: RegistrationFlow): Flow {
  const challenge = newChallenge()
  return startFlow(service, c, {
    ...input,
    kind: 'registration',
    challenge,
    nodes: service.switches().twoStepRegistration ? profileStep(service) : onePage(service, { challenge }),
  })
}

function onePage(service: Service, asked: Asked): Node[] {
  const [email, ...rest] = traitNodes(service, 'default')
  const [inputs, buttons] = credentials(service, asked)
  return [csrf(), ...(email ? [email] : []), ...inputs, ...rest, ...buttons]
}

/** The traits as they were typed so far. */
const typedTraits = (service: Service, typed: Fields): Node[] =>
  withMessages(withValues(traitNodes(service, 'default'), typed), {})

const profileStep = (service: Service, typed: Fields = {}): Node[] => [
  csrf(),
  ...typedTraits(service, typed),
  submit('profile', labels.signUp),
]

const credentialsStep = (service: Service, flow: Asked, typed: Fields): Node[] => [
  csrf(),
  ...withHiddenTraits(typedTraits(service, typed)),
  ...credentials(service, flow).flat(),
  submit('profile', labels.back, 'screen', 'previous'),
]

const codeStep = (service: Service, typed: Fields): Node[] => [
  csrf(),
  ...withHiddenTraits(typedTraits(service, typed)),
  ...codeNodes(labels.registrationCode),
  ...(service.switches().twoStepRegistration
    ? [submit('profile', labels.back, 'screen', 'credential-selection')]
    : []),
]

/** What somebody can choose to sign in with: what is typed for it, and the buttons. */
function credentials(service: Service, asked: Asked): [inputs: Node[], buttons: Node[]] {
  const { passwordMethod, codeMethod, passkeySignUp: byPasskey } = service.switches()
  return [
    passwordMethod ? [password('new-password')] : [],
    [
      ...(byPasskey ? passkeySignUp(service, asked) : []),
      ...(codeMethod ? [submit('code', labels.sendSignUpCode)] : []),
      ...(passwordMethod ? [submit('password', labels.signUp)] : []),
    ],
  ]
}

/** The flow at another step. */
const stepTo = (service: Service, flow: Flow, change: Partial<Flow>): { waiting: Flow } => ({
  waiting: saveFlow(service, flow, { state: 'choose_method', active: null, messages: [], ...change }),
})

type Outcome = Person | Problems | { waiting: Flow }

/** What was sent: a step to and fro, or what somebody is to sign in with. */
async function register(service: Service, flow: Flow, typed: Fields): Promise<Outcome> {
  const { passwordMethod, codeMethod, passkeySignUp: byPasskey } = service.switches()
  const choose = () =>
    stepTo(service, flow, {
      nodes: credentialsStep(service, flow, typed),
      messages: [messages.chooseCredential],
    })
  if (typed['screen'] === 'previous') return stepTo(service, flow, { nodes: profileStep(service, typed) })
  if (typed['screen'] === 'credential-selection') return choose()
  if (typed['method'] === 'profile') {
    const { problems } = readTraitsInUse(service, typed)
    return problems ?? choose()
  }
  // The browser itself sends a passkey that it has made, without a button or a method.
  if (typed['passkey_register'] && byPasskey) return registerByPasskey(service, flow, typed)
  if (typed['method'] === 'password' && passwordMethod) return registerByPassword(service, typed)
  if (typed['method'] === 'code' && codeMethod) return registerByCode(service, flow, typed)
  return { messages: [messages.noStrategy.registration] }
}

async function registerByPassword(service: Service, typed: Fields): Promise<Outcome> {
  const { email, name, traits, problems } = readTraitsInUse(service, typed)
  const chosen = typed['password'] ?? ''
  const refusal = chosen === '' ? messages.missing('password') : await passwordProblem(service, chosen, email)
  if (problems || refusal)
    return { ...problems, fields: { ...problems?.fields, ...(refusal && { password: [refusal] }) } }
  return becomeKnown(service, {
    email,
    name,
    traits,
    passwordHash: await hashPassword(chosen),
    verified: false,
  })
}

/** A code by mail in place of a password: first it is sent, then it is typed, which verifies the address. */
function registerByCode(service: Service, flow: Flow, typed: Fields): Outcome {
  const { email, name, traits, problems } = readTraitsInUse(service, typed)
  if (problems) return problems
  if (flow.state !== 'sent_email' || typed['resend'] !== undefined) {
    // Whether somebody has the address already is told to nobody but its owner.
    if (!findPerson(service.store, email))
      mailSecret(service, flow, {
        method: 'code',
        address: email,
        identity: null,
        template: 'registration_code',
      })
    const nodes = codeStep(service, typed)
    const sent = { ...waitingForCode, address: email, nodes, messages: [messages.registrationCodeSent] }
    return stepTo(service, flow, sent)
  }
  if (email !== flow.address) return { messages: [messages.otherTraits] }
  const verdict = acceptMailedCode(service, flow, typed)
  if (!('secret' in verdict)) return { waiting: refuseFlow(service, verdict.flow, typed, verdict.problems) }
  return becomeKnown(service, { email, name, traits, passwordHash: null, verified: true })
}

function registerByPasskey(service: Service, flow: Flow, typed: Fields): Outcome {
  const { email, name, traits, problems } = readTraitsInUse(service, typed)
  if (problems) return problems
  const key = readFirstPasskey(service, flow, typed)
  if (!key) return { messages: [messages.totpWrong] }
  return becomeKnown(service, { email, name, traits, passwordHash: null, verified: false, keys: [key] })
}

type Newcomer = Pick<NewIdentity, 'email' | 'name' | 'traits' | 'passwordHash' | 'verified' | 'keys'>

const becomeKnown = (service: Service, newcomer: Newcomer): Outcome =>
  createIdentity(service.store, { ...newcomer, admin: false, createdAt: service.now() }) ?? taken

const taken: Problems = { messages: [messages.duplicate] }

type SignUpMethod = 'password' | 'code' | 'passkey'

function methodOf(typed: Fields): SignUpMethod {
  if (typed['passkey_register']) return 'passkey'
  return typed['method'] === 'code' ? 'code' : 'password'
}

/** The session hook and the verification hook, in Kratos' words. Not even a login that asks for a verified address stops it. */
function welcome(service: Service, c: Context, flow: Flow, identity: Person, method: SignUpMethod) {
  const { signUpSession, signUpVerification } = service.switches()
  const signedIn = signUpSession && startSession(service, c, identity, method)
  if (!signedIn) renewCsrfToken(service, c)
  // The mail goes out in any case; a code has verified the address already.
  const mailed =
    method !== 'code' && startVerification(service, c, identity, flow, flow.after_verification_return_to)
  const verification = signUpVerification && mailed
  const goal = destination(service, flow)
  // A browser that navigates is led to the verification, one that asks by a script is told of it.
  if (!wantsJson(c))
    return c.redirect(verification ? uiUrl(service, 'verification', verification.id) : goal, 303)
  return c.json({
    ...(signedIn && { session: sessionDocument(service, signedIn) }),
    identity: identityDocument(service, identity),
    continue_with: [redirectTo(goal), ...(verification ? [showVerification(service, verification)] : [])],
  })
}
