import { render } from '@testing-library/react'
import { comparePlatformClock } from '../lib'
import { Duration } from './Duration'

test('a running step counts by the clock of the platform, whatever that of the visitor says', () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T15:00:00Z') })
  onTestFinished(() => {
    comparePlatformClock(new Date().toUTCString())
    vi.useRealTimers()
  })
  comparePlatformClock(new Date('2026-11-20T12:00:00Z').toUTCString())
  const { container } = render(<Duration from="2026-11-20T11:59:15Z" to={null} />)
  expect(container).toHaveTextContent(/^45 s$/)
})
