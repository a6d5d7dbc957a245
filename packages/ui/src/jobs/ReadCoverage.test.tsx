import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { coverageText, ReadCoverage } from './ReadCoverage'

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

test('of all jobs a coverage tells only where no time bounds them', () => {
  const read = { kind: 'read' as const, found: 7, seen: 49, of: 'jobs on fra-1', back: null }
  const [since, until] = ['2025-11-18T09:14:00Z', '2025-11-19T10:14:00Z']
  const day = (date: number) => `Nov ${date}, 2025, \\d\\d:14`
  expect(coverageText(read)).toBe('7 of all 49 jobs on fra-1')
  expect(coverageText({ ...read, since })).toMatch(new RegExp(`^7 of 49 jobs on fra-1 since ${day(18)}$`))
  expect(coverageText({ ...read, since, until })).toMatch(
    new RegExp(`^7 of 49 jobs on fra-1 since ${day(18)} until ${day(19)}$`),
  )
  // What was read of them has not come to their beginning.
  expect(coverageText({ ...read, since, until, back: since })).toMatch(
    new RegExp(`^7 of the latest 49 jobs on fra-1 until ${day(19)}, back to ${day(18)}$`),
  )
})
