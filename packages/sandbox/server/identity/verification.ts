import type { Context, Hono } from 'hono'
import type { Person } from '../../product/records'
import { markSent, markVerified } from './accounts'
import { csrfToken } from './csrf'
import { afterVerification, answerFlow, saveFlow } from './flows'
import { labels, messages } from './messages'
import { csrf, link, submit } from './nodes'
import { askForAddress, mailProof, type Proof } from './proofMail'
import { proofRoutes, startProof } from './proofs'
import type { Flow } from './records'
import { uiUrl, type Service } from './service'

/** Showing that an address is one's own. */
export const verificationRoutes = (service: Service): Hono =>
  proofRoutes(service, () => verification(service))

const verification = (service: Service): Proof => ({
  kind: 'verification',
  method: service.switches().verificationMethod,
  sent: { link: messages.verificationLinkSent, code: messages.verificationCodeSent },
  codeLabel: labels.verificationCode,
  succeed(c, flow, identity, address) {
    markVerified(service.store, identity, address, service.now())
    const group = flow.active ?? 'link'
    const passed = saveFlow(service, flow, {
      state: 'passed_challenge',
      nodes: [csrf(), link(group, 'continue', afterVerification(service, flow), labels.continue)],
      messages: [messages.verified],
      // The mail may have been opened in another browser, which now shows the result.
      csrf_token: csrfToken(service, c),
    })
    return answerFlow(service, c, passed)
  },
})

/** Mails somebody who has just registered, changed address or is refused for want of a verified one. */
export function startVerification(
  service: Service,
  c: Context,
  identity: Person,
  { request_url }: Flow,
  returnTo: string | null = null,
): Flow {
  const proof = verification(service)
  const flow = startProof(service, c, proof, { request_url, return_to: returnTo })
  markSent(service.store, identity, service.now())
  const mailed = mailProof(service, proof, flow, identity.email)
  if (proof.method === 'code') return mailed
  // Nobody has asked for this mail: the form does not say that it was sent, nor to which address, and its buttons are too many.
  const spare = [submit('link', labels.continue), submit('code', labels.resendCode, 'email', identity.email)]
  return saveFlow(service, mailed, { messages: [], nodes: [...askForAddress('link'), ...spare] })
}

/** The hint that leads a client to a verification. */
export const showVerification = (service: Service, flow: Flow) => ({
  action: 'show_verification_ui',
  flow: {
    id: flow.id,
    verifiable_address: flow.address,
    url: uiUrl(service, 'verification', flow.id),
  },
})
