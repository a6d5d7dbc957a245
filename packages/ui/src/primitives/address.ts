export type AddressKind = 'internal' | 'web' | 'mail'

const BASE = 'http://console.invalid'

/**
 * What an address leads to, judged as the browser would parse it. `null` is for what no link may carry:
 * `javascript:` and other schemes, `//host` and its disguises.
 */
export function addressKind(address: string): AddressKind | null {
  const absolute = parse(address)
  if (absolute?.protocol === 'http:' || absolute?.protocol === 'https:') return 'web'
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
