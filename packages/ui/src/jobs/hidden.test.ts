import { hiddenByBadge } from './hidden'
import type { JobStatus } from './status'

test.each<[JobStatus[], string]>([
  [[], ''],
  [['completed', 'success'], ''],
  [['failed', 'error', 'completed'], ''],
  [['completed', 'failed', 'cancelled', 'pending', 'queued'], 'one cancelled, two waiting'],
  [['completed', 'running', 'pending'], 'one waiting'],
  [['completed', 'cancelled'], 'one cancelled'],
  [['retrying', 'completed'], 'one retrying'],
  [['unknown', 'completed'], 'one unknown'],
  [Array<JobStatus>(12).fill('pending'), '12 waiting'],
])('%j hides %j', (statuses, text) => {
  expect(hiddenByBadge(statuses)).toBe(text)
})
