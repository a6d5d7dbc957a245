import { act, render } from '@testing-library/react'
import { TimeBar } from './TimeBar'
import type { Timeline } from './timeline'

const noon = Date.parse('2026-11-20T12:00:00Z')

/** A step that took 2 s, and one that has been running for 2 s. */
const timeline: Timeline = {
  begin: noon - 4000,
  end: null,
  stretches: [
    { step: 0, label: 'Completed', from: noon - 4000, to: noon - 2000, retry: false },
    { step: 1, label: 'Running', from: noon - 2000, to: null, retry: false },
  ],
  ahead: [2],
}

const lengths = (root: HTMLElement) =>
  [...root.querySelectorAll<HTMLElement>('span')].map(({ style }) => style.getPropertyValue('--length'))

beforeEach(() => {
  vi.useFakeTimers({ now: noon })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test.each([
  ['grows', false, '7000'],
  ['stays as it is with reduced motion', true, '2000'],
])('what runs %s', (_name, matches, later) => {
  vi.stubGlobal('matchMedia', () => ({ matches }))
  const { container } = render(<TimeBar timeline={timeline} />)
  expect(lengths(container)).toEqual(['2000', '2000', ''])
  for (let second = 0; second < 5; second += 1) act(() => void vi.advanceTimersByTime(1000))
  expect(lengths(container)).toEqual(['2000', later, ''])
})

test('what has been running for an hour is not drawn each second', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  const hour = { ...timeline, begin: noon - 3_600_000 }
  const { container } = render(<TimeBar timeline={hour} />)
  const before = lengths(container)
  act(() => void vi.advanceTimersByTime(71_000))
  expect(lengths(container)).toEqual(before)
  act(() => void vi.advanceTimersByTime(1000))
  expect(lengths(container)).not.toEqual(before)
})

test('a step has its part of the whole, and room for what others took', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  const { container } = render(<TimeBar timeline={timeline} step={0} />)
  expect(lengths(container)).toEqual(['2000'])
  expect(container.querySelector('i')?.style.getPropertyValue('--length')).toBe('2000')
})
