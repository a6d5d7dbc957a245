import type { JsonWebKey } from 'node:crypto'
import type { Message } from './messages'
import type { Node } from './nodes'
import { productKeys, type ProductRecords } from '../../product/records'
import { createStore, type Keys, type Store } from '../../product/store'

/** Traits of a deployment's own identity schema: nested, numbers as numbers, yes and no as booleans. */
export interface OwnTraits {
  [name: string]: string | number | boolean | OwnTraits
}

/** A passkey or a security key: what a device of somebody's signs with. */
export interface DeviceKey {
  /** The credential's id, base64url. */
  id: string
  /** A passkey signs somebody in by itself; a security key is a second factor. */
  kind: 'passkey' | 'security key'
  name: string
  key: JsonWebKey
  added_at: string
}

/** How somebody proves who they are. Who they are is the product's `Person` of the same id. */
export interface Account {
  id: string
  /** The one address somebody has; it serves verification and recovery. */
  address: Address
  /** From `hashPassword`; null for somebody who sets the first password by recovery. */
  password: string | null
  /** An authenticator's otpauth URL, and the time step of its last accepted code, which is not accepted again. */
  totp: { url: string; last_step: number | null } | null
  /** Backup codes. In the clear, because Kratos can reveal them again. */
  lookup: { code: string; used_at: string | null }[]
  /** Missing where nobody ever made one. */
  keys?: DeviceKey[]
  /** What a deployment's own identity schema asks besides; in place of a name. */
  traits?: OwnTraits
}

/** An address as Kratos writes it, but for its way. */
export interface Address {
  id: string
  value: string
  verified: boolean
  status: 'pending' | 'sent' | 'completed'
  verified_at?: string
  created_at: string
  updated_at: string
}

/** How a session was authenticated: one entry per factor shown. */
export interface AuthenticationMethod {
  method:
    | 'password'
    | 'code'
    | 'passkey'
    | 'totp'
    | 'lookup_secret'
    | 'webauthn'
    | 'link_recovery'
    | 'code_recovery'
  aal: 'aal1' | 'aal2'
  completed_at: string
}

/** A signed-in browser. */
export interface Session {
  id: string
  identity_id: string
  /** SHA-256 of the cookie's token: a copy of the data signs nobody in. */
  token_hash: string
  logout_token: string
  active: boolean
  aal: 'aal1' | 'aal2'
  methods: AuthenticationMethod[]
  issued_at: string
  authenticated_at: string
  expires_at: string
  device_id: string
  ip_address: string
  user_agent: string
}

export type FlowKind = 'login' | 'registration' | 'verification' | 'recovery' | 'settings'

/** A self-service flow. */
export interface Flow {
  id: string
  kind: FlowKind
  state: 'choose_method' | 'sent_email' | 'passed_challenge' | 'show_form' | 'success'
  /** The method a flow runs on; of a sign-in or sign-up only once it has chosen one. */
  active: 'link' | 'code' | 'password' | null
  issued_at: string
  expires_at: string
  request_url: string
  return_to: string | null
  after_verification_return_to: string | null
  refresh: boolean
  requested_aal: 'aal1' | 'aal2'
  /** The anti-CSRF cookie of the browser this flow belongs to. */
  csrf_token: string
  /** Whose settings these are. */
  identity_id: string | null
  /** Where the link or code went. */
  address: string | null
  attempts: number
  nodes: Node[]
  messages: Message[]
  /** The flow that this one's form is sent to, where that is another: what was saved goes on in a new one. */
  action_id: string | null
  /** An authenticator offered in this flow and not yet linked. */
  totp_url: string | null
  /** Backup codes generated in this flow and not yet confirmed. */
  lookup_codes: string[] | null
  /** What a passkey or a security key has to sign in this flow. */
  challenge: string | null
}

/** A link or code sent by mail: single use, hashed, bound to the flow that sent it. */
export interface FlowSecret {
  id: string
  flow_id: string
  /** Whom it proves to be who they are; null for somebody who is yet to be made known. */
  identity_id: string | null
  address: string
  hash: string
  expires_at: string
  used: boolean
}

/** An error a page was sent to `/auth/error?id=` with. */
export interface FlowError {
  id: string
  error: unknown
  created_at: string
}

export interface IdentityRecords {
  accounts: Account
  sessions: Session
  flows: Flow
  flowSecrets: FlowSecret
  flowErrors: FlowError
}

export const identityKeys: Keys<IdentityRecords> = {
  accounts: 'id',
  sessions: 'id',
  flows: 'id',
  flowSecrets: 'id',
  flowErrors: 'id',
}

type KeptRecords = ProductRecords & IdentityRecords

/** What the service keeps, beside the product's rows: people and mails are there. */
export type IdentityStore = Store<KeptRecords>

export const createIdentityStore = (): IdentityStore =>
  createStore<KeptRecords>({ ...productKeys, ...identityKeys })
