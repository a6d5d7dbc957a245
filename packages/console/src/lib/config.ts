import { isRecord } from '@quarterdeck/api'
import {
  keyReader,
  readFirstConfig,
  tellUnknown,
  text,
  url,
  type Check,
  type FirstConfig,
} from './firstConfig'

/** What a deployment may say in `/config.js` (§10.2). Every key has a default. */
export interface ConsoleConfig extends FirstConfig {
  /** Origins besides that of `authUrl` that scripts of the identity service may come from. */
  identityScriptOrigins: readonly string[]
  paddle: {
    token: string | null
    environment: 'production' | 'sandbox'
    customerPortalUrl: string | null
    scriptUrl: string | null
  }
  contactSalesEmail: string
  supportEmail: string
}

const email: Check<string> = (value) =>
  typeof value === 'string' && /^[^@\s]+@[^@\s]+$/.test(value) ? value : undefined

const environment: Check<'production' | 'sandbox'> = (value) =>
  value === 'production' || value === 'sandbox' ? value : undefined

/** A list of origins: http(s) addresses of nothing but a host, such as `https://challenges.example.com`. */
const origins: Check<string[]> = (value) => {
  if (!Array.isArray(value)) return undefined
  const checked = value.filter(isOrigin)
  return checked.length === value.length ? checked.map((one) => new URL(one).origin) : undefined
}

const isOrigin = (value: unknown): value is string =>
  typeof value === 'string' && /^https?:\/\/[^/?#@\\*]+\/?$/.test(value) && URL.canParse(value)

/** The keys of which offers.ts and signUpConfig.ts read what is in them. */
const READ_ELSEWHERE = ['offers', 'passwordHint', 'legal']

/**
 * Reads a deployment's configuration. A key that is malformed or unknown is reported to `warn`, and defaults stand, so that
 * a mistake in `config.js` never leaves a blank page.
 */
export function readConfig(
  raw: unknown,
  origin: string,
  warn: (problem: string) => void = (problem) => console.warn(problem),
): ConsoleConfig {
  if (raw !== undefined && !isRecord(raw))
    warn('config.js: __CONSOLE_CONFIG__ is not an object, defaults are used')
  const keys = isRecord(raw) ? raw : {}
  const paddle = isRecord(keys.paddle) ? keys.paddle : {}
  if (keys.paddle !== undefined && !isRecord(keys.paddle))
    warn('config.js: paddle is not an object, it is ignored')

  const reader = (parent = '') =>
    keyReader((key) => warn(`config.js: ${parent}${key} is malformed, its default is used`))
  const read = reader()
  const readPaddle = reader('paddle.')
  const address = url(origin)
  const config: ConsoleConfig = {
    ...readFirstConfig(raw, origin, read),
    identityScriptOrigins: read(keys, 'identityScriptOrigins', origins, []),
    paddle: {
      token: readPaddle(paddle, 'token', text, null),
      environment: readPaddle(paddle, 'environment', environment, 'production'),
      customerPortalUrl: readPaddle(paddle, 'customerPortalUrl', address, null),
      scriptUrl: readPaddle(paddle, 'scriptUrl', address, null),
    },
    contactSalesEmail: read(keys, 'contactSalesEmail', email, 'sales@example.com'),
    supportEmail: read(keys, 'supportEmail', email, 'support@example.com'),
  }
  tellUnknown(keys, [...Object.keys(config), ...READ_ELSEWHERE], warn)
  tellUnknown(paddle, Object.keys(config.paddle), warn, 'paddle.')
  return config
}
