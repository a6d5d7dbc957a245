const MINUTE = 60_000

/** How far use strays from what an organization is recorded to use, minute by minute, and back again. */
const SWING = [0, 1, 1, 2, 1, 0, -1, -1] as const

/**
 * Use that moves: people start and stop things all day. It follows from the organization and the minute alone, so the
 * same moment always reads the same. It never climbs above the limit by itself; what is above it already (after a
 * change to a smaller plan) goes no higher.
 */
export function usageAt(now: Date, organizationId: string, recorded: number, limit: number | 'N/A'): number {
  const minute = Math.floor(now.getTime() / MINUTE) + phaseOf(organizationId)
  const swung = recorded + (SWING[minute % SWING.length] ?? 0)
  const most = limit === 'N/A' ? recorded + 2 : Math.max(limit, recorded)
  return Math.min(Math.max(swung, 0), most)
}

/** So that organizations do not all move at once. */
const phaseOf = (organizationId: string) => Number.parseInt(organizationId.slice(0, 4), 16) || 0
