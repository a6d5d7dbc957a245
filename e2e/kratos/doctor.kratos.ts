import { examine } from '../../deploy/doctor/examine.mjs'
import { expect, test } from './fixtures'
import type { Variant } from './variants'

const sound: Variant[] = ['as deployed', 'identifier first', 'passkeys', 'social provider', 'closed sign-up']

for (const variant of sound)
  test.describe(`with ${variant}`, () => {
    test.use({ variant })

    test('the doctor finds nothing wrong', async ({ deployment }) => {
      const { findings } = await examine({ consoleUrl: deployment.url, authUrl: deployment.authUrl })
      expect(findings).toEqual([])
    })
  })

test('the doctor finds 127.0.0.1 beside localhost', async ({ deployment, layout }) => {
  const consoleUrl = `http://127.0.0.1:${new URL(deployment.url).port}`
  const authUrl = layout === 'same origin' ? `${consoleUrl}/auth` : deployment.authUrl
  const { findings } = await examine({ consoleUrl, authUrl })
  // Nothing joins an address in numbers with a name below localhost.
  const expected = layout === 'same origin' ? 'loopback-names' : 'two-sites'
  expect(findings.map(({ id }) => id)).toContain(expected)
})
