import { createHash, randomBytes, randomInt } from 'node:crypto'
import type { Context } from 'hono'
import { findPerson } from '../../product/people'
import { newId, type Person } from '../../product/records'
import { refuseFlow, saveFlow } from './flows'
import { sendMail } from './mail'
import { labels, type Message } from './messages'
import { csrf, hidden, input, submit, type Node } from './nodes'
import type { Flow, FlowSecret } from './records'
import { actionUrl, type Service } from './service'

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
  input('code', 'code', 'text', codeLabel, { required: true, autocomplete: 'one-time-code', ...codeRules }),
  hidden('code', 'method', 'code'),
  submit('code', labels.continue),
  submit('code', labels.resendCode, 'email', address),
]

/** Mails a link or code to an address, if anybody has it, and waits for it. Older ones of this flow are void. */
export function mailProof(service: Service, proof: Proof, flow: Flow, address: string): Flow {
  const { store, now } = service
  const method = flow.active ?? proof.method
  const secret =
    method === 'link' ? randomBytes(24).toString('base64url') : String(randomInt(1_000_000)).padStart(6, '0')

  voidSecrets(service, flow)
  const identity = findPerson(store, address)
  if (identity) {
    store.flowSecrets.put({
      id: newId(),
      flow_id: flow.id,
      identity_id: identity.id,
      address,
      hash: hash(flow, secret),
      expires_at: flow.expires_at,
      used: false,
    })
    const url = actionUrl(service, flow.kind, {
      flow: flow.id,
      [method === 'link' ? 'token' : 'code']: secret,
    })
    sendMail(store, address, `${proof.kind}_${method}`, { url, code: secret }, now())
  }

  const nodes = method === 'code' ? askForCode(proof, address) : askForAddress('link')
  const waiting = saveFlow(service, flow, { state: 'sent_email', address, attempts: 0, nodes })
  return refuseFlow(service, waiting, { email: address }, { messages: [proof.sent[method]] })
}

// Six digits could be guessed from their hash alone; the flow's id is what makes that useless elsewhere.
const hash = (flow: Flow, secret: string) =>
  createHash('sha256').update(`${flow.id}:${secret.trim()}`).digest('hex')

/** The link or code, if it is one this flow mailed and nobody used yet; it is used up. */
export function consumeSecret({ store, now }: Service, flow: Flow, secret: string): FlowSecret | undefined {
  const mailed = store.flowSecrets
    .where('hash', hash(flow, secret))
    .find(({ used, expires_at }) => !used && expires_at > now().toISOString())
  return mailed && store.flowSecrets.put({ ...mailed, used: true })
}

/** Makes whatever this flow mailed worthless. */
export function voidSecrets({ store }: Service, flow: Flow): void {
  for (const { id } of store.flowSecrets.where('flow_id', flow.id)) store.flowSecrets.delete(id)
}
