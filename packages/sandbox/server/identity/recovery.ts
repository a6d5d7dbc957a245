import type { Hono } from 'hono'
import { markVerified } from './accounts'
import { csrfToken } from './csrf'
import { flowDocument, saveFlow } from './flows'
import { labels, messages } from './messages'
import type { Proof } from './proofMail'
import { proofRoutes } from './proofs'
import { wantsJson } from './request'
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
    const csrf_token = csrfToken(service, c)
    const passed = saveFlow(service, flow, { state: 'passed_challenge', messages: [], csrf_token })

    const minutes = service.switches().privilegedSessionMinutes
    const until = new Date(service.now().getTime() + minutes * 60_000)
    const { return_to } = flow
    const { id } = await startSettings(service, c, signedIn.identity, {
      return_to,
      csrf_token,
      messages: [messages.recovered(minutes, until)],
    })
    const url = uiUrl(service, 'settings', id)
    if (!wantsJson(c)) return c.redirect(url, 303)
    const continue_with = [{ action: 'show_settings_ui', flow: { id, url } }]
    return c.json({ ...flowDocument(service, passed), continue_with })
  },
})
