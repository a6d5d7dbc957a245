/** What this package needs to know about the deployment it runs in. */
export interface ApiConfig {
  /** The product API's base URL; empty for the page's own origin. */
  apiUrl: string
  /** The identity service's base URL. */
  authUrl: string
  /** Origins besides that of `authUrl` that scripts of the identity service may come from, such as a captcha's. */
  identityScriptOrigins: readonly string[]
  /** Sends every request. The console's own first looks whether the same read was started before this code loaded. */
  fetch: (request: Request) => Promise<Response>
  /** Called when a product call, or one about the person's sessions, is answered with 401, before the call fails. */
  onUnauthorized: () => void
  /** Called when a call that only administrators may make is answered with 403, before the call fails. */
  onForbidden: () => void
  /** Called with an exchange that has had no complete answer for three seconds; the promise settles when it is over. */
  onSlow: (exchange: Promise<unknown>) => void
}

let config: ApiConfig = {
  apiUrl: '',
  authUrl: '/auth',
  identityScriptOrigins: [],
  // Looked up at each call, so that a test may replace the global fetch later.
  fetch: (request) => globalThis.fetch(request),
  onUnauthorized: () => {},
  onForbidden: () => {},
  onSlow: () => {},
}

/** Sets what is given and keeps the rest, also where undefined is given. To be called once, before the first request. */
export function configure(changes: Partial<ApiConfig>): void {
  const given = Object.entries(changes).filter(([, value]) => value !== undefined)
  const { apiUrl, authUrl, ...rest }: ApiConfig = { ...config, ...Object.fromEntries(given) }
  config = { ...rest, apiUrl: withoutTrailingSlashes(apiUrl), authUrl: withoutTrailingSlashes(authUrl) }
}

/** The configuration in force. */
export function currentConfig(): Readonly<ApiConfig> {
  return config
}

const withoutTrailingSlashes = (url: string) => url.replace(/\/+$/, '')
