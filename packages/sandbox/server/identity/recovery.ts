import type { Hono } from 'hono'
import { markVerified } from './accounts'
import { renewCsrfToken } from './csrf'
import { locationChange } from './errors'
import { saveFlow } from './flows'
import { labels, messages } from './messages'
import { csrf } from './nodes'
import type { Proof } from './proofMail'
import { proofRoutes } from './proofs'
import { uiUrl, type Service } from './service'
import { startSession } from './sessions'
import { startSettings } from './settings'

/** Getting back into an account by mail: it ends signed in, where a new password is set. */
export const recoveryRoutes = (service: Service): Hono => proofRoutes(service, () => recovery(service))

const recovery = (service: Service): Proof => ({
  kind: 'recovery',
  method: service.switches().recoveryMethod,
  sent: { link: messages.recoveryLinkSent, code: messages.recoveryCodeSent },
  codeLabel: labels.recoveryCode,
  codeRules: { pattern: '[0-9]+', maxlength: 6 },
  async succeed(c, flow, identity, address) {
    markVerified(service.store, identity, address, service.now())
    const method = flow.active === 'code' ? 'code_recovery' : 'link_recovery'
    const signedIn = startSession(service, c, identity, method)
    const csrf_token = renewCsrfToken(service, c)
    saveFlow(service, flow, { state: 'passed_challenge', nodes: [csrf()], messages: [], csrf_token })

    const hint = messages.recovered(service.switches().privilegedSessionMinutes)
    const { return_to } = flow
    const settings = await startSettings(service, c, signedIn.identity, {
      return_to,
      csrf_token,
      messages: [hint],
    })
    // For XHR a 422 that says where to go, for navigation the place itself.
    throw locationChange(uiUrl(service, 'settings', settings.id))
  },
})
