import { createHash, randomBytes, randomInt } from 'node:crypto'
import { newId, type Person } from '../../product/records'
import { sendMail, type MailTemplate } from './mail'
import type { Flow, FlowSecret } from './records'
import { actionUrl, type Service } from './service'

/** After that many wrong codes the right one is worth nothing either. */
const maxAttempts = 5
export const triedTooOften = ({ attempts }: Flow) => attempts >= maxAttempts
export const tooOften = 'The request was submitted too often. Please request another code.'

/** What is mailed, and to whom. */
interface Sending {
  method: 'link' | 'code'
  address: string
  /** Whom it proves to be who they are; null for somebody who is yet to be made known. */
  identity: Person | null
  template: MailTemplate
}

/** Mails a link or code that a flow waits for. Older ones of this flow are void. */
export function mailSecret(
  service: Service,
  flow: Flow,
  { method, address, identity, template }: Sending,
): void {
  const { store, now } = service
  const secret =
    method === 'link' ? randomBytes(24).toString('base64url') : String(randomInt(1_000_000)).padStart(6, '0')
  voidSecrets(service, flow)
  store.flowSecrets.put({
    id: newId(),
    flow_id: flow.id,
    identity_id: identity?.id ?? null,
    address,
    hash: hash(flow, secret),
    expires_at: flow.expires_at,
    used: false,
  })
  const url = actionUrl(service, flow.kind, {
    flow: flow.id,
    [method === 'link' ? 'token' : 'code']: secret,
  })
  sendMail(store, address, template, { url, code: secret }, now())
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
