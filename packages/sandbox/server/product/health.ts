import { and, eq, lte } from 'drizzle-orm'
import { clusters } from '../schema'
import type { Db } from '../db'
import { createRandom } from '../seed/random'

// Health that changes now and then. Like jobs, clusters are looked at by whoever asks first, each one a while after
// it was last looked at; what is found depends on the cluster and the moment alone, so a set clock tells one story.

/** One look in this many finds a cluster unhealthy; the next look usually finds it well again. */
const oneIn = 7

/** Looks at every cluster whose last look is `everyMinutes` old, at the moment it fell due; 0 lets all stay as they are. */
export function measureClusters(db: Db, now: Date, everyMinutes: number): void {
  if (everyMinutes <= 0) return
  const every = everyMinutes * 60_000
  const due = db
    .select()
    .from(clusters)
    .where(
      and(
        eq(clusters.archived, false),
        lte(clusters.checked_at, new Date(now.getTime() - every).toISOString()),
      ),
    )
    .all()

  for (const { id, name, checked_at } of due) {
    if (!checked_at) continue // a new one waits for its first look: §4 Clusters
    const last = Date.parse(checked_at)
    // A sandbox that slept is not told of every look it missed, only of the latest.
    const moment = last + Math.floor((now.getTime() - last) / every) * every
    db.update(clusters)
      .set({ healthy: isWell(name, moment), checked_at: new Date(moment).toISOString() })
      .where(eq(clusters.id, id))
      .run()
  }
}

function isWell(name: string, moment: number): boolean {
  const seed = Buffer.from(name).reduce((sum, byte) => Math.imul(sum, 31) + byte, moment >>> 0)
  return createRandom(seed).below(oneIn) !== 0
}
