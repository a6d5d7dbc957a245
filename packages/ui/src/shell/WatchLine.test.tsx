import { act, render, screen } from '@testing-library/react'
import { WatchLine } from './WatchLine'

beforeEach(() => void vi.useFakeTimers({ now: new Date(2026, 10, 20, 23, 59, 30) }))
afterEach(() => void vi.useRealTimers())

const line = (asOf: string | null) => (
  <WatchLine
    watched={{ clusters: null, failedByHour: null, failedProvisionings: null, overLimit: null }}
    asOf={asOf}
    hrefs={{ clusters: '/a', failures: '/b', provisionings: '/c', overLimit: '/d' }}
    offline
  />
)

test('what was read before midnight has its day from then on, also where nothing is drawn anew', () => {
  const { rerender } = render(line(new Date(2026, 10, 20, 9, 14).toISOString()))
  expect(screen.getByText('Offline, as of 09:14')).toBeInTheDocument()
  act(() => void vi.advanceTimersByTime(60_000))
  expect(screen.getByText('Offline, as of Nov 20, 09:14')).toBeInTheDocument()
  expect(screen.getByText(/, as of Nov 20, 09:14\.$/)).toBeInTheDocument()
  rerender(line(null))
  expect(vi.getTimerCount()).toBe(0)
})
