import {
  clusters,
  workflows,
  type Cluster,
  type ClusterConfig,
  type ClusterInput,
  type Workflow,
} from '@quarterdeck/api'
import { clusterSettingsValues, clusterValues, type ClusterChange } from '@quarterdeck/ui/clusters'
import { loading, ready, type Loadable } from '@quarterdeck/ui/lib'
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeData } from '../../lib/changeData'
import { tellStayed } from '../../lib/quietWrites'
import { readAgain } from '../../lib/readAgain'
import { showToast } from '../../lib/toasts'
import { useEdit } from '../../lib/useEdit'
import { useUnderWay, useWrite } from '../../lib/useWrite'
import { overviewQuery } from '../admin-overview/admin-overview.queries'

const all = ['clusters'] as const
export const clusterKeys = {
  all,
  lists: [...all, 'list'] as const,
  active: [...all, 'list', 'active'] as const,
  archived: [...all, 'list', 'archived'] as const,
  namespaces: [...all, 'namespaces'] as const,
  workflows: (id: string) => [...all, 'workflows', id] as const,
}

/** A cluster as the cache keeps it: without the kubeconfig, which is a secret, even where a platform sends it. */
export type KnownCluster = Omit<Cluster, 'kubeconfig'>
const withoutSecret = ({ kubeconfig: _secret, ...cluster }: Cluster): KnownCluster => cluster

export const readList = (archived: boolean, signal?: AbortSignal) =>
  (archived ? clusters.listArchived : clusters.list)({ signal }).then(({ items }) => items.map(withoutSecret))

export const clustersQuery = ({ archived = false } = {}) =>
  queryOptions({
    queryKey: archived ? clusterKeys.archived : clusterKeys.active,
    queryFn: ({ signal }) => readList(archived, signal),
  })

export const clusterNamespacesQuery = (id: string) =>
  queryOptions({
    queryKey: [...clusterKeys.namespaces, id],
    queryFn: ({ signal }) => clusters.listNamespaces({ cluster_id: id, signal }).then(({ items }) => items),
  })

/** §9.3: the first ten workflows of a cluster. */
export const WORKFLOWS_SHOWN = 10

/** So many requests look for them, and so many workflows are asked for with each. */
const MOST_REQUESTS = 5
const WORKFLOWS_ASKED = 100

interface ClusterWorkflows {
  found: Workflow[]
  /** Among so many of the latest ones; left out where there are no older ones, or as many were found as are shown. */
  among?: number
}

/**
 * The workflows of one cluster; those that tell no id of theirs are told by its name. A platform without `jobs.filter` knows
 * clusters by a part of their names alone, so it sends workflows of other clusters too, and ten of this one may be on later
 * pages. Not asked for until the name is known, and what the platform can do.
 */
export const clusterWorkflowsQuery = (id: string, name: string | undefined, canFilter: boolean | undefined) =>
  queryOptions({
    queryKey: clusterKeys.workflows(id),
    queryFn: async ({ signal }): Promise<ClusterWorkflows> => {
      const found = new Map<string, Workflow>()
      let among = 0
      for (let page = 1; page <= MOST_REQUESTS; page += 1) {
        const { items, totalPages } = await workflows.list({
          source: 'cluster',
          ...(canFilter ? { cluster_id: id } : { cluster_name: name }),
          page,
          limit: WORKFLOWS_ASKED,
          signal,
        })
        among += items.length
        for (const workflow of items) {
          const isOwn =
            workflow.cluster_id === null ? workflow.cluster_name === name : workflow.cluster_id === id
          if (isOwn) found.set(workflow.workflow_id, workflow)
        }
        if (found.size >= WORKFLOWS_SHOWN || page >= totalPages) return { found: [...found.values()] }
      }
      return { found: [...found.values()], among }
    },
    enabled: name !== undefined && canFilter !== undefined,
  })

/** A list that was read this short a time ago, in milliseconds, may be what an edit begins from. */
const JUST_READ_MS = 5000

/**
 * One cluster, from the active or the archived list; null where neither has it. A cached active list that has it is not read
 * anew; one that has not may be older than the cluster.
 * `began` is the cluster as it was first found, which the form of a dialog goes on with where another admin archives it:
 * while the archived ones are being read, and where they cannot be.
 *
 * @param toEdit a form begins from it: it is read anew where the list was not read just now, and is loading until then
 */
