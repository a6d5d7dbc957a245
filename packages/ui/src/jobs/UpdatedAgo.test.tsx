import { act, render } from '@testing-library/react'
import { Profiler } from 'react'
import { UpdatedAgo } from './UpdatedAgo'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('says nothing new as long as polls arrive, and counts the seconds where they do not', () => {
  let arrived = Date.now()
  const updatedAt = () => arrived
  const onDrawn = vi.fn<() => void>()
  const { container } = render(
    <Profiler id="age" onRender={onDrawn}>
      <UpdatedAgo updatedAt={updatedAt} live />
    </Profiler>,
  )
  const age = (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) act(() => void vi.advanceTimersByTime(1000))
    return container.querySelector('p')?.textContent
  }
  expect(age(5)).toBe('Updated just now')
  arrived = Date.now()
  expect(age(9)).toBe('Updated just now')
  expect(onDrawn).toHaveBeenCalledTimes(1)
  expect(age(1)).toBe('Updated 10 s ago')
  expect(age(1)).toBe('Updated 11 s ago')
  arrived = Date.now()
  expect(age(1)).toBe('Updated just now')
})
