import { isRecord } from '@quarterdeck/api'

/** What of a deployment's configuration the first paint and the first reads need. */
export interface FirstConfig {
  brandName: string
  logoUrl: string | null
  accentColor: string | null
  /** Base URL of the identity service, absolute, without a trailing slash. */
  authUrl: string
  /** Base URL of the product API, absolute, without a trailing slash. */
  apiUrl: string
}

declare global {
  interface Window {
    __CONSOLE_CONFIG__?: unknown
  }
}

export type Keys = Record<string, unknown>
/** The value as it is used; undefined for a malformed one. */
export type Check<T> = (value: unknown) => T | undefined
/** Reads a key, with what stands for one that is missing or malformed. */
export type ReadKey = <T, D>(from: Keys, key: string, check: Check<T>, fallback: D) => T | D

export const text: Check<string> = (value) =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

/** An http(s) address, in full or as a path on the page's origin: a host alone would be taken for the name of a file there. */
export const url =
  (origin: string): Check<string> =>
  (value) => {
    const address = text(value)
    return address !== undefined && /^(https?:\/)?\/(?![/\\])/i.test(address) && URL.canParse(address, origin)
      ? new URL(address, origin).href
      : undefined
  }

/** An address from which the Content-Security-Policy lets a picture come, or one that is written out in its own. */
const picture =
  (origin: string): Check<string> =>
  (value) => {
    const address = text(value)
    if (address !== undefined && /^data:image\//i.test(address)) return address
    const href = url(origin)(value)
    return href?.startsWith('https:') || href?.startsWith(`${origin}/`) ? href : undefined
  }

/** An address that others are built on by adding a path: without slashes at its end, and nothing may follow its own path. */
const baseUrl =
  (origin: string): Check<string> =>
  (value) => {
    const href = url(origin)(value)
    return href === undefined || /[?#]|\/\/[^/]*@/.test(href) ? undefined : href.replace(/\/+$/, '')
  }

/** A `ReadKey` that names malformed keys to `report`. */
export const keyReader =
  (report: (key: string) => void): ReadKey =>
  (from, key, check, fallback) => {
    const value = from[key]
    if (value === undefined || value === null) return fallback
    const checked = check(value)
    if (checked === undefined) report(key)
    return checked ?? fallback
  }

/** Tells of the keys that nobody reads: misspelt ones, or settings that this version does not have. */
export function tellUnknown(
  keys: Keys,
  known: readonly string[],
  warn: (problem: string) => void,
  parent = '',
): void {
  for (const key of Object.keys(keys))
    if (!known.includes(key)) warn(`config.js: ${parent}${key} is not a setting of this console`)
}

/** Reads the first part of a configuration; by default without reporting anything, since the console reads all of it later. */
export function readFirstConfig(
  raw: unknown,
  origin: string,
  read: ReadKey = keyReader(() => {}),
): FirstConfig {
  const keys = isRecord(raw) ? raw : {}
  const base = baseUrl(origin)
  return {
    brandName: read(keys, 'brandName', text, 'Quarterdeck'),
    logoUrl: read(keys, 'logoUrl', picture(origin), null),
    accentColor: read(keys, 'accentColor', text, null),
    authUrl: read(keys, 'authUrl', base, `${origin}/auth`),
    // The empty string is the documented way to say 'same origin' for the product API.
    apiUrl: keys.apiUrl === '' ? origin : read(keys, 'apiUrl', base, origin),
  }
}
