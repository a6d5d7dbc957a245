import type { Context } from 'hono'
import { findPerson } from '../../product/people'
import type { Person } from '../../product/records'
import { refuseFlow, saveFlow } from './flows'
import { labels, type Message } from './messages'
import { csrf, hidden, input, submit, type Node } from './nodes'
import type { Flow } from './records'
import { mailSecret, voidSecrets } from './secrets'
import type { Service } from './service'

type Method = 'link' | 'code'

/** What makes a flow a verification or a recovery. */
export interface Proof {
  kind: 'verification' | 'recovery'
  method: Method
  sent: Record<Method, Message>
  codeLabel: Message
  codeRules?: Record<string, unknown>
  /** Called once per link or code, for somebody whose address it was mailed to. */
  succeed: (c: Context, flow: Flow, identity: Person, address: string) => Response | Promise<Response>
}

/** Asks where to mail to. */
export const askForAddress = (method: Method): Node[] => [
  csrf(),
  input(method, 'email', 'email', labels.email, { required: true }),
  submit(method, labels.continue),
]

const askForCode = ({ codeLabel, codeRules }: Proof, address: string): Node[] => [
  csrf(),
  input('code', 'code', 'text', codeLabel, { required: true, ...codeRules }),
  hidden('code', 'method', 'code'),
  submit('code', labels.continue),
  submit('code', labels.resendCode, 'email', address),
]

/** Mails a link or code to an address, if anybody has it, and waits for it. Older ones of this flow are void. */
export function mailProof(service: Service, proof: Proof, flow: Flow, address: string): Flow {
  const method = flow.active === 'code' ? 'code' : 'link'
  voidSecrets(service, flow)
  const identity = findPerson(service.store, address)
  if (identity)
    mailSecret(service, flow, { method, address, identity, template: `${proof.kind}_${method}` as const })

  const nodes = method === 'code' ? askForCode(proof, address) : askForAddress('link')
  const waiting = saveFlow(service, flow, { state: 'sent_email', address, attempts: 0, nodes })
  return refuseFlow(service, waiting, { email: address }, { messages: [proof.sent[method]] })
}
