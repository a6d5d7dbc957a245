import { fireEvent, render, screen } from '@testing-library/react'
import { RunButton } from './RunButton'
import type { RunStatus } from './run'

test.each<RunStatus>(['error', 'unknown'])(
  'a second press does not run once more what ended meanwhile: %s',
  (status) => {
    const onRun = vi.fn<() => void>()
    const button = (shown: RunStatus) => (
      <RunButton status={shown} label="Run Job" name="Verify backup" onRun={onRun} />
    )
    const { rerender } = render(button('idle'))
    fireEvent.click(screen.getByRole('button'))
    rerender(button('running'))
    rerender(button(status))
    fireEvent.click(screen.getByRole('button'))
    expect(onRun).toHaveBeenCalledOnce()
    expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  },
)
