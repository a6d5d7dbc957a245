import { countJobGroups } from './jobGroups'

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
