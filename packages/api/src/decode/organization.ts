import * as v from 'valibot'
import type { Dashboard, Organization, UserOrganization, Utilization } from '../models'
import { count, flag, id, optionalText, text, time } from './fields'

export const organization = v.pipe(
  v.object({
    id,
    email: id,
    created_at: time,
    is_active: flag,
    plan_id: optionalText,
    plan_name: optionalText,
    planDetails: v.fallback(v.nullable(v.object({ name: optionalText })), null),
    namespace_name: optionalText,
    cluster_name: optionalText,
    cluster_region: optionalText,
    additional_tools: count,
    additional_agents: count,
    additional_group_graphs: count,
    additional_groups: count,
  }),
  v.transform(({ planDetails, ...rest }): Organization => ({
    ...rest,
    plan_name: rest.plan_name ?? planDetails?.name ?? null,
  })),
)

/** §3: the wire's names mapped to id, email, is_active, created_at and plan. */
export const userOrganization = v.pipe(
  v.object({
    organization_id: id,
    organization_email: id,
    organization_active: flag,
    created_at: time,
    plan_name: optionalText,
  }),
  v.transform((wire): UserOrganization => ({
    id: wire.organization_id,
    email: wire.organization_email,
    is_active: wire.organization_active,
    created_at: wire.created_at,
    plan: wire.plan_name,
  })),
)

/** An address that is none stays, so that it can be seen and mended; it is shown as text. */
export const dashboard: v.GenericSchema<unknown, Dashboard> = v.object({ id, name: optionalText, url: text })

const usage = v.object({
  current: count,
  max: v.fallback(v.union([v.pipe(v.number(), v.finite()), v.literal('N/A')]), 'N/A'),
})
const unknownUsage = { current: 0, max: 'N/A' } as const
const optionalUsage = v.nullish(usage, null)

/** A resource the platform does not count reads as the specification's fallback (§8); none at all is malformed. */
export const utilization = v.pipe(
  v.object({ agents: optionalUsage, tools: optionalUsage, groups: optionalUsage }),
  v.check(({ agents, tools, groups }) => Boolean(agents ?? tools ?? groups), 'No resource found'),
  v.transform(({ agents, tools, groups }): Utilization => ({
    agents: agents ?? unknownUsage,
    tools: tools ?? unknownUsage,
    groups: groups ?? unknownUsage,
  })),
)
