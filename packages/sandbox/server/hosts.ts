import type { Fetch } from './listen'

/** The names by which this machine asks itself. */
const own = ['localhost', '127.0.0.1', '[::1]']

/**
 * Answers only what was asked for by a known host name. Without this a page elsewhere whose name is pointed at this
 * machine (DNS rebinding) could read everything here as its own origin.
 *
 * @param others further names, without a port
 */
export function onlyKnownHosts(fetch: Fetch, others: readonly string[] = []): Fetch {
  const known = new Set([...own, ...others.map((name) => name.toLowerCase())])
  return (request, env) =>
    known.has(new URL(request.url).hostname)
      ? fetch(request, env)
      : new Response('This host name is not known here. SANDBOX_HOSTS names further ones.\n', { status: 421 })
}
