import { act, render } from '@testing-library/react'
import { UpdatedAgo } from './UpdatedAgo'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('says nothing new as long as polls arrive, and counts the seconds where they do not', () => {
  let arrived = Date.now()
  const updatedAt = vi.fn<() => number>(() => arrived)
  const { container } = render(<UpdatedAgo updatedAt={updatedAt} live />)
  const age = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000))
    return container.querySelector('p')?.textContent
  }
  expect(age(5)).toBe('Updated just now')
  arrived = Date.now()
  expect(age(9)).toBe('Updated just now')
  // Nothing was drawn but once, when the first data would have been old.
  expect(updatedAt).toHaveBeenCalledTimes(2)
  expect(age(1)).toBe('Updated 10 s ago')
  expect(age(1)).toBe('Updated 11 s ago')
  arrived = Date.now()
  expect(age(1)).toBe('Updated just now')
})
