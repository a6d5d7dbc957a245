import { isRecord } from '@quarterdeck/api'
import { keyReader, tellUnknown, text, url } from './firstConfig'

/** What a deployment says to people who choose a password or sign up (§10.2). */
export interface SignUpConfig {
  /** A sentence below new passwords. */
  passwordHint: string | undefined
  legal: { terms: string | undefined; privacy: string | undefined }
}

/**
 * Reads these keys of a deployment's configuration. They are read on the screens that need them, apart from those of
 * `readConfig`, which every page waits for. A malformed or unknown one is told to `warn` and left out.
 */
export function readSignUpConfig(
  raw: unknown,
  origin: string,
  warn: (problem: string) => void = (problem) => console.warn(problem),
): SignUpConfig {
  const keys = isRecord(raw) ? raw : {}
  const legal = isRecord(keys.legal) ? keys.legal : {}
  if (keys.legal !== undefined && keys.legal !== legal)
    warn('config.js: legal is not an object, it is ignored')

  const reader = (parent = '') =>
    keyReader((key) => warn(`config.js: ${parent}${key} is malformed, it is ignored`))
  const readLegal = reader('legal.')
  const config: SignUpConfig = {
    passwordHint: reader()(keys, 'passwordHint', text, undefined),
    legal: {
      terms: readLegal(legal, 'terms', url(origin), undefined),
      privacy: readLegal(legal, 'privacy', url(origin), undefined),
    },
  }
  tellUnknown(legal, Object.keys(config.legal), warn, 'legal.')
  return config
}

/** What this deployment says. */
export const signUpConfig = readSignUpConfig(window.__CONSOLE_CONFIG__, window.location.origin)
