import { randomUUID } from 'node:crypto'
import { jobs, workflows } from '../schema'
import type { Source } from '../schema'
import type { Db, Tx } from '../db'
import { firstDue } from './machine'

/** A workflow about to run. */
export interface Run {
  source: Source
  /** As people read it. */
  name: string
  organization_id: string | null
  cluster_id: string | null
  namespace: string | null
  steps: readonly { job_type: string; max_retries?: number }[]
}

/** Writes a run with a job for each step, of which the first is due. Gives the run's id. */
export function startRun(db: Db | Tx, { source, name, steps, ...target }: Run, now: Date): string {
  const workflow_id = randomUUID()
  const moment = now.toISOString()
  db.insert(workflows)
    .values({
      workflow_id,
      source,
      workflow_type: name.toLowerCase().replaceAll(/\W+/g, '_'),
      organization_id: target.organization_id,
      cluster_id: target.cluster_id,
      description: name,
      created_at: moment,
    })
    .run()
  const rows = steps.map((step, index) => ({
    ...target,
    ...step,
    job_id: randomUUID(),
    source,
    workflow_id,
    status: 'pending' as const,
    sequence_number: index + 1,
    created_at: moment,
    updated_at: moment,
    due_at: index === 0 ? firstDue(now) : null,
  }))
  if (rows.length > 0) db.insert(jobs).values(rows).run()
  return workflow_id
}
