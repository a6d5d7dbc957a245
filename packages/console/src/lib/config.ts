/** What a deployment may say in `/config.js` (§10.2). Every key has a default. */
export interface ConsoleConfig {
  brandName: string
  logoUrl: string | null
  accentColor: string | null
  /** Base URL of the identity service, absolute, without a trailing slash. */
  authUrl: string
  /** Origins besides that of `authUrl` that scripts of the identity service may come from. */
  identityScriptOrigins: readonly string[]
  /** Base URL of the product API, absolute, without a trailing slash. */
  apiUrl: string
  paddle: {
    token: string | null
    environment: 'production' | 'sandbox'
    customerPortalUrl: string | null
    scriptUrl: string | null
  }
  contactSalesEmail: string
  supportEmail: string
}

declare global {
  interface Window {
    __CONSOLE_CONFIG__?: unknown
  }
}

type Keys = Record<string, unknown>
type Check<T> = (value: unknown) => T | undefined

const isKeys = (value: unknown): value is Keys =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const text: Check<string> = (value) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const email: Check<string> = (value) =>
  typeof value === 'string' && /^[^@\s]+@[^@\s]+$/.test(value) ? value : undefined

const environment: Check<'production' | 'sandbox'> = (value) =>
  value === 'production' || value === 'sandbox' ? value : undefined

/** An http(s) address, resolved against the page's origin, without a trailing slash. */
const url =
  (origin: string): Check<string> =>
  (value) => {
    if (typeof value !== 'string') return undefined
    try {
      const resolved = new URL(value, origin)
      if (resolved.protocol !== 'https:' && resolved.protocol !== 'http:') return undefined
      return resolved.href.replace(/\/$/, '')
    } catch {
      return undefined
    }
  }

/** A list of origins: http(s) addresses of nothing but a host, such as `https://challenges.example.com`. */
const origins: Check<string[]> = (value) => {
  if (!Array.isArray(value)) return undefined
  const checked = value.filter(isOrigin)
  return checked.length === value.length ? checked.map((one) => new URL(one).origin) : undefined
}

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/?#@\\]+\/?$/.test(value) && URL.canParse(value)

/**
 * Reads a deployment's configuration. A key that is malformed is reported to `warn` and its default stands, so that
 * a mistake in `config.js` never leaves a blank page.
 */
export function readConfig(
  raw: unknown,
  origin: string,
  warn: (problem: string) => void = (problem) => console.warn(problem),
): ConsoleConfig {
  if (raw !== undefined && !isKeys(raw))
    warn('config.js: __CONSOLE_CONFIG__ is not an object, defaults are used')
  const keys = isKeys(raw) ? raw : {}
  const paddle = isKeys(keys.paddle) ? keys.paddle : {}
  if (keys.paddle !== undefined && !isKeys(keys.paddle))
    warn('config.js: paddle is not an object, it is ignored')

  const read = <T, D>(from: Keys, key: string, check: Check<T>, fallback: D): T | D => {
    const value = from[key]
    if (value === undefined || value === null) return fallback
    const checked = check(value)
    if (checked === undefined) warn(`config.js: ${key} is malformed, its default is used`)
    return checked ?? fallback
  }
  const address = url(origin)
  // The empty string is the documented way to say 'same origin' for the product API.
  const apiUrl = keys.apiUrl === '' ? origin : read(keys, 'apiUrl', address, origin)

  return {
    brandName: read(keys, 'brandName', text, 'Quarterdeck'),
    logoUrl: read(keys, 'logoUrl', address, null),
    accentColor: read(keys, 'accentColor', text, null),
    authUrl: read(keys, 'authUrl', address, `${origin}/auth`),
    identityScriptOrigins: read(keys, 'identityScriptOrigins', origins, []),
    apiUrl,
    paddle: {
      token: read(paddle, 'token', text, null),
      environment: read(paddle, 'environment', environment, 'production'),
      customerPortalUrl: read(paddle, 'customerPortalUrl', address, null),
      scriptUrl: read(paddle, 'scriptUrl', address, null),
    },
    contactSalesEmail: read(keys, 'contactSalesEmail', email, 'sales@example.com'),
    supportEmail: read(keys, 'supportEmail', email, 'support@example.com'),
  }
}
