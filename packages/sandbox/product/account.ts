import { asUserNamespace, asUserOrganization, profileRow } from '../fixtures'
import { by } from './lists'
import type { Conditions, Some } from './operation'
import { dashboardsOf, namespaceOf, planOf, showOrganization, utilizationOf } from './organizations'
import { renamePerson } from './people'
import type { OrganizationRow, Person, ProductStore, Schema } from './records'
import { conflict, found, notFound } from './refusal'

/** What the operations of this file need of a call. */
interface OwnCall {
  store: ProductStore
  caller: Person
  now: Date
  conditions: Conditions
}

const showProfile = ({ id, email, created_at, admin, is_active }: Person) =>
  profileRow({ id, email, created_at, isAdmin: admin, is_active: is_active ?? true })

/** Somebody's organizations in the order they joined them. */
export const organizationsOf = ({ store, caller }: Pick<OwnCall, 'store' | 'caller'>) =>
  store.memberships
    .where('person_id', caller.id)
    .sort(by('joined_at', 'organization_id'))
    .flatMap(({ organization_id }) => store.organizations.get(organization_id) ?? [])

/** 404 for a stranger, as for an organization that does not exist: membership is not to be probed. */
export function requireMember(
  call: Pick<OwnCall, 'store' | 'caller'> & { path: { organizationId: string } },
): OrganizationRow {
  const mine = organizationsOf(call).find(({ id }) => id === call.path.organizationId)
  if (!mine) throw notFound('Organization', 'organization_not_found')
  return mine
}

const readUtilization = ({ store, now, conditions }: OwnCall, organizationId: string) =>
  utilizationOf(store, organizationId, now, conditions)

/** Reads from the organization that an account acts as where none is named: the first one it joined. */
const own =
  <T>(read: (call: OwnCall, organizationId: string) => T | undefined, what: string, code: string) =>
  (call: OwnCall): T => {
    const [first] = organizationsOf(call)
    return found(first && read(call, first.id), what, code)
  }

// §8.6 names these codes for the console's own fallbacks.
const ownPlan = own(({ store }, id) => planOf(store, id), 'Plan', 'plan_not_found')
const ownUtilization = own(readUtilization, 'Resource utilization', 'resource_utilization_unavailable')
const ownNamespace = own(
  ({ store }, id) => {
    const namespace = namespaceOf(store, id)
    const cluster = store.clusters.get(namespace?.cluster_id)
    return namespace && cluster && asUserNamespace(namespace, cluster)
  },
  'Namespace',
  'namespace_not_found',
)

const readProfile = ({ caller }: OwnCall) => showProfile(caller)

function changeProfile({ store, caller, body, now }: OwnCall & { body: Schema<'ProfileInput'> }) {
  const changed = renamePerson(store, caller.id, body, now)
  if (!changed) throw conflict('This email address is taken', 'email_taken')
  return showProfile(changed)
}

export const accountOperations = {
  getUserProfile: readProfile,
  updateUserProfile: changeProfile,
  getUserPlan: ownPlan,
  getUserNamespace: ownNamespace,
  getUserUtilization: ownUtilization,
  listUserDashboards: (call) => organizationsOf(call).flatMap(({ id }) => dashboardsOf(call.store, id)),

  listUserOrganizations: (call) => ({
    organizations: organizationsOf(call).map(showOrganization(call.store)).map(asUserOrganization),
  }),
  getUserOrganization: (call) => showOrganization(call.store)(requireMember(call)),
  getUserOrganizationPlan: (call) =>
    found(planOf(call.store, requireMember(call).id), 'Plan', 'plan_not_found'),
  getUserOrganizationUtilization: (call) =>
    found(readUtilization(call, requireMember(call).id), 'Resource utilization'),

  getOrganizationProfile: readProfile,
  updateOrganizationProfile: changeProfile,
  getOrganizationPlan: ownPlan,
  getOrganizationNamespace: ownNamespace,
  getOrganizationUtilization: ownUtilization,
  listOrganizationDashboards(call) {
    const [first] = organizationsOf(call)
    return first ? dashboardsOf(call.store, first.id) : []
  },
} satisfies Some
