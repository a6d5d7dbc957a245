import { Hono, type Context } from 'hono'
import { isPrivileged, requireAssurance } from './assurance'
import type { Person } from '../../product/records'
import { accountOf } from './accounts'
import { requireCsrf } from './csrf'
import {
  flowExpired,
  flowGone,
  identityMismatch,
  refreshRequired,
  sessionInactive,
  settingsOfNobody,
  type IdentityError,
} from './errors'
import {
  answerFlow,
  findFlow,
  flowDocument,
  heritage,
  isExpired,
  readDestinations,
  redirectTo,
  refuseFlow,
  saveFlow,
  startFlow,
} from './flows'
import { keySettings, newChallenge } from './keys'
import { lookupSettings } from './lookup'
import { labels, messages } from './messages'
import { csrf, isTrait, password, submit, withoutValues, type Node } from './nodes'
import { traitNodes } from './ownSchema'
import type { Flow } from './records'
import { readFields, wantsJson } from './request'
import { actionUrl, uiUrl, type Service } from './service'
import { currentSession, renewCookie, type SignedIn } from './sessions'
import { changeSettings } from './settings.methods'
import { newTotpUrl, totpSettings } from './totp'

/** Changing one's profile, password and second factors. Never one's role. */
export function settingsRoutes(service: Service): Hono {
  const app = new Hono()

  app.get('/browser', async (c) => {
    const { return_to } = readDestinations(service, c)
    const { identity } = requireSignedIn(service, c, c.req.url, sessionInactive(service))
    return answerFlow(service, c, await startSettings(service, c, identity, { return_to }))
  })

  app.get('/flows', (c) => {
    const flow = findFlow(service, c, 'settings', 'id')
    requireOwner(requireSignedIn(service, c, uiUrl(service, 'settings', flow.id)), flow)
    if (isExpired(service, flow)) throw flowGone(service, 'settings', flow.return_to)
    return c.json(flowDocument(service, flow))
  })

  // Where a step-up returns to.
  app.get('/', (c) => c.redirect(uiUrl(service, 'settings', c.req.query('flow')), 303))

  app.post('/', async (c) => {
    const flow = findFlow(service, c, 'settings', 'flow')
    const typed = await readFields(c)
    const signedIn = requireSignedIn(service, c, uiUrl(service, 'settings', flow.id))
    requireOwner(signedIn, flow)
    requireCsrf(service, c, flow, typed)
    if (isExpired(service, flow)) {
      const late = messages.expired.settings(new Date(flow.expires_at), service.now())
      const fresh = await startSettings(service, c, signedIn.identity, {
        ...heritage(flow),
        messages: [late],
      })
      throw flowExpired(service, flow, fresh.id)
    }

    const attempt = { service, c, flow, typed, signedIn }
    const outcome = await changeSettings(attempt, () => {
      if (isPrivileged(service, signedIn.session)) return
      throw refreshRequired(service, actionUrl(service, 'settings', { flow: flow.id }))
    })
    if ('problems' in outcome) {
      // A profile is sent whole: of a trait that is not in it nothing is shown again.
      const traits = typed['method'] === 'profile' ? flow.nodes.filter(isTrait) : []
      const nodes = withoutValues(
        flow.nodes,
        traits.map(({ attributes: { name = '' } }) => name),
      )
      return answerFlow(service, c, refuseFlow(service, { ...flow, nodes }, typed, outcome.problems), 400)
    }

    if (!outcome.saved) {
      const { change, revealed = false } = outcome
      const nodes = await settingsNodes(service, signedIn.identity, { ...flow, ...change }, revealed)
      return answerFlow(
        service,
        c,
        saveFlow(service, flow, { ...change, state: 'show_form', nodes, messages: [] }),
      )
    }
    // What was on its way and not saved is gone: all goes on as in a new flow, under the id of this one too.
    const { id, nodes, totp_url, lookup_codes, challenge } = await startSettings(
      service,
      c,
      outcome.identity,
      {
        return_to: flow.return_to,
      },
    )
    const begunAnew = { action_id: id, nodes, totp_url, lookup_codes, challenge }
    const done = saveFlow(service, flow, { ...begunAnew, state: 'success', messages: [messages.saved] })
    if (!outcome.extended) renewCookie(service, c, signedIn)
    const goal = flow.return_to ?? uiUrl(service, 'settings', flow.id)
    return wantsJson(c)
      ? c.json({ ...flowDocument(service, done), continue_with: [redirectTo(goal)] })
      : c.redirect(goal, 303)
  })

  return app
}

function requireSignedIn(
  service: Service,
  c: Context,
  comeBackTo: string,
  refusal: IdentityError = settingsOfNobody(),
): SignedIn {
  const found = currentSession(service, c)
  if (!found) throw refusal
  const isConsole = comeBackTo.startsWith(`${service.consoleOrigin}/`)
  requireAssurance(service, found, isConsole ? comeBackTo : undefined)
  return found
}

function requireOwner({ identity }: SignedIn, flow: Flow): void {
  if (flow.identity_id !== identity.id) throw identityMismatch()
}

/** Starts a settings flow; it offers an authenticator where there is none yet. */
export async function startSettings(
  service: Service,
  c: Context,
  identity: Person,
  rest: Partial<Flow> = {},
): Promise<Flow> {
  const totp_url = accountOf(service.store, identity).totp ? null : newTotpUrl(identity.email)
  const challenge = newChallenge()
  return startFlow(service, c, {
    ...rest,
    kind: 'settings',
    identity_id: identity.id,
    totp_url,
    challenge,
    nodes: await settingsNodes(service, identity, { totp_url, lookup_codes: null, challenge }, false),
  })
}

async function settingsNodes(
  service: Service,
  person: Person,
  { totp_url, lookup_codes, challenge }: Pick<Flow, 'totp_url' | 'lookup_codes' | 'challenge'>,
  revealed: boolean,
): Promise<Node[]> {
  return [
    csrf(),
    ...traitNodes(service, 'profile', person),
    submit('profile', labels.save),
    password('new-password'),
    submit('password', labels.save),
    ...(await totpSettings(totp_url)),
    ...lookupSettings({ pending: lookup_codes, stored: accountOf(service.store, person).lookup, revealed }),
    ...keySettings(service, person, { challenge }),
  ]
}
