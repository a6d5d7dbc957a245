import { ApiError, errorMessage, user } from '@quarterdeck/api'
import { queryOptions } from '@tanstack/react-query'
import { accountKeys } from '../overview/overview.queries'

const keys = (id: string) => [...accountKeys.all, 'organization', id] as const

/** Any version: which ids exist is the platform's to say, only what is no id at all is not asked for. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
const isId = (id: string) => UUID.test(id)

export const memberOrganizationQuery = (id: string) =>
  queryOptions({
    queryKey: keys(id),
    queryFn: ({ signal }) => user.getOrganization(id, { signal }),
    enabled: isId(id),
  })

export const memberOrganizationPlanQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys(id), 'plan'],
    queryFn: ({ signal }) => user.getOrganizationPlan(id, { signal }),
    enabled: isId(id),
  })

export const memberOrganizationUtilizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...keys(id), 'utilization'],
    queryFn: ({ signal }) => user.getOrganizationUtilization(id, { signal }),
    enabled: isId(id),
  })

/** §2: it does not exist, or the person has no access to it. */
export const isOutOfReach = (id: string, error: unknown) =>
  !isId(id) || (error instanceof ApiError && (error.status === 404 || error.status === 403))

/** §8 Organization detail: the reason, or 'Unknown error occurred'. */
export function reasonOf(error: unknown): string {
  const reason = errorMessage(error)
  return reason === errorMessage(undefined) ? 'Unknown error occurred' : reason
}
