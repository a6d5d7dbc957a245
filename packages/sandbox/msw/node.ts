import { configure } from '@quarterdeck/api'
import { setupServer, type SetupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { resetData } from './memory'
import { world } from '.'

/** Where a mocked platform lives in tests that run in Node. */
export const PLATFORM_URL = 'http://platform.test'

/**
 * Mocks the platform for the tests of a file and points the typed client at it. Call it once at the top; what a test
 * replaces with `platform.use(…)` or writes is back after it.
 *
 * @example
 * const platform = mockPlatform()
 * test('says that nothing was found', async () => {
 *   platform.use(handlers.organizations([]))
 */
export function mockPlatform(): SetupServer {
  const server = setupServer(...world)
  beforeAll(() => {
    configure({ apiUrl: PLATFORM_URL, authUrl: `${PLATFORM_URL}/auth` })
    server.listen({ onUnhandledRequest: 'error' })
  })
  afterEach(() => {
    server.resetHandlers()
    resetData()
  })
  afterAll(() => server.close())
  return server
}
