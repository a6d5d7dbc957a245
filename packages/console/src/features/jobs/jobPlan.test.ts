import { parseJobQuery } from '@quarterdeck/ui/jobs'
import { planOf, timesOf } from './jobPlan'

const clusters = { 'id-1': 'fra-1', 'id-10': 'fra-10', 'id-2': 'ams-1' }
const organization = '6f2c1b7e-3a54-4c0e-9d2f-1f6b0c9d8e7a'

const queryOf = (text: string) => {
  const read = parseJobQuery(text)
  if ('error' in read) throw new Error(read.error)
  return read.query
}
const plan = (text: string, canFilter: boolean) => planOf(queryOf(text), { canFilter, clusters })

test.each<[string, object, boolean]>([
  ['', {}, true],
  ['status:failed cluster:fra-1', { status: ['failed', 'error'], cluster_id: 'id-1' }, true],
  // Those of a status that nobody knows are meant, too.
  ['status!=done', {}, false],
  ['status:waiting status!=queued status:error', { status: ['pending', 'error'] }, true],
  ['type:a type:b type!=c', { job_type: ['a', 'b'], job_type_not: ['c'] }, true],
  [`organization:${organization}`, { organization_id: organization }, true],
  ['organization:ops@', { organization_email: 'ops@' }, true],
  ['cluster:gone-1', { cluster_name: 'gone-1' }, true],
  ['cluster:FRA', { cluster_name: 'FRA' }, true],
  ['cluster:id-1 status:failed status!=failed', { cluster_id: 'id-1' }, false],
  ['status!=failed status!=running status!=waiting status!=done status!=cancelled', {}, false],
  ['cluster!=fra-1', {}, false],
  ['cluster:fra-1 cluster:ams-1', {}, false],
  ['since:24h', {}, true],
])('a platform that filters is asked for all of %s that it can', (text, filters, exact) => {
  expect(plan(text, true)).toMatchObject({ filters: { job_type_not: [], ...filters }, exact })
  expect(Object.keys(plan(text, true).filters).sort()).toEqual(
    Object.keys({ job_type_not: [], ...filters }).sort(),
  )
})

test.each<[string, object, boolean, string]>([
  ['', {}, true, 'jobs'],
  ['status:failed', {}, false, 'jobs'],
  ['status:failed cluster:ams-1', { cluster_name: 'ams-1' }, false, 'jobs on ams-1'],
  ['cluster:ams-1', { cluster_name: 'ams-1' }, true, 'jobs on ams-1'],
  // Its name is a part of another one's, which the platform would list too.
  ['cluster:fra-1', { cluster_name: 'fra-1' }, false, 'jobs on fra-1'],
  ['cluster:FRA-1', { cluster_name: 'fra-1' }, false, 'jobs on FRA-1'],
  // No cluster is called so: all that it lists are meant.
  ['cluster:fra', { cluster_name: 'fra' }, true, 'jobs on fra'],
  ['cluster:ra-1 status:failed', { cluster_name: 'ra-1' }, false, 'jobs on ra-1'],
  ['type:a', { job_type: ['a'] }, true, 'jobs of type a'],
  ['type:a type:b', {}, false, 'jobs'],
  ['type!=a', {}, false, 'jobs'],
  ['since:1h', {}, false, 'jobs'],
])('one that does not is asked for what every platform can of %s', (text, filters, exact, of) => {
  expect(plan(text, false)).toEqual({ filters, exact, of })
})

test('of clusters that share a name, the jobs of all are asked for, or those of the one whose id is told', () => {
  const clusters = { 'id-1': 'fra-1', 'id-2': 'fra-1' }
  expect(planOf(queryOf('cluster:fra-1'), { canFilter: true, clusters })).toMatchObject({
    filters: { cluster_name: 'fra-1' },
    exact: true,
  })
  expect(planOf(queryOf('cluster:id-1'), { canFilter: true, clusters })).toMatchObject({
    filters: { cluster_id: 'id-1' },
    exact: true,
  })
  expect(planOf(queryOf('cluster:id-1'), { canFilter: false, clusters })).toMatchObject({
    filters: { cluster_name: 'fra-1' },
    exact: false,
  })
})

test('times are those of the query, the widest of several', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  expect(timesOf(queryOf('since:1h since:2h until:30m'), now)).toEqual({
    since: now - 7_200_000,
    until: now - 1_800_000,
  })
  expect(timesOf([], now)).toEqual({ since: Infinity, until: -Infinity })
})
