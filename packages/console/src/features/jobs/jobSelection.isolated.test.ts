import type { Job } from '@quarterdeck/api'
import { act, renderHook } from '@testing-library/react'
import {
  bringUpToDate,
  choose,
  chooseAll,
  clearSelection,
  deselect,
  rangeTo,
  selectionPresses,
  useIsChosen,
  useSelection,
} from './jobSelection'

const jobs = ['a', 'b', 'c', 'd'].map((job_id) => ({ job_id }) as Job)
const [a, b, c, d] = jobs as [Job, Job, Job, Job]
const chosen = (place = 'status:failed') => [
  ...renderHook(() => useSelection(place)).result.current.jobs.keys(),
]

beforeEach(() => clearSelection())

test('what is chosen belongs to one search', () => {
  choose('status:failed', [a, b], true)
  choose('status:failed', [a], false)
  expect(chosen()).toEqual(['b'])
  expect(chosen('status:done')).toEqual([])
  choose('status:done', [c], true)
  expect(chosen('status:done')).toEqual(['c'])
  expect(chosen()).toEqual([])
})

test('a range goes from the one that was chosen last, in either direction', () => {
  expect(rangeTo('status:failed', c, jobs)).toEqual([c])
  choose('status:failed', [b], true)
  expect(rangeTo('status:failed', d, jobs)).toEqual([b, c, d])
  choose('status:failed', [d], true)
  expect(rangeTo('status:failed', a, jobs)).toEqual([d, c, b, a])
  // The one that was chosen last may have left the list.
  expect(rangeTo('status:failed', b, [a, b])).toEqual([b])
})

test('a box is told of itself alone', () => {
  let drawn = 0
  const { result } = renderHook(() => {
    drawn += 1
    return useIsChosen('status:failed', 'a')
  })
  act(() => choose('status:failed', [b], true))
  expect(drawn).toBe(1)
  act(() => choose('status:failed', [a], true))
  expect(result.current).toBe(true)
})

test('all are chosen with what they were chosen from, and those that are done are taken away', () => {
  choose('status:failed', [a], true)
  chooseAll('status:failed', selectionPresses(), jobs, 'all 4 that match')
  deselect(['a', 'c', 'other'])
  expect(chosen()).toEqual(['b', 'd'])
  expect(renderHook(() => useSelection('status:failed')).result.current.among).toBe('all 4 that match')
})

test('what was cleared or chosen elsewhere while all were being read stays so', () => {
  choose('status:failed', [a], true)
  const before = selectionPresses()
  clearSelection()
  chooseAll('status:failed', before, jobs, 'all 4 that match')
  expect(chosen()).toEqual([])
  choose('status:failed', [b], true)
  chooseAll('status:failed', before, jobs, 'all 4 that match')
  expect(chosen()).toEqual(['b'])
  choose('status:done', [c], true)
  chooseAll('status:failed', before, jobs, 'all 4 that match')
  expect(chosen('status:done')).toEqual(['c'])
})

test('a run that ends jobs meanwhile does not keep all from being chosen', () => {
  choose('status:failed', [a, b], true)
  const before = selectionPresses()
  deselect(['a'])
  chooseAll('status:failed', before, [b, c], undefined)
  expect(chosen()).toEqual(['b', 'c'])
})

test('that not all could be read is said of what was chosen then, until somebody chooses or clears something', () => {
  const brokeOff = () => renderHook(() => useSelection('status:failed')).result.current.brokeOff ?? false
  const breakOff = (before = selectionPresses()) => chooseAll('status:failed', before, [a, b], undefined)
  choose('status:failed', [a], true)
  breakOff()
  deselect(['a'])
  expect(brokeOff()).toBe(true)
  choose('status:failed', [b], false)
  choose('status:failed', [c], true)
  expect(brokeOff()).toBe(false)
  breakOff()
  clearSelection()
  choose('status:failed', [c], true)
  expect(brokeOff()).toBe(false)
  const before = selectionPresses()
  clearSelection()
  breakOff(before)
  choose('status:failed', [c], true)
  expect(brokeOff()).toBe(false)
  breakOff()
  chooseAll('status:failed', selectionPresses(), jobs, 'all 4 that match')
  expect(brokeOff()).toBe(false)
})

test('a chosen job is as a list told it last, also where the list no longer has it', () => {
  const restarted = { ...a, status: 'pending' } as Job
  const told = (...listed: Job[]) => new Map(listed.map((job) => [job.job_id, job]))
  choose('status:failed', [a, b], true)
  const before = selectionPresses()
  bringUpToDate('status:failed', told(restarted, b, c))
  bringUpToDate('status:failed', told(b))
  const { jobs: kept } = renderHook(() => useSelection('status:failed')).result.current
  expect([...kept.values()]).toEqual([restarted, b])
  expect(selectionPresses()).toBe(before)
  // Of another search nothing is chosen.
  bringUpToDate('status:done', told(c))
  expect(chosen('status:done')).toEqual([])
  expect(chosen()).toEqual(['a', 'b'])
})
