import {
  ApiError,
  jobs,
  organizations,
  plans,
  workflows,
  type Job,
  type Organization,
} from '@quarterdeck/api'
import { heldPlanValues, NO_LONGER_OFFERED, type PlanChanges } from '@quarterdeck/ui/admin-organizations'
import { isMoving } from '@quarterdeck/ui/jobs'
import { queryOptions, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { pollInterval, quiet } from '../../lib/polling'
import { missingOf, nullWhenNotFound } from '../../lib/notFound'
import { isOld } from '../../lib/queryClient'
import { readAgain } from '../../lib/readAgain'
import { showToast } from '../../lib/toasts'
import { useEdit } from '../../lib/useEdit'
import { catalogueKeys } from '../catalogue/catalogue.queries'
import { RunUnavailable } from '../runs/runs.queries'
import { organizationKeys } from './admin-organizations.queries'
import { readOrganizationsAgain } from './changed-organizations.queries'

// A file of its own, so that the first load of the list does not bring the code of the dialog's queries.

/** §9.3: the organization dialog shows ten workflows and ten jobs. */
const NEWEST = { page: 1, limit: 10 }

const readOrganization = (id: string, signal?: AbortSignal) =>
  organizations.get(id, { signal }).catch(nullWhenNotFound(404, 400))

const readNamespace = (id: string, signal?: AbortSignal) =>
  organizations.getNamespace(id, { signal }).catch(nullWhenNotFound(404))

/** An organization's details; null where there is no such organization, also since its id can be none (400). */
export const organizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKeys.one(id), 'details'],
    queryFn: ({ signal }) => readOrganization(id, signal),
  })

/** The namespace an organization runs in; null while none is assigned. */
export const organizationNamespaceQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKeys.one(id), 'namespace'],
    queryFn: ({ signal }) => readNamespace(id, signal),
  })

/**
 * The name of the namespace an organization runs in, read now: for a run that was pressed while none was known. It is not read
 * through the cache, where the read may be given up for another one that begins meanwhile.
 */
export async function requireNamespace(client: QueryClient, id: string): Promise<string> {
  const namespace = await readNamespace(id)
  if (!namespace) throw new RunUnavailable('Organization or namespace not available')
  client.setQueryData(organizationNamespaceQuery(id).queryKey, namespace)
  return namespace.name
}

export const organizationUtilizationQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKeys.one(id), 'utilization'],
    queryFn: ({ signal }) => organizations.getUtilization(id, { signal }),
  })

export const organizationDashboardsQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKeys.one(id), 'dashboards'],
    queryFn: ({ signal }) => organizations.listDashboards(id, { signal }),
  })

export const organizationWorkflowsQuery = (id: string) =>
  queryOptions({
    queryKey: [...organizationKeys.one(id), 'workflows'],
    queryFn: ({ signal }) =>
      workflows.list({ organization_id: id, ...NEWEST, signal }).then(({ items }) => items.slice(0, 10)),
  })

/**
 * Read again every 5 s, like the lists of the jobs screen (§9.4), while one of the jobs has not finished. With each that has
 * ended the rest of the organization is read again, as jobs make its namespace and dashboards.
 */
export const organizationJobsQuery = (id: string) => {
  const queryKey = [...organizationKeys.one(id), 'jobs']
  return queryOptions({
    queryKey,
    queryFn: async ({ client, signal }) => {
      const known = client.getQueryState<Job[]>(queryKey)
      // Where an organization is shown once more after a while, all of it is being read anew already.
      const isShownAnew =
        known && isOld({ state: known }) && client.isFetching({ queryKey: organizationKeys.one(id) }) > 1
      const before = isShownAnew ? undefined : known?.data
      const { items } = await jobs.list({ organization_id: id, ...NEWEST, signal })
      const newest = items.slice(0, 10)
      if (before && endedIn(newest).some((job) => !endedIn(before).includes(job)))
        void readAgain(client, {
          queryKey: organizationKeys.one(id),
          predicate: (query) => !query.queryKey.includes('jobs'),
        })
      return newest
    },
    ...quiet,
    refetchInterval: (query) =>
      query.state.data?.some(({ status }) => isMoving(status)) ? pollInterval(query) : false,
  })
}

