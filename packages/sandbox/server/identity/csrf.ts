import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { csrfViolation } from './errors'
import type { Fields } from './request'
import type { Service } from './service'

const size = 32

// One cookie per deployment, so that two services on localhost do not fight over it.
const cookieName = ({ authOrigin }: Service) =>
  `csrf_token_${createHash('sha256').update(authOrigin).digest('hex').slice(0, 32)}`

// What this very answer sets: the request's own cookie is older.
const renewed = new WeakMap<Request, string>()

/** The browser's anti-CSRF token; a browser without one gets one. */
export function csrfToken(service: Service, c: Context): string {
  return renewed.get(c.req.raw) ?? readCookie(service, c) ?? renewCsrfToken(service, c)
}

/** A new anti-CSRF token, for when somebody signs out or recovers: older forms stop working. */
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
  if (!cookie) throw csrfViolation('The HTTP Cookie Header was set but did not include the anti-CSRF cookie.')
  if (!sameBytes(Buffer.from(cookie, 'base64url'), Buffer.from(flow.csrf_token, 'base64url')))
    throw csrfViolation('The anti-CSRF cookie was found but belongs to another flow.')
}

/** Refuses a submit that does not carry the token of the browser that started the flow. */
export function requireCsrf(
  service: Service,
  c: Context,
  flow: { csrf_token: string },
  fields: Fields,
): void {
  requireOwnFlow(service, c, flow)
  const submitted = fields['csrf_token'] ?? c.req.header('X-CSRF-Token')
  if (!submitted) throw csrfViolation('The anti-CSRF cookie was found but the CSRF token was not included.')
  const token = unmaskToken(submitted)
  if (!token || !sameBytes(token, Buffer.from(flow.csrf_token, 'base64url')))
    throw csrfViolation('The anti-CSRF cookie was found but the CSRF token does not match it.')
}

function readCookie(service: Service, c: Context): string | undefined {
  const value = getCookie(c, cookieName(service))
  return value !== undefined && Buffer.from(value, 'base64url').length === size ? value : undefined
}

const xor = (pad: Buffer, data: Buffer) => Buffer.from(pad.map((byte, index) => byte ^ (data[index] ?? 0)))

const sameBytes = (one: Buffer, other: Buffer) => one.length === other.length && timingSafeEqual(one, other)
