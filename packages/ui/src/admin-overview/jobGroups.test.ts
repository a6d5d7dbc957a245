import { JOB_STATUSES, matchesQuery, parseJobQuery } from '../jobs'
import { countJobGroups, GROUP_QUERIES } from './jobGroups'

test('groups jobs as §4.7 does for the dashboard', () => {
  const count = (...statuses: Parameters<typeof countJobGroups>[0][number]['status'][]) =>
    countJobGroups(statuses.map((status) => ({ status })))

  expect(count('running', 'in_progress', 'pending', 'queued')).toMatchObject({ active: 4 })
  expect(count('completed', 'success')).toMatchObject({ completed: 2 })
  expect(count('failed', 'error')).toMatchObject({ failed: 2 })
  expect(count('processing', 'retrying', 'cancelled', 'unknown')).toEqual({
    active: 0,
    completed: 0,
    failed: 0,
    other: 4,
  })
})

test.each(JOB_STATUSES)('jobs that are %s are counted in the group whose list has them', (status) => {
  const job = {
    status,
    job_type: 'deploy_studio',
    organization_id: null,
    cluster_id: null,
    workflow_id: null,
    created_at: null,
    error_message: null,
  }
  const counts = countJobGroups([job])
  for (const group of Object.keys(counts) as (keyof typeof counts)[]) {
    const read = parseJobQuery(GROUP_QUERIES[group])
    const query = 'query' in read ? read.query : []
    expect([group, matchesQuery(query, job, { now: 0, clusters: {} })]).toEqual([
      group,
      counts[group] === 1 && status !== 'unknown',
    ])
  }
})
