import { eq, type SQL } from 'drizzle-orm'
import { clusters, dashboards, namespaces, organizations, plans } from '../schema'
import type { Db } from '../db'
import type { Schema } from './handlers'
import { usageAt } from './usage'

type Usage = Schema<'Usage'>

/** Organizations with everything the contract's `Organization` joins in; callers add where, order and limit. */
export function selectOrganizations(db: Db) {
  return db
    .select({
      id: organizations.id,
      email: organizations.email,
      created_at: organizations.created_at,
      is_active: organizations.is_active,
      plan_id: organizations.plan_id,
      plan_name: plans.name,
      namespace_name: namespaces.name,
      cluster_name: clusters.name,
      cluster_region: clusters.region,
      additional_tools: organizations.additional_tools,
      additional_agents: organizations.additional_agents,
      additional_group_graphs: organizations.additional_group_graphs,
      additional_groups: organizations.additional_groups,
    })
    .from(organizations)
    .leftJoin(plans, eq(plans.id, organizations.plan_id))
    .leftJoin(namespaces, eq(namespaces.organization_id, organizations.id))
    .leftJoin(clusters, eq(clusters.id, namespaces.cluster_id))
}

export const readOrganization = (db: Db, id: string) =>
  selectOrganizations(db).where(eq(organizations.id, id)).get()

/** Namespaces with their cluster and organization. */
export function readNamespaces(db: Db, where?: SQL): Schema<'Namespace'>[] {
  return db
    .select({
      id: namespaces.id,
      name: namespaces.name,
      organization_id: namespaces.organization_id,
      created_at: namespaces.created_at,
      cluster_id: namespaces.cluster_id,
      region: clusters.region,
      cluster: { id: clusters.id, name: clusters.name, region: clusters.region },
      organization: { email: organizations.email, plan: plans.name },
    })
    .from(namespaces)
    .innerJoin(clusters, eq(clusters.id, namespaces.cluster_id))
    .innerJoin(organizations, eq(organizations.id, namespaces.organization_id))
    .leftJoin(plans, eq(plans.id, organizations.plan_id))
    .where(where)
    .orderBy(namespaces.name)
    .all()
}

export const readDashboards = (db: Db, organizationId: string) =>
  db
    .select({ id: dashboards.id, name: dashboards.name, url: dashboards.url })
    .from(dashboards)
    .where(eq(dashboards.organization_id, organizationId))
    .orderBy(dashboards.url)
    .all()

/** The plan an organization holds, or undefined: no such organization, or one without a plan. */
export const readPlanOf = (db: Db, organizationId: string) =>
  db
    .select({
      name: plans.name,
      max_groups: plans.max_groups,
      max_agents: plans.max_agents,
      max_tools: plans.max_tools,
      max_group_graphs: plans.max_group_graphs,
    })
    .from(organizations)
    .innerJoin(plans, eq(plans.id, organizations.plan_id))
    .where(eq(organizations.id, organizationId))
    .get()

/** What an organization uses against plan plus allowances; without a plan there is no limit to name. */
export function readUtilization(
  db: Db,
  organizationId: string,
  now: Date,
): Schema<'Utilization'> | undefined {
  const row = db.select().from(organizations).where(eq(organizations.id, organizationId)).get()
  if (!row) return undefined
  const plan = readPlanOf(db, organizationId)
  const usage = (recorded: number, limit: number | undefined, extra: number): Usage => {
    const max = limit === undefined ? 'N/A' : limit + extra
    return { current: usageAt(now, organizationId, recorded, max), max }
  }
  return {
    agents: usage(row.used_agents, plan?.max_agents, row.additional_agents),
    tools: usage(row.used_tools, plan?.max_tools, row.additional_tools),
    groups: usage(row.used_groups, plan?.max_groups, row.additional_groups),
  }
}
