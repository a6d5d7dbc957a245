import { act, render } from '@testing-library/react'
import { StatusBanner, type PageStatus } from './StatusBanner'

test('as much room as the banner needs is left for it, and none once it is gone', () => {
  let measure = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        measure = callback
      }
      observe() {
        measure()
      }
      disconnect() {
        measure = () => {}
      }
    },
  )
  const height = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64)
  const room = () => document.documentElement.style.getPropertyValue('--banner-room')
  const banner = (status?: PageStatus) => <StatusBanner status={status} onReload={() => {}} />
  const { rerender } = render(banner())
  expect(room()).toBe('')
  rerender(banner('offline'))
  expect(room()).toBe('calc(64px + var(--space-3))')
  height.mockReturnValue(150)
  act(() => measure())
  expect(room()).toBe('calc(150px + var(--space-3))')
  rerender(banner())
  expect(room()).toBe('')
  vi.unstubAllGlobals()
})
