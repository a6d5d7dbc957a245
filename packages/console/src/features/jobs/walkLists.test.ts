import type { Job } from '@quarterdeck/api'
import { placeIn, stopsFrom, stopsOf, type Stop } from './walkLists'

const job = (workflow_id: string | null, status: Job['status']) =>
  ({ workflow_id, status, source: 'organization' }) as Job
const stops: Stop[] = ['a', 'b', 'c'].map((workflow_id) => ({ workflow_id }))
const ids = (of: readonly Stop[]) => of.map(({ workflow_id }) => workflow_id)

test('each workflow is one stop, in the order of its first job, and failed where one of its jobs is', () => {
  const found = stopsOf([job('a', 'completed'), job(null, 'failed'), job('b', 'running'), job('a', 'error')])
  expect(found).toEqual([
    { workflow_id: 'a', source: 'organization', failed: true },
    { workflow_id: 'b', source: 'organization', failed: false },
  ])
  expect(stopsOf(undefined)).toEqual([])
})

test('the next ones follow, the previous ones come back one by one', () => {
  const place = placeIn(stops, 'b', undefined)
  if (!place) throw new Error('No place')
  expect(ids(stopsFrom(stops, place, 1))).toEqual(['c'])
  expect(ids(stopsFrom(stops, { workflow_id: 'c', index: 2 }, -1))).toEqual(['b', 'a'])
  expect(ids(stopsFrom(stops, { workflow_id: 'a', index: 0 }, -1))).toEqual([])
})

test('a workflow that has left the list keeps its place between the others', () => {
  const before = placeIn(stops, 'b', undefined)
  const left = stops.filter(({ workflow_id }) => workflow_id !== 'b')
  const place = placeIn(left, 'b', before)
  if (!place) throw new Error('No place')
  expect(ids(stopsFrom(left, place, 1))).toEqual(['c'])
  expect(ids(stopsFrom(left, place, -1))).toEqual(['a'])
})

test('what was never in the list has no place in it', () => {
  expect(placeIn(stops, 'z', undefined)).toBeUndefined()
  expect(placeIn(stops, 'z', { workflow_id: 'a', index: 0 })).toBeUndefined()
})
