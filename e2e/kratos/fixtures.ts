import { test as base, expect } from '../fixtures'
import { type Deployment, type Kratos, type Layout, openDeployment } from './deployment'
import type { Variant } from './variants'

export { expect }

export interface KratosOptions {
  /** What the journeys of a file or group need: `test.use({ variant: 'passkeys' })`. */
  variant: Variant
  layout: Layout
}

interface Fixtures {
  variant: Variant
  /** The running Kratos with the configuration of the variant. */
  kratos: Kratos
}

interface WorkerFixtures {
  layout: Layout
  deployment: Deployment
}

/**
 * Journeys of a person on a running Kratos, which the console knows nothing else of than its address. The product API is
 * the sandbox's.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  layout: ['same origin', { option: true, scope: 'worker' }],
  variant: ['as deployed', { option: true }],

  deployment: [
    async ({ sandbox, layout }, provide) => {
      const deployment = await openDeployment(layout, sandbox)
      await provide(deployment)
      await deployment.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: async ({ deployment }, provide) => provide(deployment.url),

  kratos: [
    async ({ deployment, variant, consoleErrors }, provide, testInfo) => {
      const kratos = await deployment.kratosWith(variant)
      if (typeof kratos === 'string') return testInfo.skip(true, kratos)
      // A browser reports every answer of 400 and above, and Kratos answers so to each next step of a form.
      consoleErrors.expectFailure(/\/self-service\//)
      // To a session whose second factor is still to come it answers so.
      consoleErrors.expectFailure(/\/sessions\/whoami/, 403)
      await provide(kratos)
      if (testInfo.status !== testInfo.expectedStatus)
        await testInfo.attach('what Kratos logged last', { body: kratos.log() })
    },
    // Another variant is another Kratos, which has to start.
    { auto: true, timeout: 60_000 },
  ],
})

/** Leaves a journey out with a Kratos that is older than `version`, and says why. */
export function since(version: string, kratos: Kratos, why: string): void {
  test.skip(isOlder(kratos.version, version), `Kratos ${kratos.version}: ${why}`)
}

/** Whether a version is older than another. A build that does not know its version counts as newer than any. */
function isOlder(version: string, than: string): boolean {
  const [one, other] = [version, than].map((text) => /^v(\d+)\.(\d+)/.exec(text)?.slice(1).map(Number))
  if (!one || !other) return false
  const [major = 0, minor = 0] = one
  const [wantedMajor = 0, wantedMinor = 0] = other
  return major < wantedMajor || (major === wantedMajor && minor < wantedMinor)
}
