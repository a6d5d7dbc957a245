/** A path of this console, an http(s) address elsewhere, or a mail address. */
export type AddressKind = 'internal' | 'web' | 'mail'

const BASE = 'http://console.invalid'

/** A path as most links have it, of which the parser, which is slow, could say nothing else. */
const PLAIN_PATH = /^\/(?![/\\])[!-~]*$/

/**
 * What an address leads to, parsed as the browser does. `null` for addresses that must not become a link: `javascript:`
 * and other schemes, and `//host` in all spellings, which looks like a path and leads to another host.
 */
export function addressKind(address: string): AddressKind | null {
  if (PLAIN_PATH.test(address)) return 'internal'
  const absolute = parse(address)
  // Both slashes: a link to 'https:x.example' would lead to /x.example of the page that it stands on.
  if (absolute && /^\s*https?:\/\//i.test(address)) return 'web'
  if (absolute) return absolute.protocol === 'mailto:' ? 'mail' : null
  return parse(address, BASE)?.origin === BASE ? 'internal' : null
}

function parse(address: string, base?: string): URL | null {
  try {
    return new URL(address, base)
  } catch {
    return null
  }
}
