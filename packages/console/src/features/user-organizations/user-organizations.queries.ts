import { user } from '@quarterdeck/api'
import { queryOptions } from '@tanstack/react-query'
import { nullWhenNotFound } from '../../lib/notFound'

/** Of the person's organizations. */
export const userOrganizationKeys = {
  list: ['user-organizations'] as const,
  one: (id: string) => ['user-organizations', id] as const,
}

/** The organizations that the person belongs to. */
export const userOrganizationsQuery = () =>
  queryOptions({
    queryKey: userOrganizationKeys.list,
    queryFn: ({ signal }) => user.listOrganizations({ signal }),
  })

/** A UUID of any version. For an id that is no UUID the platform is not asked: there is no such organization. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
export const isOrganizationId = (id: string) => UUID.test(id)

/** One organization; null where there is none of this id, or the person does not belong to it (§2). */
export const userOrganizationQuery = (id: string) =>
  queryOptions({
    queryKey: userOrganizationKeys.one(id),
    queryFn: ({ signal }) => user.getOrganization(id, { signal }).catch(nullWhenNotFound(404, 403)),
    initialData: isOrganizationId(id) ? undefined : null,
    enabled: isOrganizationId(id),
  })

export const userOrganizationPlanQuery = (id: string) =>
  queryOptions({
    queryKey: [...userOrganizationKeys.one(id), 'plan'],
    queryFn: ({ signal }) => user.getOrganizationPlan(id, { signal }),
    enabled: isOrganizationId(id),
  })

/** What it uses; null where that is not there, as before the organization is set up. */
export const userOrganizationUtilizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...userOrganizationKeys.one(id), 'utilization'],
    queryFn: ({ signal }) => user.getOrganizationUtilization(id, { signal }).catch(nullWhenNotFound(404)),
    enabled: isOrganizationId(id),
  })
