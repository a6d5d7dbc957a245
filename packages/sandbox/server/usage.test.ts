import { usageAt } from '../product/usage'
import { sandboxForTest } from './testing'

const organizationId = '9f1c2a7e-6f5c-4f0e-9a53-0d6f5a2b7c11'

test('use is always a believable count', () => {
  for (const limit of [0, 1, 5, 100, 'N/A'] as const)
    for (const recorded of [0, 1, 2, 7, 120])
      for (let minute = 0; minute < 20; minute += 1) {
        const now = new Date(Date.UTC(2026, 10, 20, 12, minute))
        const used = usageAt(now, organizationId, recorded, limit)
        expect(Number.isInteger(used)).toBe(true)
        expect(used).toBeGreaterThanOrEqual(0)
        expect(Math.abs(used - recorded)).toBeLessThanOrEqual(2)
        expect(used).toBeLessThanOrEqual(limit === 'N/A' ? recorded + 2 : Math.max(limit, recorded))
      }
})

test('use moves while one looks, and stands still within a minute', async () => {
  let now = new Date('2026-11-20T12:00:00Z')
  const { as } = await sandboxForTest({ now: () => now })
  const user = await as('user@example.com')
  const read = async () => JSON.stringify((await user.get('/v1/user/resource-utilization')).body)

  const seen = new Set<string>()
  for (let minute = 0; minute < 8; minute += 1) {
    now = new Date(Date.UTC(2026, 10, 20, 12, minute))
    const first = await read()
    now = new Date(Date.UTC(2026, 10, 20, 12, minute, 59))
    expect(await read()).toBe(first)
    seen.add(first)
  }
  expect(seen.size).toBeGreaterThan(2)
})
