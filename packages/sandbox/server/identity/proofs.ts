import { Hono, type Context } from 'hono'
import { renewCsrfToken, requireCsrf } from './csrf'
import { alreadySignedIn, flowReplaced, recoveryTriedTooOften } from './errors'
import {
  answerFlow,
  findFlow,
  heritage,
  isExpired,
  readDestinations,
  refuseFlow,
  saveFlow,
  showFlow,
  startFlow,
} from './flows'
import { normalizeEmail } from '../../product/people'
import { isEmail } from './accounts'
import { messages, type Message } from './messages'
import { withValues } from './nodes'
import { askForAddress, mailProof, type Proof } from './proofMail'
import { readFields, wantsJson, type Fields } from './request'
import type { Flow } from './records'
import { consumeSecret, tooOften, triedTooOften, voidSecrets } from './secrets'
import { defaultReturnTo, uiUrl, withQuery, type Service } from './service'
import { currentSession } from './sessions'

// Verification and recovery are one flow with two endings: somebody shows that mail to an address reaches them.

/** The routes of a verification or recovery. `proof` is asked anew for each request: switches may have changed. */
export function proofRoutes(service: Service, proof: () => Proof): Hono {
  const app = new Hono()
  const { kind } = proof()

  app.get('/browser', (c) => {
    const destinations = readDestinations(service, c)
    if (kind === 'recovery' && currentSession(service, c))
      throw alreadySignedIn(kind, destinations.return_to ?? defaultReturnTo(service))
    return answerFlow(service, c, startProof(service, c, proof(), destinations))
  })

  app.get('/flows', (c) => showFlow(service, c, kind))

  // A mailed link: whoever opens it may never have seen the flow before.
  app.get('/', async (c) => {
    const { token, code } = c.req.query()
    const flow = findMailedFlow(service, c, kind)
    if (!flow) return wrongLink(service, c, proof())
    if (token) return redeem(service, c, proof(), flow, token)
    if (code && kind === 'verification') return fillIn(service, c, proof(), flow, code)
    return c.redirect(uiUrl(service, kind, flow.id), 303)
  })

  app.post('/', async (c) => {
    const flow = findFlow(service, c, kind, 'flow')
    const typed = await readFields(c)
    requireCsrf(service, c, flow, typed)
    const token = c.req.query('token')
    if (token) return redeem(service, c, proof(), flow, token)
    if (isExpired(service, flow)) return restart(service, c, proof(), flow, lateness(service, flow))
    if (flow.state === 'passed_challenge') {
      if (kind === 'recovery') return restart(service, c, proof(), flow, messages.alreadyCompleted.recovery)
      renewCsrfToken(service, c)
      throw flowReplaced(
        service,
        startProof(service, c, proof(), heritage(flow)).id,
        'please use the new flow',
      )
    }
    if (typed['method'] !== flow.active)
      return answerFlow(
        service,
        c,
        refuseFlow(service, flow, {}, { messages: [messages.noStrategy[kind]] }),
        400,
      )

    // A pressed 'resend' names the address, so an address wins over a code.
    if (typed['email'] !== undefined) return request(service, c, proof(), flow, typed)
    if (flow.state === 'sent_email' && typed['code']?.trim())
      return redeem(service, c, proof(), flow, typed['code'])
    const field = flow.state === 'sent_email' && flow.active === 'code' ? 'code' : 'email'
    const fields = { [field]: [messages.missing(field)] }
    return answerFlow(service, c, refuseFlow(service, flow, {}, { fields }), 400)
  })

  return app
}

/** Starts a flow that asks for an address. */
export function startProof(service: Service, c: Context, proof: Proof, rest: Partial<Flow> = {}): Flow {
  const { kind, method } = proof
  return startFlow(service, c, { ...rest, kind, active: method, nodes: askForAddress(method) })
}

