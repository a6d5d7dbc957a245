import { fn } from 'storybook/test'
import { ready, type Loadable } from '../../lib'
import type { JobStatus } from '../status'
import type { HeldList } from '../WaitingRows'

/** A list in which nothing waits. */
export const nothingHeld = (): HeldList => ({ waiting: 0, onShow: fn(), onPresence: fn() })

const stories: JobStatus[][] = [
  ['completed', 'failed', 'pending'],
  ['completed', 'running', 'pending'],
  ['completed', 'completed'],
]

/** The statuses of steps, one of three for each workflow in turn. */
export const statusesOf = (workflows: readonly { workflow_id: string }[]) =>
  Object.fromEntries(
    workflows.map(({ workflow_id }, index): [string, Loadable<JobStatus[]>] => [
      workflow_id,
      ready(stories[index % stories.length] ?? []),
    ]),
  )
