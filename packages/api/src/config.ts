/** What this package needs to know of the place it runs in. */
export interface ApiConfig {
  /** The product API's base URL; empty for the page's own origin. */
  apiUrl: string
  /** The identity service's base URL. */
  authUrl: string
  /** Carries every request. The console hands in one that first takes responses already under way. */
  fetch: (request: Request) => Promise<Response>
  /** Called when a product call is answered with 401, before the call fails. */
  onUnauthorized: () => void
}

let config: ApiConfig = {
  apiUrl: '',
  authUrl: '/auth',
  // Looked up at each call, so that a fetch replaced later (by a mock) is found.
  fetch: (request) => globalThis.fetch(request),
  onUnauthorized: () => {},
}

/** Called once, before the first call. Keys left out keep what they were. */
export function configure(changes: Partial<ApiConfig>): void {
  config = { ...config, ...withoutTrailingSlashes(changes) }
}

/** The configuration in force. */
export function currentConfig(): Readonly<ApiConfig> {
  return config
}

function withoutTrailingSlashes(changes: Partial<ApiConfig>): Partial<ApiConfig> {
  const { apiUrl, authUrl, ...rest } = changes
  return {
    ...rest,
    ...(apiUrl === undefined ? {} : { apiUrl: apiUrl.replace(/\/+$/, '') }),
    ...(authUrl === undefined ? {} : { authUrl: authUrl.replace(/\/+$/, '') }),
  }
}
