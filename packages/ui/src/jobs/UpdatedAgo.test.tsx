import { act, render } from '@testing-library/react'
import { UpdatedAgo } from './UpdatedAgo'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('says nothing new as long as polls arrive, and counts the seconds where they do not', () => {
  const { container, rerender } = render(<UpdatedAgo updatedAt={Date.now()} live />)
  const age = (seconds: number) => {
    act(() => void vi.advanceTimersByTime(seconds * 1000))
    return container.querySelector('p')?.textContent
  }
  expect(age(5)).toBe('Updated just now')
  rerender(<UpdatedAgo updatedAt={Date.now()} live />)
  expect(age(9)).toBe('Updated just now')
  expect(age(1)).toBe('Updated 10 s ago')
  expect(age(1)).toBe('Updated 11 s ago')
})
