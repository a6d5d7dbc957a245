import { configure } from '@quarterdeck/api'
import { afterAll, afterEach, vi } from 'vitest'

// Test files of the console share one environment. Each begins with the clock and the way out that a page has.
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
