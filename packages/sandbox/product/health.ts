import type { ProductStore } from './records'
import { createRandom } from './random'

// Health that changes now and then. Like jobs, clusters are looked at by whoever asks first, each one a while after
// it was last looked at; what is found depends on the cluster and the moment alone, so a set clock tells one story.

/** One look in this many finds a cluster unhealthy; the next look usually finds it well again. */
const oneIn = 7

/** Looks at every cluster whose last look is `everyMinutes` old, at the moment it fell due; 0 lets all stay as they are. */
export function measureClusters(store: ProductStore, now: Date, everyMinutes: number): void {
  if (everyMinutes <= 0) return
  const every = everyMinutes * 60_000
  for (const { id, name, checked_at } of store.clusters.where('archived', false)) {
    if (!checked_at) continue // a new one waits for its first look: §4.10 Clusters
    const last = Date.parse(checked_at)
    if (now.getTime() - last < every) continue
    // A sandbox that slept is not told of every look it missed, only of the latest.
    const moment = last + Math.floor((now.getTime() - last) / every) * every
    store.clusters.patch(id, { healthy: isWell(name, moment), checked_at: new Date(moment).toISOString() })
  }
}

function isWell(name: string, moment: number): boolean {
  const seed = new TextEncoder().encode(name).reduce((sum, byte) => Math.imul(sum, 31) + byte, moment >>> 0)
  return createRandom(seed).below(oneIn) !== 0
}
