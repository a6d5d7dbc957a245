import { render, screen } from '@testing-library/react'
import { JobFailures } from './JobFailures'

test('a job that was refused without words is told by its name alone', () => {
  const failed = { message: 'Failed to restart job. Please try again.' }
  const failures = [
    { job: 'deploy_studio 6f0cea34', failure: failed },
    { job: 'verify_backup 41d2b7aa', failure: { ...failed, reason: 'No room left.' } },
  ]
  render(<JobFailures failures={failures} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'deploy_studio 6f0cea34',
    'verify_backup 41d2b7aa: No room left.',
  ])
})
