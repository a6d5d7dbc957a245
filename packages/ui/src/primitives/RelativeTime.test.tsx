import { act, render, screen } from '@testing-library/react'
import { comparePlatformClock } from '../lib'
import { RelativeTime } from './RelativeTime'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the text follows the clock as long as it is relative', () => {
  render(<RelativeTime value="2026-11-20T11:00:30Z" />)
  expect(screen.getByText('59 min ago')).toHaveAttribute('datetime', '2026-11-20T11:00:30.000Z')

  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('1 h ago')).toBeInTheDocument()

  act(() => void vi.advanceTimersByTime(24 * 3_600_000))
  expect(screen.getByText('Nov 20, 2026')).toBeInTheDocument()
  expect(vi.getTimerCount()).toBe(0)
})

test('all times of a screen share one timer, which ends with the last of them', () => {
  const times = (values: string[]) => values.map((value) => <RelativeTime key={value} value={value} />)
  const { rerender } = render(<>{times(['2026-11-20T11:40:00Z', '2026-11-20T11:50:00Z'])}</>)
  expect(vi.getTimerCount()).toBe(1)
  rerender(<>{times(['2026-11-20T11:50:00Z'])}</>)
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('11 min ago')).toBeInTheDocument()
  rerender(<></>)
  expect(vi.getTimerCount()).toBe(0)
})

test('how long ago is counted by the clock of the platform, of what happened on this device by its own', () => {
  onTestFinished(() => comparePlatformClock(new Date().toUTCString()))
  comparePlatformClock(new Date(Date.now() - 3 * 3_600_000).toUTCString())
  const { rerender } = render(<RelativeTime value="2026-11-20T08:40:00Z" />)
  expect(screen.getByText('20 min ago')).toBeInTheDocument()
  rerender(<RelativeTime key="local" value="2026-11-20T11:40:00Z" local />)
  expect(screen.getByText('20 min ago')).toBeInTheDocument()
})

test('an older time, shown as a date, starts no timer', () => {
  render(<RelativeTime value="2026-11-02T11:00:00Z" />)
  expect(screen.getByText('Nov 2, 2026')).toHaveAttribute(
    'title',
    expect.stringContaining('2026-11-02 11:00:00 UTC'),
  )
  expect(vi.getTimerCount()).toBe(0)
})

test('a missing or malformed time is drawn without a <time> element', () => {
  const { container } = render(<RelativeTime value={null} />)
  expect(container).toHaveTextContent('N/A')
  expect(container.querySelector('time')).toBeNull()
})
