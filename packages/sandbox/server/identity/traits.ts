import type { Problems } from './flows'
import { normalizeEmail } from '../../product/people'
import { isEmail } from './accounts'
import { messages } from './messages'
import type { Fields } from './request'

/** The whole self-service schema: whatever else is submitted is refused, `admin` above all. */
const allowed = new Set(['traits.email', 'traits.name'])

/** What a form says about somebody, and what is wrong with it. An absent name is undefined, an empty one null. */
export function readTraits(typed: Fields): { email: string; name?: string | null; problems?: Problems } {
  const email = normalizeEmail(typed['traits.email'] ?? '')
  const name = typed['traits.name']?.trim()
  const unknown = Object.keys(typed).filter((field) => field.startsWith('traits.') && !allowed.has(field))
  const problem =
    email === '' ? messages.missing('email') : isEmail(email) ? undefined : messages.invalidEmail

  const problems: Problems = {
    ...(problem && { fields: { 'traits.email': [problem] } }),
    ...(unknown.length > 0 && { messages: [messages.generic(refusal(unknown))] }),
  }
  return {
    email,
    ...(name !== undefined && { name: name || null }),
    ...(Object.keys(problems).length > 0 && { problems }),
  }
}

const refusal = (fields: string[]) =>
  `additionalProperties ${fields.map((field) => `"${field.slice('traits.'.length)}"`).join(', ')} not allowed`
