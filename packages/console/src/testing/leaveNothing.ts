import { configure } from '@quarterdeck/api'
import { afterAll, afterEach, vi } from 'vitest'

// The console's test files share one environment, so each of them ends with the real clock and with the configuration that
// the API client has before anybody configures it.
afterEach(() => void vi.useRealTimers())
afterAll(() =>
  configure({
    apiUrl: '',
    authUrl: '/auth',
    fetch: (request) => globalThis.fetch(request),
    onUnauthorized: () => {},
    onForbidden: () => {},
    onSlow: () => {},
  }),
)
