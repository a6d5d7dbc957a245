import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { csrfViolation } from './errors'
import type { Fields } from './request'
import type { Service } from './service'

const size = 32

// One cookie per deployment, so that two services on localhost do not fight over it.
const cookieName = ({ authOrigin }: Service) =>
  `csrf_token_${createHash('sha256').update(`${authOrigin}/`).digest('hex')}`

// What this very answer sets: the request's own cookie is older.
const renewed = new WeakMap<Request, string>()

/** The browser's anti-CSRF token; a browser without one gets one. */
export function csrfToken(service: Service, c: Context): string {
  return renewed.get(c.req.raw) ?? readCookie(service, c) ?? renewCsrfToken(service, c)
}

/** Gives a browser without an anti-CSRF cookie one, where the answer does not do so already. */
export function ensureCsrfCookie(service: Service, c: Context): void {
  csrfToken(service, c)
}

/** A new anti-CSRF token, for when somebody signs in or out: older forms stop working. */
export function renewCsrfToken(service: Service, c: Context): string {
  const token = randomBytes(size).toString('base64url')
  setCookie(c, cookieName(service), token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    maxAge: 365 * 24 * 60 * 60,
    secure: service.authOrigin.startsWith('https:'),
  })
  renewed.set(c.req.raw, token)
  return token
}

/** What a form carries: the token behind a fresh one-time pad, so that no two answers look alike (BREACH). */
export function maskToken(token: string): string {
  const secret = Buffer.from(token, 'base64url')
  const pad = randomBytes(size)
  return Buffer.concat([pad, xor(pad, secret)]).toString('base64')
}

function unmaskToken(masked: string): Buffer | null {
  const bytes = Buffer.from(masked, 'base64')
  return bytes.length === 2 * size ? xor(bytes.subarray(0, size), bytes.subarray(size)) : null
}

/** Refuses to show a flow to a browser other than the one that started it. */
export function requireOwnFlow(service: Service, c: Context, flow: { csrf_token: string }): void {
  const cookie = readCookie(service, c)
  if (!cookie) throw csrfViolation(c.req.header('Cookie') ? cookieMissing : noCookies)
  if (!sameBytes(Buffer.from(cookie, 'base64url'), Buffer.from(flow.csrf_token, 'base64url')))
    throw csrfViolation(mismatch)
}

/** Refuses a submit that does not carry the token of the browser that started the flow. */
export function requireCsrf(
  service: Service,
  c: Context,
  flow: { csrf_token: string },
  fields: Fields,
): void {
  requireOwnFlow(service, c, flow)
  const token = unmaskToken(fields['csrf_token'] ?? c.req.header('X-CSRF-Token') ?? '')
  if (!token || !sameBytes(token, Buffer.from(flow.csrf_token, 'base64url'))) throw csrfViolation(mismatch)
}

// Why a token is refused, in Kratos' words.
const noCookies = 'The HTTP Cookie Header is empty or not set.'
const cookieMissing = 'The HTTP Cookie Header was set but did not include the anti-CSRF cookie.'
const mismatch =
  'The HTTP Cookie Header was set and a CSRF token was sent but they do not match. We recommend deleting all ' +
  'cookies for this domain and retrying the flow.'

function readCookie(service: Service, c: Context): string | undefined {
  const value = getCookie(c, cookieName(service))
  return value !== undefined && Buffer.from(value, 'base64url').length === size ? value : undefined
}

const xor = (pad: Buffer, data: Buffer) => Buffer.from(pad.map((byte, index) => byte ^ (data[index] ?? 0)))

const sameBytes = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)
