import { Hono, type Context } from 'hono'
import { requireCsrf } from './csrf'
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
import type { Person } from '../../product/records'
import { createIdentity, identityDocument } from './accounts'
import { labels, messages } from './messages'
import { csrf, password, submit, withHiddenTraits, withMessages, withValues, type Node } from './nodes'
import { readTraitsInUse, traitNodes } from './ownSchema'
import { hashPassword, passwordProblem } from './passwords'
import type { Flow } from './records'
import { readFields, wantsJson, type Fields } from './request'
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
    // As Kratos does, whoever asks: an XHR is redirected too.
    if (currentSession(service, c)) return c.redirect(defaultReturnTo(service), 303)
    requireCsrf(service, c, flow, typed)
    if (isExpired(service, flow)) {
      const late = messages.expired.registration(new Date(flow.expires_at), service.now())
      const fresh = startRegistration(service, c, { ...heritage(flow), messages: [late] })
      throw flowExpired(service, flow, fresh.id)
    }

    if (typed['screen'] === 'previous')
      return answerFlow(service, c, stepTo(service, flow, 'profile', typed), 400)
    if (typed['method'] === 'profile') {
      const { problems } = readTraitsInUse(service, typed)
      const next = problems
        ? refuseFlow(service, flow, typed, problems)
        : stepTo(service, flow, 'password', typed)
      return answerFlow(service, c, next, 400) // not a failure: Kratos answers the next step this way
    }

    const outcome = await register(service, typed)
    if (!('id' in outcome)) return answerFlow(service, c, refuseFlow(service, flow, typed, outcome), 400)
    return welcome(service, c, flow, outcome)
  })

  return app
}

type RegistrationFlow = Partial<
  Pick<Flow, 'request_url' | 'return_to' | 'after_verification_return_to' | 'messages'>
>

const startRegistration = (service: Service, c: Context, input: RegistrationFlow): Flow =>
  startFlow(service, c, {
    ...input,
    kind: 'registration',
    nodes: service.switches().twoStepRegistration ? profileStep(service) : onePage(service),
  })

const onePage = (service: Service): Node[] => {
  const [email, ...rest] = traitNodes(service, 'default')
  return [
    csrf(),
    ...(email ? [email] : []),
    password('new-password'),
    ...rest,
    submit('password', labels.signUp),
  ]
}

const profileStep = (service: Service): Node[] => [
  csrf(),
  ...traitNodes(service, 'default'),
  submit('profile', labels.signUp),
]

const passwordStep = (service: Service): Node[] => [
  ...withHiddenTraits([csrf(), ...traitNodes(service, 'default')]),
  password('new-password'),
  submit('password', labels.signUp),
  submit('profile', labels.back, 'screen', 'previous'),
]

/** The flow at another step, with the traits typed so far. */
function stepTo(service: Service, flow: Flow, step: 'profile' | 'password', typed: Fields): Flow {
  const nodes = step === 'profile' ? profileStep(service) : passwordStep(service)
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => name.startsWith('traits.')))
  return saveFlow(service, flow, {
    nodes: withMessages(withValues(nodes, values), {}),
    messages: step === 'profile' ? [] : [messages.chooseCredential],
  })
}

async function register(service: Service, typed: Fields): Promise<Person | Problems> {
  if ((typed['method'] ?? 'password') !== 'password') return { messages: [messages.noStrategy.registration] }
  const { email, name, traits, problems } = readTraitsInUse(service, typed)
  const chosen = typed['password'] ?? ''
  const refusal = chosen === '' ? messages.missing('password') : await passwordProblem(service, chosen, email)
  if (problems || refusal)
    return { ...problems, fields: { ...problems?.fields, ...(refusal && { password: [refusal] }) } }

  const passwordHash = await hashPassword(chosen)
  const createdAt = service.now()
  const newcomer = { email, name, traits, passwordHash, admin: false, verified: false, createdAt }
  return createIdentity(service.store, newcomer) ?? { messages: [messages.duplicate] }
}

/** The session hook and the verification hook, in Kratos' words. Not even a login that asks for a verified address stops it. */
function welcome(service: Service, c: Context, flow: Flow, identity: Person) {
  const verification = startVerification(service, c, identity, flow.after_verification_return_to)
  const signedIn = startSession(service, c, identity, 'password')
  // A browser that navigates is led to the verification, one that asks by a script is told of it.
  if (!wantsJson(c)) return c.redirect(uiUrl(service, 'verification', verification.id), 303)
  return c.json({
    session: sessionDocument(service, signedIn),
    identity: identityDocument(service, identity),
    continue_with: [redirectTo(destination(service, flow)), showVerification(service, verification)],
  })
}