export function useCluster(
  id: string,
  { toEdit = false } = {},
): {
  cluster: Loadable<KnownCluster | null>
  began: KnownCluster | undefined
} {
  const known = ({ data }: { data?: KnownCluster[] }) => data?.find((cluster) => cluster.id === id)
  const active = useQuery({
    ...clustersQuery(),
    staleTime: ({ state }) => (!known(state) ? 0 : toEdit ? JUST_READ_MS : Infinity),
  })
  const found = known(active)
  // It may have been archived after the archived list was read.
  const archived = useQuery({ ...clustersQuery({ archived: true }), staleTime: 0, enabled: !found })
  const list = found ? active : archived
  const now = found ?? known(archived)
  const [openedAt] = useState(Date.now)
  const isCurrent = !toEdit || (list.isSuccess && list.dataUpdatedAt >= openedAt - JUST_READ_MS)
  const [began, setBegan] = useState(isCurrent ? now : undefined)
  if (now && isCurrent && !began) setBegan(now)

  function cluster(): Loadable<KnownCluster | null> {
    if (now && (began || isCurrent)) return ready(now)
    if ([active, archived].every((list) => list.isSuccess && list.isFetchedAfterMount)) return ready(null)
    if (began) return ready(began)
    if (!active.isError && !archived.isError) return loading
    return {
      state: 'error',
      message: 'The cluster could not be loaded.',
      onRetry: () => {
        if (active.isError) void active.refetch()
        if (archived.isError) void archived.refetch()
      },
    }
  }
  return { cluster: cluster(), began }
}

/**
 * Changes the cached lists instead of reading them again. A list whose answer is on its way may have been read before
 * the change, so that request is cancelled and the list read anew. The other clusters of it are as old as they were.
 */
export async function changeLists(
  queryClient: QueryClient,
  queryKey: readonly string[],
  change: (clusters: KnownCluster[]) => KnownCluster[],
): Promise<void> {
  const isOnItsWay = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  for (const query of queryClient.getQueryCache().findAll({ queryKey })) {
    const before = queryClient.getQueryData<KnownCluster[]>(query.queryKey)
    if (before) changeData(query, change(before))
  }
  if (isOnItsWay) void readAgain(queryClient, { queryKey })
}

/** Gives a cluster of a cached list its new values. */
const putCluster = (queryClient: QueryClient, changed: KnownCluster, archived: boolean) =>
  changeLists(queryClient, archived ? clusterKeys.archived : clusterKeys.active, (before) =>
    before.map((cluster) => (cluster.id === changed.id ? changed : cluster)),
  )

/**
 * Puts a cluster as the platform answered it into the list where it belongs now. Where another admin has archived it or
 * brought it back meanwhile, it moves to the other list, and a toast says so (`isMoved`).
 *
 * @param before the cluster as it was when its change was begun: a list that was read since then has it no longer
 * @param consequence what became of the change that was asked for, as a sentence: 'The change was saved.'
 */
export async function placeCluster(
  queryClient: QueryClient,
  changed: KnownCluster,
  before: Pick<KnownCluster, 'archived'> | undefined,
  consequence: string,
): Promise<{ isMoved: boolean }> {
  const [here, there] = changed.archived
    ? (['archived', 'active'] as const)
    : (['active', 'archived'] as const)
  await putCluster(queryClient, changed, changed.archived)
  if (!before || before.archived === changed.archived) return { isMoved: false }
  await changeLists(queryClient, clusterKeys[there], (list) => list.filter(({ id }) => id !== changed.id))
  void readAgain(queryClient, { queryKey: clusterKeys[here] })
  showToast({
    type: 'warning',
    title: changed.archived ? `${changed.name} is archived` : `${changed.name} is active again`,
    message: changed.archived
      ? `Somebody archived it meanwhile. ${consequence} It is under Show Archived.`
      : `Somebody brought it back meanwhile. ${consequence} It is under Show Active.`,
  })
  return { isMoved: true }
}

/** Puts a cluster that was saved where it belongs now, and tells that it was: by the toast of a move, else by one of its own. */
async function placeSaved(
  queryClient: QueryClient,
  saved: KnownCluster | null,
  began: KnownCluster | undefined,
  title: string,
  consequence: string,
): Promise<void> {
  if (saved && (await placeCluster(queryClient, saved, began, consequence)).isMoved) return
  showToast({ type: 'success', title, message: saved?.name })
}

/** After a failure, above all a time-out, what the platform has may differ from what is shown. */
const readListsAgain = (queryClient: QueryClient) =>
  void readAgain(queryClient, { queryKey: clusterKeys.lists })

/** What follows a write, whatever its end: the overview tells how the clusters are, too. */
export const inOverview = (queryClient: QueryClient) => ({
  onSettled: () => void readAgain(queryClient, { queryKey: overviewQuery(true).queryKey }),
})

