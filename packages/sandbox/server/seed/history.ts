import { sql } from 'drizzle-orm'
import type { Tx } from '../db'
import { jobs, type JobStatus, type Source } from '../schema'
import { createRandom, type Ago } from './random'
import type { Target } from './work'

/** Rows of one insert. */
const BATCH = 10_000

const types: Record<Source, readonly string[]> = {
  organization: ['restart_backend', 'refresh_certificates', 'rebuild_index', 'back_up_database'],
  cluster: ['collect_diagnostics', 'rotate_nodes', 'check_health'],
}

/** That many jobs of days gone by, one each ten minutes; most of them went well. */
export function seedHistory(tx: Tx, ago: Ago, targets: Record<Source, readonly Target[]>, count = 0): void {
  const random = createRandom(count)
  for (let start = 0; start < count; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, count - start) }, (_, index) => {
      // Older than all that the first day tells.
      const minutes = 4000 + (start + index) * 10
      const source: Source = random.chance(0.8) ? 'organization' : 'cluster'
      const status: JobStatus = random.chance(0.95)
        ? 'completed'
        : random.chance(0.7)
          ? 'failed'
          : 'cancelled'
      return {
        ...random.pick(targets[source]),
        job_id: random.uuid(),
        source,
        job_type: random.pick(types[source]),
        status,
        retries: status === 'failed' ? 3 : 0,
        error_message: status === 'failed' ? 'timed out waiting for the condition' : null,
        created_at: ago({ minutes }),
        updated_at: ago({ minutes: minutes - 5 }),
      }
    })
    insert(tx, rows)
  }
}

const columns = [
  'job_id',
  'source',
  'job_type',
  'status',
  'organization_id',
  'cluster_id',
  'namespace',
  'retries',
  'error_message',
  'created_at',
  'updated_at',
] as const

/** One value for each statement, not one for each cell: ten times as fast. */
function insert(tx: Tx, rows: readonly Record<(typeof columns)[number], unknown>[]) {
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  const values = sql.join(
    columns.map((name) => sql`value ->> ${name}`),
    sql`, `,
  )
  tx.run(sql`INSERT INTO ${jobs} (${names}) SELECT ${values} FROM json_each(${JSON.stringify(rows)})`)
}
