import { missingFields, saveFlow, type Problems } from './flows'
import { labels, messages, type Message } from './messages'
import { hidden, input, submit, type Node } from './nodes'
import type { Flow, FlowSecret } from './records'
import type { Fields } from './request'
import { consumeSecret, tooOften, triedTooOften } from './secrets'
import type { Service } from './service'

// A code by mail in place of a password, which sign-in and sign-up ask for in the same way.

/** What becomes of a flow whose code was sent. */
export const waitingForCode = { state: 'sent_email', active: 'code', attempts: 0 } as const

/** The field of a code that was sent, and the buttons to send it or to have it sent again. */
export const codeNodes = (label: Message): Node[] => [
  hidden('code', 'method', 'code'),
  input('code', 'code', 'text', label, { required: true }),
  submit('code', labels.continue),
  submit('code', labels.resendCode, 'resend'),
]

/** Uses up the code that was typed, or says why not, with the flow as it is then. */
export function acceptMailedCode(
  service: Service,
  flow: Flow,
  typed: Fields,
): { secret: FlowSecret } | { flow: Flow; problems: Problems } {
  const missing = missingFields({ code: '', ...typed }, { code: messages.missing('code') })
  if (missing) return { flow: { ...flow, messages: [] }, problems: missing }
  if (triedTooOften(flow)) return { flow, problems: { messages: [messages.generic(tooOften)] } }
  const secret = consumeSecret(service, flow, typed['code'] ?? '')
  if (secret) return { secret }
  const kind = flow.kind === 'registration' ? 'registration' : 'login'
  return {
    flow: saveFlow(service, flow, { attempts: flow.attempts + 1 }),
    problems: { messages: [messages.codeInvalid[kind]] },
  }
}
