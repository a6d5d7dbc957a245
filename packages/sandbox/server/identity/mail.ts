import { postMail } from '../../product/provisioning'
import type { IdentityStore } from './records'

interface Content {
  /** Leads back to this service. */
  url: string
  /** Typed where the method is a code. */
  code: string
}

const hi = (what: string) => `Hi, please ${what}:`
const byLink = 'by clicking the following link'
const byCode = 'by entering the following code'

const templates = {
  verification_link: ({ url }: Content) => ({
    subject: 'Please verify your email address',
    parts: [hi(`verify your account ${byLink}`), url],
  }),
  verification_code: ({ url, code }: Content) => ({
    subject: `Use code ${code} to verify your account`,
    parts: [hi(`verify your account ${byCode}`), code, `or ${byLink}:`, url],
  }),
  recovery_link: ({ url }: Content) => ({
    subject: 'Recover access to your account',
    parts: [hi(`recover access to your account ${byLink}`), url],
  }),
  login_code: ({ code }: Content) => ({
    subject: `Use code ${code} to log in`,
    parts: [hi(`log in to your account ${byCode}`), code],
  }),
  registration_code: ({ code }: Content) => ({
    subject: `Use code ${code} to sign up`,
    parts: [hi(`complete your account registration ${byCode}`), code],
  }),
  recovery_code: ({ code }: Content) => ({
    subject: `Use code ${code} to recover access to your account`,
    parts: [hi(`recover access to your account ${byCode}`), code],
  }),
}

/** What a mail is about. */
export type MailTemplate = keyof typeof templates

/** Puts a message of the identity service's into the outbox. */
export function sendMail(
  store: IdentityStore,
  to: string,
  template: MailTemplate,
  content: Content,
  now: Date,
): void {
  const { subject, parts } = templates[template](content)
  const body = [...parts, 'If this was not you, you can ignore this message.'].join('\n\n')
  postMail(store, { to, subject, body }, now.toISOString())
}
