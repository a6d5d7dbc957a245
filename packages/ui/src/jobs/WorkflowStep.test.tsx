import { render, screen } from '@testing-library/react'
import { WorkflowStep, type WorkflowStepJob } from './WorkflowStep'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString()

/** A step whose second and last try was not closed. */
const unclosed = (own: Partial<WorkflowStepJob>): WorkflowStepJob => ({
  job_id: '3f2a90c1-0000-4000-8000-000000000000',
  job_type: 'deploy_studio',
  status: 'failed',
  raw_status: 'failed',
  retries: 1,
  max_retries: 3,
  error_message: null,
  created_at: at(0),
  updated_at: at(9),
  sequence_number: 1,
  started_at: at(0),
  finished_at: null,
  attempts: [1, 2].map((number) => ({
    number,
    started_at: at(number * 2),
    finished_at: number === 1 ? at(3) : null,
    status: 'failed' as const,
    raw_status: 'failed',
    error: null,
  })),
  ...own,
})

test.each([
  ['the step has ended, nobody knows when', {}, /^Attempt 2Started Nov 20, 20261 of 3 retries$/],
  ['it ended with its step', { finished_at: at(8) }, /Ended Nov 20, 2026Took 4 min1 of 3/],
  ['it runs', { status: 'running', raw_status: 'running' }, /^Attempt 2Started Nov 20, 2026Running for /],
] satisfies [string, Partial<WorkflowStepJob>, RegExp][])(
  'a last try without an end: %s',
  (_, own, words) => {
    render(
      <WorkflowStep
        step={unclosed(own)}
        place={0}
        times={{ kind: 'unknown' }}
        timeline={null}
        onAction={() => {}}
      />,
    )
    expect(screen.getByText('Attempt 2').parentElement).toHaveTextContent(words)
  },
)
