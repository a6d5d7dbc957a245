import { sql } from 'drizzle-orm'
import type { Tx } from '../db'
import { companies, departments } from './names'

/**
 * Further organizations, each half an hour older than the one before, to see how the console bears large numbers.
 * The database makes them up itself: a hundred thousand rows take many seconds to hand over and one to compute.
 */
export function seedCrowd(tx: Tx, newest: string, count: number): void {
  if (count <= 0) return
  const list = (items: readonly string[]) => sql`(SELECT key, value FROM json_each(${JSON.stringify(items)}))`
  // A multiplication by a large odd number scatters what the running number would put side by side.
  const scattered = sql.raw('((number * 2654435761) & 4294967295)')
  const id = (kind: string) => sql`printf('%08x-${sql.raw(kind)}-4000-a000-%012x', ${scattered}, number)`
  const numbers = sql`numbers(number) AS (
    SELECT 1 UNION ALL SELECT number + 1 FROM numbers WHERE number < ${count}
  )`
  const created = sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${newest}, '-' || (number * 30) || ' minutes')`

  // One organization in ten holds no plan.
  tx.run(sql`
    WITH RECURSIVE ${numbers},
      held AS (SELECT row_number() OVER (ORDER BY created_at, id) - 1 AS place, * FROM plans)
    INSERT INTO organizations (id, email, created_at, plan_id, used_tools, used_agents, used_groups)
    SELECT ${id('0000')},
      departments.value || '@' || companies.value || '-' || number || '.example',
      ${created},
      held.id,
      ${scattered} % (coalesce(held.max_tools, 2) + 1),
      ${scattered} % (coalesce(held.max_agents, 1) + 1),
      ${scattered} % (coalesce(held.max_groups, 1) + 1)
    FROM numbers
    JOIN ${list(departments)} AS departments ON departments.key = ${scattered} / 64 % ${departments.length}
    JOIN ${list(companies)} AS companies ON companies.key = ${scattered} / 512 % ${companies.length}
    LEFT JOIN held ON number % 10 > 0 AND held.place = ${scattered} / 32768 % (SELECT count(*) FROM plans)
  `)
  tx.run(sql`
    WITH RECURSIVE ${numbers},
      open AS (SELECT row_number() OVER (ORDER BY name) - 1 AS place, id FROM clusters WHERE archived = 0)
    INSERT INTO namespaces (id, name, organization_id, cluster_id, created_at)
    SELECT ${id('0001')},
      companies.value || '-' || number,
      ${id('0000')},
      open.id,
      ${created}
    FROM numbers
    JOIN ${list(companies)} AS companies ON companies.key = ${scattered} / 512 % ${companies.length}
    JOIN open ON open.place = ${scattered} / 32768 % (SELECT count(*) FROM clusters WHERE archived = 0)
  `)
}
