import type { Problems } from './flows'
import { normalizeEmail } from '../../product/people'
import { isEmail } from './accounts'
import { messages, type Message } from './messages'
import type { Fields } from './request'

/** The whole self-service schema: whatever else is submitted is refused, `admin` above all. */
const ofCustomers = ['traits.email', 'traits.name']
/** The schema that administrators have: their role is one of their traits, and stays what it is. */
const ofStaff = [...ofCustomers, 'traits.admin']

const shortestEmail = 3

/** What a form says about somebody, and what is wrong with it. A name that is absent or empty is none. */
export function readTraits(
  typed: Fields,
  { admin }: { admin: boolean },
): { email: string; name: string | null; problems?: Problems } {
  const email = normalizeEmail(typed['traits.email'] ?? '')
  const name = typed['traits.name']?.trim() || null
  const allowed = admin ? ofStaff : ofCustomers
  const unknown = Object.keys(typed).filter(
    (field) => field.startsWith('traits.') && !allowed.includes(field),
  )
  const fields = {
    'traits.email': emailProblems(typed['traits.email']),
    ...(admin && typed['traits.admin'] !== 'true' && { 'traits.admin': [messages.missing('admin')] }),
  }

  const problems: Problems = {
    ...(Object.values(fields).some(({ length }) => length > 0) && { fields }),
    ...(unknown.length > 0 && { messages: [messages.generic(refusal(unknown))] }),
  }
  return { email, name, ...(Object.keys(problems).length > 0 && { problems }) }
}

function emailProblems(typed: string | undefined): Message[] {
  if (typed === undefined) return [messages.missing('email')]
  const email = normalizeEmail(typed)
  if (isEmail(email)) return []
  const malformed = email === '' ? messages.generic('"" is not valid "email"') : messages.invalidEmail(typed)
  const { length } = email
  return length < shortestEmail ? [malformed, messages.tooShort(shortestEmail, length)] : [malformed]
}

const refusal = (fields: string[]) =>
  `additionalProperties ${fields.map((field) => `"${field.slice('traits.'.length)}"`).join(', ')} not allowed`
