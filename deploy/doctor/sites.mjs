// Which addresses belong together for a browser. The list of public suffixes says where one owner's names begin:
// everything below example.com is one site, but a.github.io and b.github.io are two.
import { getDomain, getPublicSuffix } from 'tldts'

const SUFFIXES = { allowPrivateDomains: true }

/** The site of a host name: the name that its owner has registered; an address or `localhost` is one by itself. */
export const siteOf = (hostname) => getDomain(hostname, SUFFIXES) ?? hostname

/** Whether names of many owners end in this one, as with `com` and `github.io`. */
export const isPublicSuffix = (hostname) =>
  hostname !== 'localhost' && getPublicSuffix(hostname, SUFFIXES) === hostname

/** Whether a host is this one or below it, as with console.example.com and example.com. */
export const isWithin = (hostname, parent) => hostname === parent || hostname.endsWith(`.${parent}`)

/** Whether a host is an address in numbers. */
export const isAddress = (hostname) => /^\[|^[\d.]+$/.test(hostname)

/** Whether it is one of the names that every machine has for itself. */
export const isLoopback = (hostname) => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** Whether it is some name of this machine, which browsers trust without TLS. */
export const isLocal = (hostname) => /^(.+\.)?localhost$|^127\.|^\[::1\]$/.test(hostname)
