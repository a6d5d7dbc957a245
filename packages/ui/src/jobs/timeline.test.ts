import type { JobStatus } from './status'
import { timelineOf, type TimedStep } from './timeline'

const noon = Date.parse('2026-11-20T12:00:00Z')
const minute = (count: number) => new Date(noon + count * 60_000).toISOString()

type Try = readonly [status: JobStatus, began: number, ended: number | null]

/** A step made at noon, with its tries in minutes after that; without them the platform tells none. */
function step(status: JobStatus, tries?: readonly Try[], own: Partial<TimedStep> = {}): TimedStep {
  return {
    sequence_number: 1,
    status,
    created_at: minute(0),
    updated_at: minute(9),
    started_at: null,
    finished_at: null,
    attempts:
      tries?.map(([result, began, ended], index) => ({
        number: index + 1,
        started_at: minute(began),
        finished_at: ended === null ? null : minute(ended),
        status: result,
        raw_status: result,
        error: null,
      })) ?? null,
    ...(tries && status !== 'pending' && { started_at: minute(tries.at(-1)?.[1] ?? 0) }),
    ...own,
  }
}

/** The parts in words and minutes after noon: '1 Completed 2–5'. */
function told(...steps: TimedStep[]) {
  const minutes = (time: number | null) => (time === null ? '…' : (time - noon) / 60_000)
  return timelineOf(steps)?.stretches.map(
    ({ step: place, label, from, to, retry }) =>
      `${place} ${label ?? 'waits'} ${minutes(from)}–${minutes(to)}${retry ? ' again' : ''}`,
  )
}

test('each try is as long as it took, and what lies between is a wait', () => {
  expect(
    told(
      step('completed', [['completed', 2, 5]]),
      step('completed', [
        ['failed', 5, 6],
        ['completed', 8, 9],
      ]),
    ),
  ).toEqual(['0 waits 0–2', '0 Completed 2–5', '1 Failed 5–6', '1 waits 6–8', '1 Completed 8–9 again'])
})

test('a last try without an end ended with its step', () => {
  const ended = step('failed', [['failed', 2, null]], { finished_at: minute(6) })
  expect(told(ended)).toEqual(['0 waits 0–2', '0 Failed 2–6'])
  expect(told({ ...ended, finished_at: null })).toEqual(['0 waits 0–2', '0 Failed 2–2'])
})

test('what runs has no end', () => {
  const steps = [
    step('completed', [['completed', 0, 5]]),
    step('running', [['running', 5, null]]),
    step('pending', []),
  ]
  expect(told(...steps)).toEqual(['0 Completed 0–5', '1 Running 5–…'])
  expect(timelineOf(steps)).toMatchObject({ begin: noon, end: null, ahead: [2] })
})

test.each<[string, TimedStep[], string]>([
  [
    'the next step',
    [step('completed', [['completed', 0, 5]]), step('pending', []), step('pending', [])],
    '1 waits 5–…',
  ],
  ['a retry', [step('retrying', [['failed', 0, 5]])], '0 waits 5–…'],
  [
    'a restarted step',
    [step('completed', [['completed', 0, 4]]), step('pending', [['failed', 4, 5]])],
    '1 waits 5–…',
  ],
])('a wait for %s goes on', (_name, steps, last) => {
  expect(told(...steps)?.at(-1)).toBe(last)
  expect(timelineOf(steps)?.end).toBeNull()
})

test('nothing waits behind a step that failed', () => {
  const steps = [step('failed', [['failed', 0, 5]]), step('pending', [])]
  expect(told(...steps)).toEqual(['0 Failed 0–5'])
  expect(timelineOf(steps)).toMatchObject({ end: noon + 300_000, ahead: [1] })
})

test('a run that began anew keeps its first steps in their place', () => {
  expect(
    told(
      step('completed', [
        ['completed', 0, 2],
        ['completed', 4, 6],
      ]),
      step('completed', [
        ['failed', 2, 3],
        ['completed', 6, 7],
      ]),
    ),
  ).toEqual([
    '0 Completed 0–2',
    '1 Failed 2–3',
    '0 waits 3–4',
    '0 Completed 4–6 again',
    '1 Completed 6–7 again',
  ])
})

test('a step that tells its own times alone has had one try', () => {
  const own = { started_at: minute(1), finished_at: minute(4) }
  expect(told(step('completed', undefined, own))).toEqual(['0 waits 0–1', '0 Completed 1–4'])
})

test('a try that has ended nobody knows when has no length, and none goes back in time', () => {
  expect(told(step('failed', [['failed', 3, null]]))?.at(-1)).toBe('0 Failed 3–3')
  expect(told(step('completed', [['completed', 5, 4]]))?.at(-1)).toBe('0 Completed 5–5')
})

test.each<[string, TimedStep[]]>([
  ['no steps', []],
  ['steps of which none has begun', [step('pending', []), step('pending', [])]],
  ['steps whose times are not told', [step('completed'), step('running')]],
  ['one step of which that is so', [step('completed', [['completed', 0, 2]]), step('running')]],
])('%s have no time', (_name, steps) => {
  expect(timelineOf(steps)).toBeNull()
})
