import { configure } from '@quarterdeck/api'
import { act, renderHook } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import { dismissToast, useToasts } from '../lib/toasts'

// The console's test files share one environment, so each of them begins with empty storage, and ends with the real clock,
// without toasts in view, and with the configuration that the API client has before anybody configures it.
beforeAll(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => void vi.useRealTimers())
afterAll(() => {
  const { result, unmount } = renderHook(() => useToasts().shown)
  act(() => result.current.forEach(({ id }) => dismissToast(id)))
  unmount()
})
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
