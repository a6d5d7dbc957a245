import { jobStatuses, type JobStatus, type Source } from '../schema'
import type { customWorkflows, customWorkflowSteps, jobs, workflows } from '../schema'
import { workflowKinds } from './catalogue'
import type { Ago, Random } from './random'

/** What work is done on. */
export interface Target {
  organization_id: string | null
  cluster_id: string
  namespace: string | null
}

const failures = [
  'quota exceeded: persistentvolumeclaims',
  'timed out waiting for the condition',
  'ImagePullBackOff: registry.example/backend:2.8.1 not found',
  'connection refused: postgres-0:5432',
] as const

const slug = (name: string) => name.toLowerCase().replaceAll(' ', '_')

/** The statuses of a run's steps: a run that has stopped or stands still never ran what comes after. */
function story(random: Random, length: number): JobStatus[] {
  const reached = random.below(length)
  const outcome = random.pick(['done', 'done', 'done', 'failed', 'cancelled', 'running', 'pending'] as const)
  return Array.from({ length }, (_, step): JobStatus => {
    if (outcome === 'done') return random.chance(0.8) ? 'completed' : 'success'
    if (step < reached) return 'completed'
    return step === reached ? outcome : 'pending'
  })
}

/** Runs of workflows with a job for each step, and single jobs in every status there is. */
export function seedWork(random: Random, ago: Ago, targets: Record<Source, Target[]>) {
  const workflowRows: (typeof workflows.$inferInsert)[] = []
  const jobRows: (typeof jobs.$inferInsert)[] = []

  const addJob = (
    source: Source,
    target: Target,
    job_type: string,
    status: JobStatus,
    minutes: number,
    step?: { workflow_id: string; sequence_number: number },
  ) => {
    const failed = status === 'failed' || status === 'error'
    jobRows.push({
      ...target,
      ...step,
      job_id: random.uuid(),
      source,
      job_type,
      status,
      retries: failed ? 3 : status === 'retrying' ? random.between(1, 2) : 0,
      error_message: failed ? random.pick(failures) : status === 'retrying' ? failures[1] : null,
      created_at: ago({ minutes, seconds: random.below(60) }),
      updated_at: ago({ minutes: Math.max(0, minutes - random.between(1, 8)) }),
    })
  }

  const addRuns = (source: Source, count: number) => {
    const kinds = workflowKinds.filter(({ target, enabled }) => target === source && enabled)
    for (let run = 0; run < count; run += 1) {
      const kind = random.pick(kinds)
      const target = random.pick(targets[source])
      const minutes = 20 + run * random.between(60, 200)
      const workflow_id = random.uuid()
      workflowRows.push({
        workflow_id,
        source,
        workflow_type: slug(kind.name),
        organization_id: target.organization_id,
        cluster_id: target.cluster_id,
        description: kind.name,
        created_at: ago({ minutes }),
      })
      const statuses = story(random, kind.steps.length)
      kind.steps.forEach((job_type, index) =>
        addJob(source, target, job_type, statuses[index] ?? 'pending', minutes, {
          workflow_id,
          sequence_number: index + 1,
        }),
      )
    }
  }

  const addSingles = (source: Source, rounds: number, types: readonly string[]) => {
    for (let round = 0; round < rounds; round += 1)
      jobStatuses.forEach((status, index) =>
        addJob(
          source,
          random.pick(targets[source]),
          random.pick(types),
          status,
          3 + round * 400 + index * random.between(5, 30),
        ),
      )
  }

  addRuns('organization', 26)
  addRuns('cluster', 14)
  addSingles('organization', 8, ['restart_backend', 'refresh_certificates', 'rebuild_index', 'verify_backup'])
  addSingles('cluster', 3, ['collect_diagnostics', 'rotate_nodes'])
  return { workflows: workflowRows, jobs: jobRows }
}

/** The workflows administrators can run by hand, with their steps. */
export function seedDefinitions(random: Random) {
  const definitionRows: (typeof customWorkflows.$inferInsert)[] = []
  const stepRows: (typeof customWorkflowSteps.$inferInsert)[] = []
  for (const { name, description, target, enabled, byHand, steps } of workflowKinds) {
    if (!byHand) continue
    const workflow_id = random.uuid()
    definitionRows.push({
      workflow_id,
      display_name: name,
      description,
      target_type: target,
      is_enabled: enabled,
    })
    steps.forEach((job_type, index) =>
      stepRows.push({ step_id: random.uuid(), workflow_id, sequence_number: index + 1, job_type }),
    )
  }
  return { definitions: definitionRows, steps: stepRows }
}
