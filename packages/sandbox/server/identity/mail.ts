import { randomUUID } from 'node:crypto'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../db'
import { mails } from './schema'

/** A message in the outbox. */
export interface Mail {
  id: string
  to: string
  subject: string
  body: string
  created_at: string
}

type Template = (typeof mails.$inferSelect)['template']

/** What the product and its payment provider write; their words are their own. */
type ForeignTemplate = 'order_confirmation' | 'welcome'
type OwnTemplate = Exclude<Template, ForeignTemplate>

interface Content {
  /** Leads back to this service. */
  url: string
  /** Only where the method is a code. */
  code?: string
}

const closing = 'If this was not you, you can ignore this message.'

const templates: Record<OwnTemplate, (content: Content) => { subject: string; body: string }> = {
  verification_link: ({ url }) => ({
    subject: 'Please verify your email address',
    body: `Hi, please verify your account by clicking the following link:\n\n${url}\n\n${closing}`,
  }),
  verification_code: ({ url, code }) => ({
    subject: `Use code ${code} to verify your account`,
    body: `Hi, please verify your account by entering the following code:\n\n${code}\n\nor by clicking the following link:\n\n${url}\n\n${closing}`,
  }),
  recovery_link: ({ url }) => ({
    subject: 'Recover access to your account',
    body: `Hi, please recover access to your account by clicking the following link:\n\n${url}\n\n${closing}`,
  }),
  recovery_code: ({ code }) => ({
    subject: `Use code ${code} to recover access to your account`,
    body: `Hi, please recover access to your account by entering the following code:\n\n${code}\n\n${closing}`,
  }),
}

/** Puts a message into the outbox. */
export const sendMail = (db: Db | Tx, to: string, template: OwnTemplate, content: Content, now: Date): void =>
  insertMail(db, to, template, templates[template](content), now)

/** Puts a message of somebody else's into the outbox: the platform has one for all its mail. */
export const postMail = (
  db: Db | Tx,
  to: string,
  template: ForeignTemplate,
  text: { subject: string; body: string },
  now: Date,
): void => insertMail(db, to, template, text, now)

function insertMail(
  db: Db | Tx,
  to: string,
  template: Template,
  text: { subject: string; body: string },
  now: Date,
) {
  db.insert(mails)
    .values({ id: randomUUID(), recipient: to, ...text, template, created_at: now.toISOString() })
    .run()
}

/** The outbox, newest first. */
export const listMail = (db: Db): Mail[] =>
  db
    .select({
      id: mails.id,
      to: mails.recipient,
      subject: mails.subject,
      body: mails.body,
      created_at: mails.created_at,
    })
    .from(mails)
    .orderBy(desc(mails.created_at), sql`rowid desc`)
    .all()

/** Takes a message out of the outbox. */
export function deleteMail(db: Db, id: string): void {
  db.delete(mails).where(eq(mails.id, id)).run()
}
