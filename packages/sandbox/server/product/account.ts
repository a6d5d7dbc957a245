import { and, asc, eq } from 'drizzle-orm'
import { dashboards, memberships, namespaces, organizations, plans } from '../schema'
import { changeEmail, isActive } from '../people'
import type { Db } from '../db'
import type { Caller, Handlers, Schema } from './handlers'
import {
  readDashboards,
  readNamespaces,
  readOrganization,
  readPlanOf,
  readUtilization,
} from './organizations.data'
import { conflict, found, notFound } from './refusal'

const profileOf = (db: Db, { id, email, created_at, admin }: Caller): Schema<'UserProfile'> => ({
  id,
  email,
  created_at,
  isAdmin: admin,
  is_active: isActive(db, id) ?? true,
})

/** Somebody's organizations in the order they joined them. */
const organizationsOf = (db: Db, caller: Caller) =>
  db
    .select({
      organization_id: organizations.id,
      organization_email: organizations.email,
      organization_active: organizations.is_active,
      created_at: organizations.created_at,
      plan_name: plans.name,
    })
    .from(memberships)
    .innerJoin(organizations, eq(organizations.id, memberships.organization_id))
    .leftJoin(plans, eq(plans.id, organizations.plan_id))
    .where(eq(memberships.identity_id, caller.id))
    .orderBy(asc(memberships.joined_at), asc(organizations.id))
    .all()

/** The organization an account acts as where no id is named: the first one it joined. */
const ownOrganization = (db: Db, caller: Caller) => organizationsOf(db, caller)[0]?.organization_id

/** 404 for a stranger, as for an organization that does not exist: membership is not to be probed. */
function requireMembership(db: Db, caller: Caller, organizationId: string) {
  const membership = db
    .select({ id: memberships.organization_id })
    .from(memberships)
    .where(and(eq(memberships.identity_id, caller.id), eq(memberships.organization_id, organizationId)))
    .get()
  if (!membership) throw notFound('Organization', 'organization_not_found')
  return organizationId
}

const own =
  <Answer>(
    read: (db: Db, organizationId: string, now: Date) => Answer | undefined,
    what: string,
    code: string,
  ) =>
  ({ db, caller, now }: { db: Db; caller: Caller; now: Date }): Answer => {
    const organizationId = ownOrganization(db, caller)
    return found(organizationId === undefined ? undefined : read(db, organizationId, now), what, code)
  }

// §8 names these codes for the console's own fallbacks.
const ownPlan = own(readPlanOf, 'Plan', 'plan_not_found')
const ownUtilization = own(readUtilization, 'Resource utilization', 'resource_utilization_unavailable')
const ownNamespace = own(
  (db, organizationId) => {
    const namespace = readNamespaces(db, eq(namespaces.organization_id, organizationId))[0]
    return namespace && { name: namespace.name, cluster: namespace.cluster.name, region: namespace.region }
  },
  'Namespace',
  'namespace_not_found',
)

interface ProfileChange {
  db: Db
  caller: Caller
  body: Schema<'ProfileInput'>
  now: Date
}

const readProfile = ({ db, caller }: { db: Db; caller: Caller }) => profileOf(db, caller)

function changeProfile({ db, caller, body, now }: ProfileChange) {
  const email = changeEmail(db, caller.id, body.email, now)
  if (email === undefined) throw conflict('This e-mail address is taken', 'email_taken')
  return profileOf(db, { ...caller, email })
}

export const accountHandlers = {
  getUserProfile: readProfile,
  updateUserProfile: changeProfile,
  getUserPlan: ownPlan,
  getUserNamespace: ownNamespace,
  getUserUtilization: ownUtilization,
  listUserDashboards: ({ db, caller }) =>
    db
      .select({ id: dashboards.id, name: dashboards.name, url: dashboards.url })
      .from(dashboards)
      .innerJoin(memberships, eq(memberships.organization_id, dashboards.organization_id))
      .where(eq(memberships.identity_id, caller.id))
      .orderBy(asc(memberships.joined_at), asc(dashboards.url))
      .all(),

  listUserOrganizations: ({ db, caller }) => ({ organizations: organizationsOf(db, caller) }),
  getUserOrganization: ({ db, caller, path }) =>
    found(readOrganization(db, requireMembership(db, caller, path.organizationId)), 'Organization'),
  getUserOrganizationPlan: ({ db, caller, path }) =>
    found(readPlanOf(db, requireMembership(db, caller, path.organizationId)), 'Plan', 'plan_not_found'),
  getUserOrganizationUtilization: ({ db, caller, path, now }) =>
    found(
      readUtilization(db, requireMembership(db, caller, path.organizationId), now),
      'Resource utilization',
    ),

  getOrganizationProfile: readProfile,
  updateOrganizationProfile: changeProfile,
  getOrganizationPlan: ownPlan,
  getOrganizationNamespace: ownNamespace,
  getOrganizationUtilization: ownUtilization,
  listOrganizationDashboards({ db, caller }) {
    const organizationId = ownOrganization(db, caller)
    return organizationId === undefined ? [] : readDashboards(db, organizationId)
  },
} satisfies Handlers
