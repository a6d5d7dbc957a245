// Makes two recordings of the same situation equal: what is new each time (ids, times, tokens, secrets) is replaced by
// something of the same shape that is always the same. What still differs then is a difference between two versions of Kratos.

/** The time that is written as the time of every recording. */
const MOMENT = Date.parse('2026-11-20T12:00:00Z')
const FIVE_MINUTES = 5 * 60_000

const TIME = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)/g
const SPOKEN_TIME = /\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(?:\.\d+)? \+0000 UTC/g
const NO_TIME = '0001-01-01T00:00:00Z'
const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const NO_ID = '00000000-0000-0000-0000-000000000000'
const PARAMETER = /([?&](?:token|state|nonce|code_challenge)=)[^&\s]+/g
const SENT_CODE = /([?&]code=)\d{6}(?!\d)/g

/** Fields, and inputs of a form, whose text is secret or random wherever they appear. */
const SECRET_FIELDS = ['csrf_token', 'logout_token', 'challenge']
/** What a passkey or security key answers. Not even the length of a signature is always the same. */
const DEVICE_FIELDS = ['attestationObject', 'authenticatorData', 'clientDataJSON', 'signature', 'userHandle']
const CODE_FIELDS = ['code', 'totp_code']
/** What scenarios type where a wrong code is wanted. */
const WRONG_CODE = '000000'
const BACKUP_CODE = /\b[a-z0-9]{8}\b/g

/** A picture of one grey pixel in place of a QR code, which shows a secret. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGPYDwAA7ADruzmJmQAAAABJRU5ErkJggg=='

/**
 * Returns a copy of a value with stable texts and times. Ids are numbered in the order in which they appear, so that
 * equal ids stay equal within a document; times keep their distance from the recording's, to five minutes.
 *
 * @param value an answer as `Browser` returns it
 * @param recordedAt when that was, in milliseconds
 * @param origins the addresses of this run as keys, what to write instead as values
 */
export function stable(value, recordedAt, origins = {}) {
  const ids = numbered((count) => `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`)
  const backupCodes = numbered((count) => `code${String(count).padStart(4, '0')}`)

  const time = (milliseconds) =>
    MOMENT + Math.round((milliseconds - recordedAt) / FIVE_MINUTES) * FIVE_MINUTES
  const written = (at) => `${new Date(time(Date.parse(at))).toISOString().slice(0, 19)}Z`

  function words(said) {
    return Object.entries(origins)
      .reduce((result, [from, to]) => replaceAddress(result, from, to), said)
      .replace(TIME, (at) => (at === NO_TIME ? at : written(at)))
      .replace(SPOKEN_TIME, (at) => `${written(at).replace('T', ' ').replace('Z', '')} +0000 UTC`)
      .replace(ID, (id) => (id === NO_ID ? id : ids(id)))
      .replace(PARAMETER, '$1Secret')
      .replace(SENT_CODE, '$1123456')
      .replace(/expired \d+\.\d+ minutes ago/, 'expired 1.50 minutes ago')
      .replace(/(?<=within the next )\d+\.\d+/, (minutes) => (Math.round(minutes / 5) * 5).toFixed(2))
  }

  function text(said, field) {
    if (SECRET_FIELDS.includes(field)) return like(said, 'Secret')
    if (DEVICE_FIELDS.includes(field)) return 'AnswerOfADevice'
    if (CODE_FIELDS.includes(field) && /^\d{6}$/.test(said) && said !== WRONG_CODE) return '123456'
    if (field === 'lookup_secret') return said.replace(BACKUP_CODE, backupCodes)
    if (said.startsWith('data:image/png;base64,')) return PICTURE
    // Some values are JSON themselves, or a call of the service's script with JSON as its argument.
    const [, before = '', json = '', after = ''] = /^(window\.\w+\()?(\{.*\})(\))?$/s.exec(said) ?? []
    const inside = parsed(json)
    return inside ? before + JSON.stringify(walk(inside)) + after : words(said)
  }

  function number(amount, field) {
    if (field === 'since') return 90_000_000_000
    return field.endsWith('_at_unix') ? time(amount * 1000) / 1000 : amount
  }

  function walk(part, field = '') {
    if (typeof part === 'string') return text(part, field)
    if (typeof part === 'number') return number(part, field)
    if (Array.isArray(part)) return part.map((entry) => walk(entry, field))
    if (typeof part !== 'object' || part === null) return part
    return fields(part, field)
  }

  function fields(part, field) {
    return Object.fromEntries(
      Object.entries(part).map(([name, entry]) => {
        // The value of an input is told by the input's name: { name: 'csrf_token', value: … }.
        if (name === 'value' && typeof part.name === 'string') return [name, walk(entry, part.name)]
        // Whom a passkey or security key belongs to is a random number in some versions.
        if (field === 'user' && name === 'id') return [name, like(entry, 'Person')]
        if (name === 'text' && part.id === 'totp_secret_key') return [name, withSecret(entry)]
        if (name === 'text' && part.id === 'lookup_secret_codes') return [name, withBackupCodes(entry)]
        return [name, walk(entry, name)]
      }),
    )
  }

  const withSecret = (message) => ({
    ...message,
    text: like(message.text, 'SECRET'),
    context: { ...message.context, secret: like(message.context.secret, 'SECRET') },
  })

  const withBackupCodes = (message) =>
    mapTexts(walk(message), (said) => said.replace(BACKUP_CODE, backupCodes))

  return walk(value)
}

/** Gives each new text a number, and the same text the same. */
function numbered(name) {
  const known = new Map()
  return (text) => {
    if (!known.has(text)) known.set(text, name(known.size + 1))
    return known.get(text)
  }
}

/** A word repeated to the length of a text; the padding of base64 stays. */
function like(text, word) {
  const padding = /=*$/.exec(text)[0]
  return word.repeat(text.length).slice(0, text.length - padding.length) + padding
}

const replaceAddress = (text, from, to) =>
  text.replaceAll(from, to).replaceAll(encodeURIComponent(from), encodeURIComponent(to))

function parsed(json) {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function mapTexts(part, change) {
  if (typeof part === 'string') return change(part)
  if (Array.isArray(part)) return part.map((entry) => mapTexts(entry, change))
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([name, entry]) => [name, mapTexts(entry, change)]))
}
