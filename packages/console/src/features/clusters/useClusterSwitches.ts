import { clusters, errorMessage, isOutcomeUnknown, type Cluster } from '@quarterdeck/api'
import { useMutation, useMutationState, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toasts'
import { changeLists, clusterKeys, replacing } from './clusters.queries'

/** The cluster a press was on. */
type Pressed = Pick<Cluster, 'id' | 'name'>

const schedulingKey = ['clusters', 'set-scheduling']
const unarchivingKey = ['clusters', 'unarchive']

/** The writes of one kind that are under way, wherever they were begun. */
const usePending = <T extends Pressed>(mutationKey: string[]) =>
  useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => state.variables as T,
  })

/** Asked at the press itself, so that two presses before the next render are still one write. */
const isUnderWay = (queryClient: QueryClient, mutationKey: string[], id: string) =>
  queryClient.isMutating({
    mutationKey,
    predicate: ({ state }) => (state.variables as Pressed | undefined)?.id === id,
  }) > 0

/** §8: such failures are only logged; a quiet notice says why the screen went back to what it was. */
function noticeFailure(error: unknown, words: { refused: string; unanswered: string }): void {
  const title = isOutcomeUnknown(error) ? words.unanswered : words.refused
  console.warn(title, error)
  showToast({ type: 'info', title, message: errorMessage(error) })
}

/**
 * §4 Clusters: scheduling, shown as asked for while the platform is told. One change at a time for each cluster;
 * what is shown meanwhile comes from the write under way, so that no list read in between can turn the switch.
 */
export function useScheduling() {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: schedulingKey,
    mutationFn: ({ id, enabled }: Pressed & { enabled: boolean }) => clusters.setScheduling(id, enabled),
    onSuccess: ({ kubeconfig: _secret, ...changed }) =>
      changeLists(queryClient, clusterKeys.lists, replacing(changed)),
    onError: (error, { name }) => {
      noticeFailure(error, {
        refused: `Scheduling of ${name} was not changed`,
        unanswered: `Scheduling of ${name} may not have changed`,
      })
      void queryClient.invalidateQueries({ queryKey: clusterKeys.lists })
    },
  })
  const pending = usePending<Pressed & { enabled: boolean }>(schedulingKey)
  return {
    /** What was asked for, by the id of the cluster. */
    asked: new Map(pending.map(({ id, enabled }) => [id, enabled])),
    set: ({ id, name }: Pressed, enabled: boolean) => {
      if (!isUnderWay(queryClient, schedulingKey, id)) mutate({ id, name, enabled })
    },
  }
}

/** Brings an archived cluster back, at once. */
export function useUnarchive() {
  const queryClient = useQueryClient()
  const { mutate } = useMutation({
    mutationKey: unarchivingKey,
    mutationFn: ({ id }: Pressed) => clusters.unarchive(id),
    onSuccess: async (_cluster, { id, name }) => {
      await changeLists(queryClient, clusterKeys.archived, (before) => before.filter((one) => one.id !== id))
      void queryClient.invalidateQueries({ queryKey: clusterKeys.active })
      showToast({
        type: 'success',
        title: `${name} is back`,
        message: 'It is among the active clusters again.',
      })
    },
    onError: (error, { name }) => {
      noticeFailure(error, {
        refused: `${name} was not unarchived`,
        unanswered: `${name} may not have been unarchived`,
      })
      void queryClient.invalidateQueries({ queryKey: clusterKeys.lists })
    },
  })
  const pending = usePending(unarchivingKey)
  return {
    pending: new Set(pending.map(({ id }) => id)),
    unarchive: ({ id, name }: Pressed) => {
      if (!isUnderWay(queryClient, unarchivingKey, id)) mutate({ id, name })
    },
  }
}
