import { describe, expect, test } from 'vitest'
import { maskedError } from './maskedError'

describe('what differs between failures of one cause is replaced', () => {
  test.each([
    ['namespace 5f1c2d3e-0000-4000-8000-00000000abcd is gone', 'namespace <id> is gone'],
    ['no answer since 2026-11-20T09:14:33.120Z', 'no answer since <time>'],
    ['no answer since 2026-11-20 09:14:33 +01:00', 'no answer since <time>'],
    ['no answer since Fri, 20 Nov 2026 09:14:33 GMT', 'no answer since <time>'],
    ['09:14:33 lost the lease', '<time> lost the lease'],
    ['timed out after 1m30.5s', 'timed out after <duration>'],
    ['timed out after 250ms', 'timed out after <duration>'],
    ['cannot write /var/lib/studio/7/data.db: disk full', 'cannot write <path>: disk full'],
    ['GET https://api.example.com/v1/items/17?page=2 failed', 'GET https://api.example.com<path> failed'],
    ['digest sha256:9f86d081884c7d65 does not match', 'digest <digest> does not match'],
    ['object 9f86d081884c7d659a2feaa0c55ad015 is missing', 'object <digest> is missing'],
    ['dial tcp 10.0.12.7:5432: connection refused', 'dial tcp <address>: connection refused'],
    ['pod studio-7d9f8b6c5d-x2x9z is not ready', 'pod studio-<id> is not ready'],
    ['customer cus_8f3k2j9d1x has no card', 'customer <id> has no card'],
    ['no mailbox for ops+7@example.com', 'no mailbox for <email>'],
    ['3 of 12 replicas are ready', '<number> of <number> replicas are ready'],
    ['needs 1.5 GiB, 87% is used', 'needs <number> GiB, <number>% is used'],
    ['first line\n   second  line', 'first line second line'],
  ])('%s', (error, masked) => {
    expect(maskedError(error)).toBe(masked)
  })
})

describe('what tells causes apart stays', () => {
  test.each([
    'quota exceeded: persistentvolumeclaims',
    'the upstream answered 503',
    'HTTP 404',
    'exit code 137',
    'GET /healthz failed',
    'image not found: registry.example/backend',
    'admission webhook "policy.quarterdeck.example" denied it because of nginx.ingress.kubernetes.io/configuration-snippet',
  ])('%s', (error) => {
    expect(maskedError(error)).toBe(error)
  })

  test('an error with another code has another cause', () => {
    expect(maskedError('the upstream answered 503')).not.toBe(maskedError('the upstream answered 404'))
  })
})

test('the same text comes of what was masked, so that it can be masked again', () => {
  const once = maskedError('pod studio-7d9f8b6c5d-x2x9z was not ready after 90s on 10.0.0.1, 3 tries')
  expect(maskedError(once)).toBe(once)
})

test('a log of any length costs no more than its beginning', () => {
  const log = 'a/b-c_1'.repeat(200_000)
  const before = performance.now()
  expect(maskedError(log).length).toBeLessThanOrEqual(2000)
  expect(performance.now() - before).toBeLessThan(200)
})
