import { randomBytes, scrypt, timingSafeEqual, type ScryptOptions } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { messages, type Message } from './messages'
import type { Service } from './service'

// About 40 ms and 16 MB a try; scrypt runs on the thread pool, so that nobody else waits.
const cost = { N: 2 ** 14, r: 8, p: 1 }
const keyLength = 32

/** Hashes a password for storage: `scrypt$N$r$p$salt$key`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await derive(password, salt, keyLength, cost)
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64'), key.toString('base64')].join('$')
}

/** Whether this is the password that was hashed. Takes as long where there is no hash to compare with. */
export async function verifyPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const known = stored ? parse(stored) : undefined
  const { salt, key, options } = known ?? decoy
  const actual = await derive(password, salt, key.length, options)
  return timingSafeEqual(actual, key) && known !== undefined
}

const decoy = { salt: randomBytes(16), key: randomBytes(keyLength), options: cost }

function parse(stored: string) {
  const [scheme, n, r, p, salt = '', key = ''] = stored.split('$')
  if (scheme !== 'scrypt' || key === '') return undefined
  const options = { N: Number(n), r: Number(r), p: Number(p) }
  return { salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64'), options }
}

const derive = (password: string, salt: Buffer, length: number, options: ScryptOptions) =>
  new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, length, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

const minLength = 10
const maxLength = 256

/** Passwords that have leaked elsewhere; the real service behind Kratos knows hundreds of millions. */
const leaked = new Set([
  'password123',
  '1234567890',
  'qwertyuiop',
  'iloveyou123',
  'correcthorsebatterystaple',
])

/**
 * Why a new password is refused, or undefined. Kratos asks another service whether it has leaked; here a list knows, and the
 * answer takes as long as the switch says.
 */
export async function passwordProblem(
  { switches }: Pick<Service, 'switches'>,
  password: string,
  email: string,
): Promise<Message | undefined> {
  const { length } = password
  if (length < minLength) return messages.passwordTooShort(minLength, length)
  if (length > maxLength) return messages.passwordTooLong(maxLength, length)
  if (isSimilar(password.toLowerCase(), email.toLowerCase())) return messages.passwordSimilar
  await setTimeout(switches().leakCheckMs, undefined, { ref: false })
  return leaked.has(password) ? messages.passwordLeaked : undefined
}

// Kratos' rule: fewer than five edits apart, or more than half of the password taken from the identifier.
const isSimilar = (password: string, identifier: string) =>
  editDistance(password, identifier) < 5 || commonLength(password, identifier) / password.length > 0.5

/** Levenshtein's distance. */
function editDistance(one: string, other: string): number {
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index)
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= other.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (one[row - 1] === other[column - 1] ? 0 : 1)
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1))
    }
    previous = current
  }
  return previous[other.length] ?? 0
}

/** The length of the longest piece both have in common. */
function commonLength(one: string, other: string): number {
  let longest = 0
  let previous: number[] = []
  for (const letter of one) {
    const current = [0]
    for (let column = 1; column <= other.length; column += 1) {
      const run = letter === other[column - 1] ? (previous[column - 1] ?? 0) + 1 : 0
      current.push(run)
      longest = Math.max(longest, run)
    }
    previous = current
  }
  return longest
}
