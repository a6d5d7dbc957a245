import { count, desc, eq, inArray } from 'drizzle-orm'
import { namespaces, organizations, plans } from '../schema'
import type { Db } from '../db'
import type { Handlers } from './handlers'
import {
  readDashboards,
  readNamespaces,
  readOrganization,
  readUtilization,
  selectOrganizations,
} from './organizations.data'
import { contains, pageOf } from './paging'
import { found, unprocessable } from './refusal'

const requireOrganization = (db: Db, id: string) =>
  found(readOrganization(db, id), 'Organization', 'organization_not_found')

export const organizationHandlers = {
  listOrganizations({ db, query }) {
    const matching = contains(organizations.email, query.search)
    const total = db.select({ value: count() }).from(organizations).where(matching).get()?.value ?? 0
    const order = [desc(organizations.created_at), organizations.id]
    return pageOf(query, total, (limit, offset) => {
      // The index alone finds the page, however far back it lies; only its rows are then joined.
      const page = db
        .select({ id: organizations.id })
        .from(organizations)
        .where(matching)
        .orderBy(...order)
        .limit(limit)
        .offset(offset)
      return selectOrganizations(db)
        .where(inArray(organizations.id, page))
        .orderBy(...order)
        .all()
    })
  },

  getOrganizationDetails: ({ db, path }) => requireOrganization(db, path.organizationId),

  listDashboardsOfOrganization: ({ db, path }) =>
    readDashboards(db, requireOrganization(db, path.organizationId).id),

  getNamespaceOfOrganization: ({ db, path }) =>
    found(
      readNamespaces(db, eq(namespaces.organization_id, path.organizationId))[0],
      'Namespace',
      'namespace_not_found',
    ),

  getUtilizationOfOrganization: ({ db, now, path }) =>
    found(readUtilization(db, path.organizationId, now), 'Organization', 'organization_not_found'),

  setOrganizationPlan({ db, path, body }) {
    const { id } = requireOrganization(db, path.organizationId)
    if (body.plan_id !== null && !db.select().from(plans).where(eq(plans.id, body.plan_id)).get())
      throw unprocessable('There is no such plan', 'plan_not_found')
    db.update(organizations).set({ plan_id: body.plan_id }).where(eq(organizations.id, id)).run()
    return requireOrganization(db, id)
  },

  setOrganizationAllowances({ db, path, body }) {
    const { id } = requireOrganization(db, path.organizationId)
    const { additional_tools, additional_agents, additional_group_graphs, additional_groups } = body
    db.update(organizations)
      .set({ additional_tools, additional_agents, additional_group_graphs, additional_groups })
      .where(eq(organizations.id, id))
      .run()
    return requireOrganization(db, id)
  },
} satisfies Handlers
