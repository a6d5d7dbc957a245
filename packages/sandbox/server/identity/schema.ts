import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import type { Message } from './messages'
import type { Node } from './nodes'

// Times are RFC 3339 UTC text: they sort as they read.
const flag = (name: string) => integer(name, { mode: 'boolean' })
const ownedBy = () =>
  text()
    .notNull()
    .references(() => identities.id, { onDelete: 'cascade' })

/** People. `admin` is a trait of the staff schema alone: no self-service flow writes it. */
export const identities = sqliteTable('identities', {
  id: text().primaryKey(),
  /** Lower case: it is also what people sign in with. */
  email: text().notNull().unique(),
  name: text(),
  admin: flag('admin').notNull().default(false),
  state: text({ enum: ['active', 'inactive'] })
    .notNull()
    .default('active'),
  state_changed_at: text().notNull(),
  created_at: text().notNull(),
  updated_at: text().notNull(),
})

/** What somebody proves who they are with: a password's hash, or an authenticator's otpauth URL. */
export const credentials = sqliteTable(
  'credentials',
  {
    identity_id: ownedBy(),
    type: text({ enum: ['password', 'totp'] }).notNull(),
    secret: text().notNull(),
    /** The time step of the last accepted authenticator code, which is not accepted a second time. */
    last_step: integer(),
    updated_at: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.identity_id, table.type] })],
)

/** Backup codes. In the clear, because Kratos can reveal them again. */
export const lookupSecrets = sqliteTable(
  'lookup_secrets',
  { identity_id: ownedBy(), position: integer().notNull(), code: text().notNull(), used_at: text() },
  (table) => [primaryKey({ columns: [table.identity_id, table.position] })],
)

/** One address each; it serves verification and recovery. */
export const verifiableAddresses = sqliteTable(
  'verifiable_addresses',
  {
    id: text().primaryKey(),
    identity_id: ownedBy(),
    value: text().notNull(),
    verified: flag('verified').notNull().default(false),
    status: text({ enum: ['pending', 'sent', 'completed'] })
      .notNull()
      .default('pending'),
    verified_at: text(),
    created_at: text().notNull(),
    updated_at: text().notNull(),
  },
  (table) => [uniqueIndex('address_of_identity').on(table.identity_id)],
)

/** How a session was authenticated: one entry per factor shown. */
export interface AuthenticationMethod {
  method: 'password' | 'totp' | 'lookup_secret' | 'link_recovery' | 'code_recovery'
  aal: 'aal1' | 'aal2'
  completed_at: string
}

export const sessions = sqliteTable(
  'sessions',
  {
    id: text().primaryKey(),
    identity_id: ownedBy(),
    /** SHA-256 of the cookie's token: a copy of the database signs nobody in. */
    token_hash: text().notNull().unique(),
    logout_token: text().notNull(),
    active: flag('active').notNull().default(true),
    aal: text({ enum: ['aal1', 'aal2'] }).notNull(),
    methods: text({ mode: 'json' }).$type<AuthenticationMethod[]>().notNull(),
    issued_at: text().notNull(),
    authenticated_at: text().notNull(),
    expires_at: text().notNull(),
    device_id: text().notNull(),
    ip_address: text().notNull(),
    user_agent: text().notNull(),
  },
  (table) => [index('sessions_of_identity').on(table.identity_id)],
)

export const flowKinds = ['login', 'registration', 'verification', 'recovery', 'settings'] as const
export type FlowKind = (typeof flowKinds)[number]

export const flows = sqliteTable(
  'flows',
  {
    id: text().primaryKey(),
    kind: text({ enum: flowKinds }).notNull(),
    state: text({
      enum: ['choose_method', 'sent_email', 'passed_challenge', 'show_form', 'success'],
    }).notNull(),
    /** The method a verification or recovery flow runs on. */
    active: text({ enum: ['link', 'code'] }),
    issued_at: text().notNull(),
    expires_at: text().notNull(),
    request_url: text().notNull(),
    return_to: text(),
    after_verification_return_to: text(),
    refresh: flag('refresh').notNull().default(false),
    requested_aal: text({ enum: ['aal1', 'aal2'] })
      .notNull()
      .default('aal1'),
    /** The anti-CSRF cookie of the browser this flow belongs to. */
    csrf_token: text().notNull(),
    /** Whose settings these are. */
    identity_id: text().references(() => identities.id, { onDelete: 'cascade' }),
    /** Where the link or code went. */
    address: text(),
    attempts: integer().notNull().default(0),
    nodes: text({ mode: 'json' }).$type<Node[]>().notNull(),
    messages: text({ mode: 'json' }).$type<Message[]>().notNull(),
    /** An authenticator offered in this flow and not yet linked. */
    totp_url: text(),
    /** Backup codes generated in this flow and not yet confirmed. */
    lookup_codes: text({ mode: 'json' }).$type<string[]>(),
  },
  (table) => [index('flows_by_expiry').on(table.expires_at)],
)

/** Links and codes sent by mail: single use, hashed, bound to the flow that sent them. */
export const flowSecrets = sqliteTable(
  'flow_secrets',
  {
    id: text().primaryKey(),
    flow_id: text()
      .notNull()
      .references(() => flows.id, { onDelete: 'cascade' }),
    identity_id: ownedBy(),
    address: text().notNull(),
    hash: text().notNull(),
    expires_at: text().notNull(),
    used_at: text(),
  },
  (table) => [index('secrets_of_flow').on(table.flow_id)],
)

/** Errors a page was sent to `/auth/error?id=` with. */
export const flowErrors = sqliteTable('flow_errors', {
  id: text().primaryKey(),
  error: text({ mode: 'json' }).$type<Record<string, unknown>>().notNull(),
  created_at: text().notNull(),
})

/** Mail that would have been sent. */
export const mails = sqliteTable(
  'mails',
  {
    id: text().primaryKey(),
    recipient: text().notNull(),
    subject: text().notNull(),
    body: text().notNull(),
    template: text({
      enum: [
        'verification_link',
        'verification_code',
        'recovery_link',
        'recovery_code',
        'order_confirmation',
        'welcome',
      ],
    }).notNull(),
    created_at: text().notNull(),
  },
  (table) => [index('mails_by_age').on(table.created_at)],
)
