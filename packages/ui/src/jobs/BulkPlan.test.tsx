import { render, screen, within } from '@testing-library/react'
import type { BulkJob } from './bulk'
import { BulkPlan } from './BulkPlan'

const job = (id: number, of: Partial<BulkJob> = {}): BulkJob => ({
  job_id: `job-${id}`,
  job_type: 'deploy_studio',
  status: 'failed',
  cluster: `fra-${id}`,
  outcome: 'waiting',
  ...of,
})

function plan(...rows: BulkJob[]) {
  render(<BulkPlan run={{ action: 'restart', state: 'planned', rows }} />)
  return within(screen.getByRole('region', { name: 'What it does' }))
}

test('one job is told as one, and cannot be paused between two', () => {
  const card = plan(job(1), job(2, { status: 'running', job_type: 'verify_backup' }))
  expect(card.getByText('1 job changed since it was chosen, and is left as it is.')).toBeVisible()
  expect(card.queryByText(/You can pause/)).not.toBeInTheDocument()
})

test('what has changed is counted nowhere else', () => {
  const changed = { status: 'running', job_type: 'verify_backup' } as const
  const card = plan(job(1), job(2), job(3, changed), job(4, changed))
  expect(card.getByText('2 × deploy_studio')).toBeVisible()
  expect(card.getByText('2 jobs changed since they were chosen, and are left as they are.')).toBeVisible()
  expect(card.getByText(/You can pause or abort between any two of the 2 jobs\.$/)).toBeVisible()
})

test.each([
  [9, 'And 1 cluster more.'],
  [10, 'And 2 clusters more.'],
])('of %i clusters it says how many more there are', (count, text) => {
  const card = plan(...Array.from({ length: count }, (_, index) => job(index)))
  expect(card.getByText(text)).toBeVisible()
})
