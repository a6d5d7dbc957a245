/** What a deployment says to people who choose a password or sign up (§10.2). */
export interface SignUpConfig {
  /** A sentence below new passwords. */
  passwordHint: string | undefined
  legal: { terms: string | undefined; privacy: string | undefined }
}

type Keys = Record<string, unknown>

const keysOf = (value: unknown): Keys | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Keys) : undefined

/**
 * Reads these keys of a deployment's configuration. They are read on the screens that need them, apart from those of
 * `readConfig`, which every page waits for. A malformed one is told to `warn` and left out.
 */
export function readSignUpConfig(
  raw: unknown,
  origin: string,
  warn: (problem: string) => void = (problem) => console.warn(problem),
): SignUpConfig {
  const config = keysOf(raw) ?? {}
  const legal = keysOf(config.legal) ?? {}
  if (config.legal !== undefined && config.legal !== legal)
    warn('config.js: legal is not an object, it is ignored')

  function read(from: Keys, key: string, check: (value: string) => string | undefined): string | undefined {
    const value = from[key]
    if (value === undefined || value === null) return undefined
    const checked = typeof value === 'string' ? check(value.trim()) : undefined
    if (checked === undefined) warn(`config.js: ${key} is malformed, it is ignored`)
    return checked
  }
  const address = (value: string) => {
    const url = URL.canParse(value, origin) ? new URL(value, origin) : undefined
    return value !== '' && url && /^https?:$/.test(url.protocol) ? url.href : undefined
  }
  return {
    passwordHint: read(config, 'passwordHint', (value) => value || undefined),
    legal: { terms: read(legal, 'terms', address), privacy: read(legal, 'privacy', address) },
  }
}

/** What this deployment says. */
export const signUpConfig = readSignUpConfig(window.__CONSOLE_CONFIG__, window.location.origin)
