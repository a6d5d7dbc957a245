import { clusters, workflows, type Cluster, type ClusterConfig, type ClusterInput } from '@quarterdeck/api'
import { loading, ready, type Loadable } from '@quarterdeck/ui/lib'
import { queryOptions, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'

const all = ['clusters'] as const
export const clusterKeys = {
  all,
  lists: [...all, 'list'] as const,
  active: [...all, 'list', 'active'] as const,
  archived: [...all, 'list', 'archived'] as const,
  namespaces: (id: string) => [...all, 'namespaces', id] as const,
  workflows: (id: string) => [...all, 'workflows', id] as const,
}

/** A cluster as the console keeps it: a kubeconfig is a secret, and stays in no cache even where a platform sends it. */
export type KnownCluster = Omit<Cluster, 'kubeconfig'>
const withoutSecret = ({ kubeconfig: _secret, ...cluster }: Cluster): KnownCluster => cluster

export const clustersQuery = ({ archived = false } = {}) =>
  queryOptions({
    queryKey: archived ? clusterKeys.archived : clusterKeys.active,
    queryFn: ({ signal }) =>
      (archived ? clusters.listArchived : clusters.list)({ signal }).then(({ items }) =>
        items.map(withoutSecret),
      ),
  })

export const clusterNamespacesQuery = (id: string) =>
  queryOptions({
    queryKey: clusterKeys.namespaces(id),
    queryFn: ({ signal }) => clusters.listNamespaces({ cluster_id: id, signal }).then(({ items }) => items),
  })

/** The platform finds workflows by a part of the cluster's name, so more than the ten shown are asked for. */
const WORKFLOWS_ASKED = 100

/** The workflows of one cluster; its name is what the platform filters by. */
export const clusterWorkflowsQuery = (id: string, name: string | undefined) =>
  queryOptions({
    queryKey: clusterKeys.workflows(id),
    queryFn: ({ signal }) =>
      workflows
        .list({ source: 'cluster', cluster_name: name, limit: WORKFLOWS_ASKED, signal })
        .then(({ items }) => items.filter(({ cluster_id }) => cluster_id === id)),
    enabled: name !== undefined,
  })

/** One cluster, whichever list has it; null where none does. It is not read anew while a list has it. */
export function useCluster(id: string): Loadable<KnownCluster | null> {
  const known = ({ data }: { data?: KnownCluster[] }) => data?.find((cluster) => cluster.id === id)
  const active = useQuery({ ...clustersQuery(), staleTime: Infinity })
  const found = known(active)
  const archived = useQuery({ ...clustersQuery({ archived: true }), staleTime: Infinity, enabled: !found })
  const cluster = found ?? known(archived)
  if (cluster) return { state: 'ready', data: cluster }
  if (active.isPending || archived.isPending) return loading
  if (!active.isError && !archived.isError) return ready(null)
  return {
    state: 'error',
    message: 'The cluster could not be loaded.',
    onRetry: () => {
      if (active.isError) void active.refetch()
      if (archived.isError) void archived.refetch()
    },
  }
}

/** Changes what the lists show without asking for them again; one that is on its way may be older, and is asked anew. */
export async function changeLists(
  queryClient: QueryClient,
  queryKey: readonly string[],
  change: (clusters: KnownCluster[]) => KnownCluster[],
): Promise<void> {
  const isOnItsWay = queryClient.isFetching({ queryKey }) > 0
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueriesData<KnownCluster[]>({ queryKey }, (before) => before && change(before))
  if (isOnItsWay) void queryClient.invalidateQueries({ queryKey })
}

export const replacing = (changed: KnownCluster) => (before: KnownCluster[]) =>
  before.map((cluster) => (cluster.id === changed.id ? changed : cluster))

/** After a failure nobody knows what the platform has, least of all after a time-out. */
const readAgain = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: clusterKeys.lists })

/** §4.10: the new cluster shows as unhealthy until the list is refreshed, so it is put there rather than read. */
export function useCreateCluster() {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['clusters', 'create'],
    send: (input: ClusterInput) => clusters.create(input).then(withoutSecret),
    whenFailed: 'Failed to create cluster. Please try again.',
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
    onFailed: () => readAgain(queryClient),
  })
}

export function useUpdateCluster(id: string) {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['clusters', 'update', id],
    send: (input: ClusterInput) => clusters.update(id, input).then(withoutSecret),
    whenFailed: 'Failed to update cluster. Please try again.',
    onDone: (updated) => changeLists(queryClient, clusterKeys.lists, replacing(updated)),
    onFailed: () => readAgain(queryClient),
  })
}

export function useUpdateClusterConfig(id: string) {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['clusters', 'update-config', id],
    send: (config: ClusterConfig) => clusters.updateConfig(id, config).then(withoutSecret),
    whenFailed: 'Failed to save advanced settings. Please try again.',
    onDone: (updated) => changeLists(queryClient, clusterKeys.lists, replacing(updated)),
    onFailed: () => readAgain(queryClient),
  })
}

export function useArchiveCluster() {
  const queryClient = useQueryClient()
  return useWrite({
    key: ['clusters', 'archive'],
    send: ({ id }: Pick<Cluster, 'id' | 'name'>) => clusters.archive(id),
    whenFailed: 'Failed to archive cluster. Please try again.',
    onDone: async (_archived, { id, name }) => {
      await changeLists(queryClient, clusterKeys.active, (before) => before.filter((one) => one.id !== id))
      void queryClient.invalidateQueries({ queryKey: clusterKeys.archived })
      showToast({
        type: 'success',
        title: `${name} archived`,
        message: 'It can be brought back under Show Archived.',
      })
    },
    onFailed: () => readAgain(queryClient),
  })
}