/** An address was submitted. Whether anybody has it does not show. */
function request(service: Service, c: Context, proof: Proof, flow: Flow, typed: Fields) {
  const address = normalizeEmail(typed['email'] ?? '')
  const problem =
    address === ''
      ? messages.missing('email')
      : isEmail(address)
        ? undefined
        : messages.invalidEmail(typed['email'] ?? '')
  if (problem)
    return answerFlow(service, c, refuseFlow(service, flow, {}, { fields: { email: [problem] } }), 400)
  return answerFlow(service, c, mailProof(service, proof, flow, address))
}

/** A link was opened or a code typed. */
async function redeem(
  service: Service,
  c: Context,
  proof: Proof,
  flow: Flow,
  secret: string,
): Promise<Response> {
  const { kind } = proof
  if (isExpired(service, flow)) return restart(service, c, proof, flow, lateness(service, flow))
  if (triedTooOften(flow)) {
    voidSecrets(service, flow)
    const why = messages.generic(tooOften)
    renewCsrfToken(service, c)
    const { id } = successor(service, c, proof, heritage(flow), why)
    throw kind === 'recovery'
      ? recoveryTriedTooOften(service, id, tooOften)
      : flowReplaced(service, id, 'please retry the flow')
  }

  const used = consumeSecret(service, flow, secret)
  const identity = service.store.people.get(used?.identity_id)
  if (used && identity) return proof.succeed(c, flow, identity, used.address)
  if (flow.active === 'link' || flow.state !== 'sent_email') return wrongLink(service, c, proof, flow)

  // A wrong code is a 200: only the message tells.
  const counted = saveFlow(service, flow, { attempts: flow.attempts + 1 })
  return answerFlow(service, c, refuseFlow(service, counted, {}, { messages: [messages.codeInvalid[kind]] }))
}

/** The link of a mail with a code was opened: the code is filled in, for the page to send it. */
function fillIn(service: Service, c: Context, proof: Proof, flow: Flow, code: string): Response {
  if (isExpired(service, flow)) return restart(service, c, proof, flow, lateness(service, flow))
  if (flow.state === 'passed_challenge')
    return restart(service, c, proof, flow, messages.alreadyCompleted.verification)
  const nodes = withValues(flow.nodes, { code })
  saveFlow(service, flow, { nodes, csrf_token: renewCsrfToken(service, c) })
  return c.redirect(uiUrl(service, flow.kind, flow.id), 303)
}

/** A new flow that says why it takes the place of another. */
function successor(service: Service, c: Context, proof: Proof, inherited: Partial<Flow>, why: Message): Flow {
  return startProof(service, c, proof, { ...inherited, messages: [why] })
}

/** A link that nobody was mailed, or that was used: the new flow was asked for by it. */
function wrongLink(service: Service, c: Context, proof: Proof, flow?: Flow): Response {
  const { request_url: _begun, ...inherited } = flow ? heritage(flow) : { request_url: '' }
  if (proof.kind === 'verification') renewCsrfToken(service, c)
  return show(service, c, successor(service, c, proof, inherited, messages.linkInvalid[proof.kind]))
}

/** A flow that has run out is not answered with 410: the browser is sent to a new one that says so. */
function restart(service: Service, c: Context, proof: Proof, flow: Flow, why: Message): Response {
  if (proof.kind === 'verification') renewCsrfToken(service, c)
  return show(service, c, successor(service, c, proof, heritage(flow), why))
}

function show(service: Service, c: Context, { kind, id }: Flow): Response {
  const shown = wantsJson(c)
    ? withQuery(`${service.authOrigin}/self-service/${kind}/flows`, { id })
    : uiUrl(service, kind, id)
  return c.redirect(shown, 303)
}

const lateness = (service: Service, flow: Flow) =>
  messages.expired[flow.kind](new Date(flow.expires_at), service.now())

function findMailedFlow({ store }: Service, c: Context, kind: Proof['kind']): Flow | undefined {
  const flow = store.flows.get(c.req.query('flow'))
  return flow?.kind === kind ? flow : undefined
}