/** §4.10: a new cluster shows as unhealthy until the list is refreshed, so it is put into the list, which is not read. */
export function useCreateCluster() {
  const queryClient = useQueryClient()
  return useWrite({
    ...inOverview(queryClient),
    key: ['clusters', 'create'],
    send: (input: ClusterInput) => clusters.create(input).then(withoutSecret),
    whenFailed: 'Failed to create cluster. Please try again.',
    whenUnknown: 'Look whether the cluster is in the list before you add it once more.',
    subject: null,
    onDone: async (created) => {
      await changeLists(queryClient, clusterKeys.active, (before) => [
        { ...created, healthy: false },
        ...before.filter(({ id }) => id !== created.id),
      ])
      showToast({
        type: 'success',
        title: 'Cluster added',
        message: `${created.name} shows as unhealthy until the list is refreshed.`,
      })
    },
    onFailed: () => readListsAgain(queryClient),
  })
}

/**
 * Reads one cluster as it is now; the platform has no endpoint for one, so its list is read. A cached list gets its new
 * values but keeps it where it has moved meanwhile, which `placeCluster` tells once the change is saved.
 */
async function readCluster(queryClient: QueryClient, id: string): Promise<KnownCluster | null> {
  for (const archived of [false, true]) {
    const list = await readList(archived)
    const found = list.find((cluster) => cluster.id === id)
    if (!found) continue
    await putCluster(queryClient, found, archived)
    return found
  }
  return null
}

/** What a change has made of a cluster: as it was answered, else as it is read now; null where it cannot be read. */
export async function changedCluster(
  queryClient: QueryClient,
  id: string,
  change: Promise<Cluster | null>,
): Promise<KnownCluster | null> {
  const answer = await change
  const changed = answer ? withoutSecret(answer) : await readCluster(queryClient, id).catch(() => null)
  if (!changed) readListsAgain(queryClient)
  return changed
}

/** @param began the cluster as its form was opened with; undefined while it has not loaded */
export function useUpdateCluster(id: string, began: KnownCluster | undefined) {
  const queryClient = useQueryClient()
  return useEdit({
    ...inOverview(queryClient),
    key: ['clusters', 'update', id],
    read: () => readCluster(queryClient, id),
    valuesOf: clusterValues,
    send: (change: ClusterChange) => changedCluster(queryClient, id, clusters.update(id, change)),
    whenFailed: 'Failed to update cluster. Please try again.',
    whenUnknown: 'Look at the cluster in the list, which is read again, to see whether it changed.',
    subject: ({ before }) => `The cluster ${before.name}`,
    onDone: (updated) => placeSaved(queryClient, updated, began, 'Cluster updated', 'The change was saved.'),
    onFailed: () => readListsAgain(queryClient),
  })
}

/** @param began the cluster as its form was opened with; undefined while it has not loaded */
export function useUpdateClusterConfig(id: string, began: KnownCluster | undefined) {
  const queryClient = useQueryClient()
  return useEdit({
    key: ['clusters', 'update-config', id],
    read: () => readCluster(queryClient, id),
    valuesOf: clusterSettingsValues,
    send: (config: ClusterConfig) => changedCluster(queryClient, id, clusters.updateConfig(id, config)),
    whenFailed: 'Failed to save advanced settings. Please try again.',
    whenUnknown: 'Open the advanced settings anew to see whether they were saved.',
    subject: began ? `The cluster ${began.name}` : 'The cluster',
    onDone: (updated) =>
      placeSaved(queryClient, updated, began, 'Advanced settings saved', 'The settings were saved.'),
    onFailed: () => readListsAgain(queryClient),
  })
}

/** The key of all archiving; the id of the cluster follows. */
const archiveKey = ['clusters', 'archive'] as const

/** The clusters that are being archived, by id. */
export const useArchiving = () => new Set(useUnderWay<Pick<Cluster, 'id'>>(archiveKey).map(({ id }) => id))

export function useArchiveCluster(clusterId: string) {
  const queryClient = useQueryClient()
  return useWrite({
    ...inOverview(queryClient),
    key: [...archiveKey, clusterId],
    send: ({ id }: Pick<Cluster, 'id' | 'name'>) => clusters.archive(id),
    whenFailed: 'Failed to archive cluster. Please try again.',
    whenUnknown: ({ name }) => `Look whether ${name} is still among the active clusters.`,
    subject: ({ name }) => `The cluster ${name}`,
    onDone: async (answer, { id, name }) => {
      if (answer?.archived === false) return tellStayed(`${name} is not archived`)
      await changeLists(queryClient, clusterKeys.active, (before) => before.filter((one) => one.id !== id))
      void readAgain(queryClient, { queryKey: clusterKeys.archived })
      showToast({
        type: 'success',
        title: `${name} archived`,
        message: 'It can be brought back under Show Archived.',
      })
    },
    onFailed: () => readListsAgain(queryClient),
  })
}
