import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { ReadCoverage } from './ReadCoverage'

test('a second press of Search further does not stop what the first has begun', () => {
  const onStop = vi.fn<() => void>()
  function Reading() {
    const [reading, setReading] = useState(false)
    return (
      <ReadCoverage
        coverage={{ kind: 'read', found: 1, seen: 500, of: 'jobs', back: '2025-11-20T09:14:00Z' }}
        reading={reading}
        onFurther={() => setReading(true)}
        onStop={onStop}
      />
    )
  }
  render(<Reading />)
  const button = screen.getByRole('button', { name: 'Search further' })
  fireEvent.click(button)
  expect(button).toHaveTextContent('Stop')
  fireEvent.click(button)
  expect(onStop).not.toHaveBeenCalled()
})
