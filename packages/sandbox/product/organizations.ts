import { asUserPlan, namespaceJoins, organizationJoins } from '../fixtures'
import { by, narrow, pageOf } from './lists'
import type { Conditions, Some } from './operation'
import type { NamespaceRow, OrganizationRow, ProductStore, Schema } from './records'
import { found, unprocessable } from './refusal'
import { usageAt } from './usage'

const requireRow = (store: ProductStore, id: string) =>
  found(store.organizations.get(id), 'Organization', 'organization_not_found')

export const namespaceOf = (store: ProductStore, organizationId: string): NamespaceRow | undefined =>
  store.namespaces.first('organization_id', organizationId)

/** An organization with its plan and place joined in. */
export const showOrganization =
  (store: ProductStore) =>
  ({
    used_tools: _tools,
    used_agents: _agents,
    used_groups: _groups,
    used_group_graphs: _graphs,
    ...row
  }: OrganizationRow): Schema<'Organization'> => {
    const plan = store.plans.get(row.plan_id)
    const namespace = namespaceOf(store, row.id)
    const cluster = store.clusters.get(namespace?.cluster_id)
    return { ...row, ...organizationJoins(plan, namespace, cluster) }
  }

export const showNamespace =
  (store: ProductStore) =>
  (row: NamespaceRow): Schema<'Namespace'> => {
    const cluster = found(store.clusters.get(row.cluster_id), 'Cluster')
    const organization = requireRow(store, row.organization_id)
    const plan = store.plans.get(organization.plan_id)
    return { ...row, ...namespaceJoins(organization, plan?.name ?? null, cluster) }
  }

export const dashboardsOf = (store: ProductStore, organizationId: string): Schema<'Dashboard'>[] =>
  store.dashboards
    .where('organization_id', organizationId)
    .map(({ organization_id: _owner, ...dashboard }) => dashboard)

/** The plan an organization holds, as its members see it; undefined without one. */
export function planOf(store: ProductStore, organizationId: string): Schema<'UserPlan'> | undefined {
  const plan = store.plans.get(store.organizations.get(organizationId)?.plan_id)
  return plan && asUserPlan(plan)
}

/** Gives an organization another plan, or none. A change that it had scheduled is off then: it was agreed to for the old one. */
export function assignPlan(
  store: ProductStore,
  organizationId: string,
  plan_id: string | null,
): OrganizationRow {
  if (store.organizations.get(organizationId)?.plan_id !== plan_id) store.planChanges.delete(organizationId)
  return store.organizations.patch(organizationId, { plan_id })
}

/** What an organization uses against plan plus allowances; without a plan there is no limit to name. */
export function utilizationOf(
  store: ProductStore,
  organizationId: string,
  now: Date,
  { usageMoves, without }: Pick<Conditions, 'usageMoves' | 'without'>,
): Schema<'Utilization'> | undefined {
  const row = store.organizations.get(organizationId)
  if (!row) return undefined
  const plan = planOf(store, organizationId)
  const usage = (used: number, limit: number | undefined, extra: number): Schema<'Usage'> => {
    const max = limit === undefined ? 'N/A' : limit + extra
    return { current: usageMoves ? usageAt(now, organizationId, used, max) : used, max }
  }
  return {
    agents: usage(row.used_agents, plan?.max_agents, row.additional_agents),
    tools: usage(row.used_tools, plan?.max_tools, row.additional_tools),
    groups: usage(row.used_groups, plan?.max_groups, row.additional_groups),
    ...(!without.includes('utilization.group-graphs') && {
      group_graphs: usage(row.used_group_graphs, plan?.max_group_graphs, row.additional_group_graphs),
    }),
  }
}

export const organizationOperations = {
  listOrganizations({ store, query }) {
    const rows = narrow(store.organizations.all(), query, { search: ({ email }) => email })
    return pageOf(rows.sort(by('-created_at', 'id')), query, showOrganization(store))
  },

  getOrganizationDetails: ({ store, path }) =>
    showOrganization(store)(requireRow(store, path.organizationId)),

  listDashboardsOfOrganization: ({ store, path }) =>
    dashboardsOf(store, requireRow(store, path.organizationId).id),

  getNamespaceOfOrganization: ({ store, path }) =>
    showNamespace(store)(found(namespaceOf(store, path.organizationId), 'Namespace', 'namespace_not_found')),

  getUtilizationOfOrganization: ({ store, now, conditions, path }) =>
    found(
      utilizationOf(store, path.organizationId, now, conditions),
      'Organization',
      'organization_not_found',
    ),

  setOrganizationPlan({ store, path, body: { plan_id } }) {
    requireRow(store, path.organizationId)
    if (plan_id !== null && !store.plans.get(plan_id))
      throw unprocessable('There is no such plan', 'plan_not_found')
    return showOrganization(store)(assignPlan(store, path.organizationId, plan_id))
  },

  setOrganizationAllowances({ store, path, body }) {
    requireRow(store, path.organizationId)
    const { additional_tools, additional_agents, additional_group_graphs, additional_groups } = body
    const allowances = { additional_tools, additional_agents, additional_group_graphs, additional_groups }
    return showOrganization(store)(store.organizations.patch(path.organizationId, allowances))
  },
} satisfies Some
