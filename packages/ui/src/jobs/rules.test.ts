import {
  actionInWorkflow,
  actionOnScreen,
  canRestart,
  isActive,
  isWorkflowMoving,
  overallStatus,
  whyNotInWorkflow,
  whyNotOnScreen,
} from './rules'
import { isMoving, JOB_STATUSES, statusLabel, type JobStatus } from './status'

// A map, so that a new status fails to compile here until it has its answers.
const expected: Record<JobStatus, { label: string; onScreen: string; inWorkflow: string; active: boolean }> =
  {
    pending: { label: 'Pending', onScreen: 'cancel', inWorkflow: 'cancel', active: true },
    queued: { label: 'Pending', onScreen: 'cancel', inWorkflow: 'cancel', active: true },
    running: { label: 'Running', onScreen: 'none', inWorkflow: 'cancel', active: true },
    in_progress: { label: 'Running', onScreen: 'cancel', inWorkflow: 'cancel', active: true },
    processing: { label: 'Running', onScreen: 'cancel', inWorkflow: 'cancel', active: true },
    retrying: { label: 'Retrying', onScreen: 'cancel', inWorkflow: 'none', active: false },
    completed: { label: 'Completed', onScreen: 'none', inWorkflow: 'none', active: false },
    success: { label: 'Completed', onScreen: 'none', inWorkflow: 'none', active: false },
    failed: { label: 'Failed', onScreen: 'restart', inWorkflow: 'restart', active: false },
    error: { label: 'Failed', onScreen: 'restart', inWorkflow: 'restart', active: false },
    cancelled: { label: 'Cancelled', onScreen: 'restart', inWorkflow: 'restart', active: false },
    unknown: { label: 'Unknown', onScreen: 'none', inWorkflow: 'none', active: false },
  }
const statuses = Object.keys(expected) as JobStatus[]

test.each(statuses)('what a job that is %s reads as, and what can be done about it', (status) => {
  expect({
    label: statusLabel(status),
    onScreen: actionOnScreen(status) ?? 'none',
    inWorkflow: actionInWorkflow(status) ?? 'none',
    active: isActive(status),
  }).toEqual(expected[status])
})

test.each<[string, JobStatus[], boolean]>([
  ['unknown', [], true],
  ['failed', ['completed', 'failed', 'running'], true],
  ['failed', ['completed', 'error', 'pending'], false],
  ['running', ['completed', 'running', 'pending'], true],
  ['running', ['in_progress'], true],
  ['running', ['completed', 'pending'], true],
  ['running', ['completed', 'cancelled', 'pending'], false],
  ['completed', ['completed', 'success'], false],
  ['pending', ['completed', 'cancelled'], false],
  ['pending', ['completed', 'retrying'], true],
  ['pending', ['completed', 'unknown'], true],
])('overall %s: %j; it moves: %j', (overall, of, moves) => {
  expect(overallStatus(of)).toBe(overall)
  expect(isWorkflowMoving(of)).toBe(moves)
})

test('a workflow can be restarted when something in it failed or was cancelled', () => {
  const restartable = statuses.filter((status) => canRestart(['completed', status]))
  expect(restartable).toEqual(['failed', 'error', 'cancelled'])
})

test('a job that has not ended can be cancelled, or it is said why not', () => {
  for (const status of JOB_STATUSES.filter(isMoving)) {
    const told = whyNotOnScreen({ status, workflow_id: null })
    expect(told === undefined).toBe(actionOnScreen(status) === 'cancel')
    expect(whyNotInWorkflow(status) === undefined).toBe(actionInWorkflow(status) === 'cancel')
  }
  expect(whyNotOnScreen({ status: 'running', workflow_id: 'w' })).toBe('Cancel it in its workflow')
  expect(whyNotOnScreen({ status: 'completed', workflow_id: 'w' })).toBeUndefined()
})
