import * as v from 'valibot'
import { count } from './fields'
import { wireObject, type Schemas } from './wire'

/** How much of one resource is used. */
export const Usage = wireObject<Schemas['Usage']>()({
  current: count,
  /** The limit, or `N/A` where none is known. */
  max: v.fallback(v.union([v.pipe(v.number(), v.finite()), v.literal('N/A')]), 'N/A'),
})
export type Usage = v.InferOutput<typeof Usage>

const unknownUsage: Usage = { current: 0, max: 'N/A' }
const optionalUsage = v.nullish(Usage, null)

/**
 * Resources used against their limits. A resource that the platform does not count reads as 0 of N/A (§8.6); an answer
 * without any resource is malformed. Read with `user`, `organization` and `organizations.getUtilization`.
 */
export const Utilization = v.pipe(
  wireObject<Schemas['Utilization']>()({
    agents: optionalUsage,
    tools: optionalUsage,
    groups: optionalUsage,
    group_graphs: optionalUsage,
  }),
  v.check(({ agents, tools, groups }) => Boolean(agents ?? tools ?? groups), 'No resource found'),
  v.transform(({ agents, tools, groups, group_graphs }) => ({
    agents: agents ?? unknownUsage,
    tools: tools ?? unknownUsage,
    groups: groups ?? unknownUsage,
    /** Null on a platform that does not count them (§15.7, `utilization.group-graphs`). */
    group_graphs,
  })),
)
export type Utilization = v.InferOutput<typeof Utilization>
