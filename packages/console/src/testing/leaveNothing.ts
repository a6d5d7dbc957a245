import { configure } from '@quarterdeck/api'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'

// The console's test files share one environment, so each of them begins with empty storage, and ends with the real clock and
// with the configuration that the API client has before anybody configures it.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
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
