import type { Context } from 'hono'
import { csrfToken, maskToken, requireOwnFlow } from './csrf'
import { badRequest, flowGone, notFound } from './errors'
import { newId } from '../../product/records'
import { identityDocument } from './accounts'
import type { Message } from './messages'
import { withMessages, withoutValues, withValues } from './nodes'
import type { Fields } from './request'
import { wantsJson } from './request'
import { readReturnTo } from './returnTo'
import type { Flow, FlowKind } from './records'
import { actionUrl, defaultReturnTo, uiUrl, type Service } from './service'

type NewFlow = Pick<Flow, 'kind' | 'nodes'> & Partial<Omit<Flow, 'id' | 'issued_at' | 'expires_at'>>

/** Starts a flow for the calling browser. */
export function startFlow(service: Service, c: Context, input: NewFlow): Flow {
  const { store, now, switches, authOrigin } = service
  const issued = now()
  return store.flows.put({
    state: input.kind === 'settings' ? 'show_form' : 'choose_method',
    request_url: `${authOrigin}${new URL(c.req.url).pathname}${new URL(c.req.url).search}`,
    csrf_token: csrfToken(service, c),
    messages: [],
    active: null,
    return_to: null,
    after_verification_return_to: null,
    refresh: false,
    requested_aal: 'aal1',
    identity_id: null,
    address: null,
    attempts: 0,
    action_id: null,
    totp_url: null,
    lookup_codes: null,
    challenge: null,
    ...input,
    id: newId(),
    issued_at: issued.toISOString(),
    expires_at: new Date(issued.getTime() + switches().flowLifespanMinutes * 60_000).toISOString(),
  })
}

/** What a request to start a flow says about where it is to end. */
export const readDestinations = (service: Service, c: Context) => ({
  return_to: readReturnTo(service, c),
  after_verification_return_to: readReturnTo(service, c, 'after_verification_return_to'),
})

/** What a fresh flow takes over from the expired one it replaces. */
export const heritage = ({
  request_url,
  return_to,
  after_verification_return_to,
  refresh,
  requested_aal,
}: Flow) => ({
  request_url,
  return_to,
  after_verification_return_to,
  refresh,
  requested_aal,
})

/** The flow a request names, whatever its state. */
export function findFlow({ store }: Service, c: Context, kind: FlowKind, parameter: 'flow' | 'id'): Flow {
  const id = c.req.query(parameter)
  if (!id) throw badRequest(`The query parameter '${parameter}' is missing.`)
  const flow = store.flows.get(id)
  if (flow?.kind !== kind) throw notFound()
  return flow
}

export const isExpired = ({ now }: Service, flow: Flow) => flow.expires_at <= now().toISOString()

/** `GET …/flows?id`: the flow, for the browser that started it, while it lasts. */
export function showFlow(service: Service, c: Context, kind: FlowKind) {
  const flow = findFlow(service, c, kind, 'id')
  requireOwnFlow(service, c, flow)
  if (isExpired(service, flow)) throw flowGone(service, kind, flow.return_to)
  return c.json(flowDocument(service, flow))
}

export const saveFlow = ({ store }: Service, flow: Flow, change: Partial<Flow>): Flow =>
  store.flows.put({ ...flow, ...change })

/** What is wrong with a submit: by field, or as a whole. */
export interface Problems {
  fields?: Record<string, Message[]>
  messages?: Message[]
}

// Never shown again, and never kept.
const secretFields = new Set([
  'csrf_token',
  'password',
  'totp_code',
  'lookup_secret',
  'code',
  'passkey_login',
  'passkey_register',
  'passkey_settings_register',
  'webauthn_login',
  'webauthn_register',
])

/** The flow again, with what was typed and what is wrong with it. */
export function refuseFlow(
  service: Service,
  flow: Flow,
  typed: Fields,
  { fields = {}, messages = [] }: Problems,
): Flow {
  const entries = Object.entries(typed)
  const values = Object.fromEntries(entries.filter(([name]) => !secretFields.has(name)))
  const emptied = entries.map(([name]) => name).filter((name) => secretFields.has(name))
  const nodes = withValues(withoutValues(flow.nodes, emptied), values)
  return saveFlow(service, flow, { nodes: withMessages(nodes, fields), messages })
}

/** Says which of the required fields were left empty; undefined when none was. */
export function missingFields(typed: Fields, required: Record<string, Message>): Problems | undefined {
  const missing = Object.entries(required).filter(
    ([name]) => !(name === 'password' ? typed[name] : typed[name]?.trim()),
  )
  if (missing.length === 0) return undefined
  return { fields: Object.fromEntries(missing.map(([name, message]) => [name, [message]])) }
}

/** Answers with a flow: as a document, or by going where it is shown. */
export function answerFlow(service: Service, c: Context, flow: Flow, status: 200 | 400 = 200) {
  return wantsJson(c)
    ? c.json(flowDocument(service, flow), status)
    : c.redirect(uiUrl(service, flow.kind, flow.id), 303)
}

/** Where a finished flow leads. */
export const destination = (service: Service, flow: Flow) => flow.return_to ?? defaultReturnTo(service)

/** Where a verification leads: whoever is signed in is taken on from the sign-in. */
export const afterVerification = (service: Service, flow: Flow) => flow.return_to ?? uiUrl(service, 'login')

/** What a client may do next; it picks what it knows. */
export const redirectTo = (url: string) => ({ action: 'redirect_browser_to', redirect_browser_to: url })

/** A flow as Kratos writes it. */
export function flowDocument(service: Service, flow: Flow) {
  const passed = flow.kind === 'verification' && flow.state === 'passed_challenge'
  const identity = service.store.people.get(flow.identity_id)
  return {
    id: flow.id,
    type: 'browser',
    issued_at: flow.issued_at,
    expires_at: flow.expires_at,
    request_url: flow.request_url,
    ...(flow.return_to && { return_to: flow.return_to }),
    ...(flow.active && { active: flow.active }),
    ui: {
      action: passed
        ? afterVerification(service, flow)
        : actionUrl(service, flow.kind, { flow: flow.action_id ?? flow.id }),
      method: passed ? 'GET' : 'POST',
      nodes: withValues(flow.nodes, { csrf_token: maskToken(flow.csrf_token) }),
      ...(flow.messages.length > 0 && { messages: flow.messages }),
    },
    state: flow.state,
    ...(flow.kind === 'login' && {
      created_at: flow.issued_at,
      updated_at: flow.issued_at,
      refresh: flow.refresh,
      requested_aal: flow.requested_aal,
    }),
    ...((flow.kind === 'login' || flow.kind === 'registration') && { organization_id: null }),
    ...(identity && { identity: identityDocument(service, identity) }),
  }
}
