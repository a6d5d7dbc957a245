import { fireEvent, render } from '@testing-library/react'
import { TurningMark } from './TurningMark'

test('the wheel ends the turn that it has begun, and begins another when something is read again', () => {
  const { container, rerender } = render(<TurningMark turning={false} />)
  const wheel = container.firstElementChild as Element
  expect(wheel).not.toHaveAttribute('data-turns')

  rerender(<TurningMark turning />)
  expect(wheel).toHaveAttribute('data-turns')
  fireEvent.animationIteration(wheel)
  expect(wheel).toHaveAttribute('data-turns')

  rerender(<TurningMark turning={false} />)
  expect(wheel).toHaveAttribute('data-turns')
  fireEvent.animationIteration(wheel)
  expect(wheel).not.toHaveAttribute('data-turns')

  rerender(<TurningMark turning />)
  expect(wheel).toHaveAttribute('data-turns')
})