const endedIn = (newest: readonly Job[]) =>
  newest.flatMap(({ job_id, status }) => (isMoving(status) ? [] : job_id))

/** An organization as a list in the cache has it; shown until its details have arrived. */
export function useListedOrganization(id: string): Organization | undefined {
  const queryClient = useQueryClient()
  return queryClient
    .getQueriesData<{ items: Organization[] }>({ queryKey: organizationKeys.lists })
    .flatMap(([, page]) => page?.items ?? [])
    .find((organization) => organization.id === id)
}

/**
 * Saves what changed in two calls, the plan first. When the plan was changed and the second call failed, the failure
 * says so; pressing again then sends only the second call.
 *
 * @param email the organization's address; unknown while its details have not loaded
 */
export function useManagePlan(id: string, email: string | undefined) {
  const queryClient = useQueryClient()
  const keep = (known: Organization | null) => {
    if (known) queryClient.setQueryData(organizationQuery(id).queryKey, known)
    return known
  }
  const [savedPlan, setSavedPlan] = useState<string | null>()

  const edit = useEdit({
    key: ['organizations', 'manage-plan', id],
    read: () => readOrganization(id).then(keep),
    valuesOf: heldPlanValues,
    send: async ({ plan_id, allowances }: PlanChanges, checkPerson, held) => {
      // The first call of an earlier attempt may have been carried out.
      const isOtherPlan = plan_id !== undefined && plan_id !== held.plan_id
      if (isOtherPlan) {
        await requireOffered(plan_id)
        checkPerson()
        keep(await organizations.setPlan(id, plan_id))
      }
      if (allowances === undefined) return true
      checkPerson()
      await organizations.setAllowances(id, allowances).then(keep, (error: unknown) => {
        if (!isOtherPlan) throw error
        setSavedPlan(plan_id)
        throw afterThePlan(error)
      })
      return true
    },
    onDone: () => {
      showToast({ type: 'success', title: 'Changes saved', message: email })
    },
    whenFailed: 'Failed to save changes. Please try again.',
    whenUnknown: 'Look at the organization, which is read again, to see what was saved.',
    subject: ({ body }, code) =>
      missingOf(
        code,
        { organization: email ? `organization ${email}` : 'organization' },
        body.plan_id ? { plan: 'chosen plan' } : {},
      ),
    onSettled: () => readOrganizationsAgain(queryClient),
    // A likely reason is that the chosen plan was deleted or deprecated, which then is not offered again.
    onFailed: () => void readAgain(queryClient, { queryKey: catalogueKeys.plans }),
  })
  return {
    ...edit,
    /** The plan that was saved by a save whose second call failed. */
    savedPlan,
  }
}

/**
 * No organization is put on a plan that somebody else has deprecated since it was chosen (§2.16), which the platform itself
 * may allow. The error is that of the platform about a plan that it does not have, so the form tells both alike (§13.7).
 */
async function requireOffered(planId: string | null): Promise<void> {
  if (planId === null) return
  const plan = await plans.get(planId).catch(nullWhenNotFound(404, 400))
  if (!plan || plan.deprecated)
    throw new ApiError('http', NO_LONGER_OFFERED, { status: 422, code: 'plan_not_found' })
}

function afterThePlan(error: unknown): unknown {
  if (!(error instanceof ApiError)) return error
  const { kind, status, code, outcomeUnknown } = error
  const saved = outcomeUnknown
    ? 'The plan was saved. Of the additional allowances:'
    : 'The plan was saved, but not the additional allowances:'
  return new ApiError(kind, `${saved} ${error.message}`, {
    status,
    code,
    outcomeUnknown,
    cause: error,
  })
}
