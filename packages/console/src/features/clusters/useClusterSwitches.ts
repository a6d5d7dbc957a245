import { clusters, errorMessage, isOutcomeUnknown, type Cluster } from '@quarterdeck/api'
import { useQueryClient } from '@tanstack/react-query'
import { showToast } from '../../lib/toasts'
import { useWrite } from '../../lib/useWrite'
import { changeLists, clusterKeys, replacing } from './clusters.queries'

/** The cluster a press was on. */
type Pressed = Pick<Cluster, 'id' | 'name'>

/** §8.11: such failures are only logged; a quiet notice says why the screen went back to what it was. */
function noticeFailure(error: unknown, words: { refused: string; unanswered: string }): void {
  const title = isOutcomeUnknown(error) ? words.unanswered : words.refused
  console.warn(title, error)
  showToast({ type: 'info', title, message: errorMessage(error) })
}

/**
 * §4.10 Clusters: scheduling, shown as asked for while the platform is told. What is shown meanwhile comes from the write
 * under way, so that no list read in between can turn the switch.
 */
export function useScheduling() {
  const queryClient = useQueryClient()
  const { write, underWay } = useWrite({
    key: ['clusters', 'scheduling'],
    each: ({ id }: Pressed & { enabled: boolean }) => id,
    send: ({ id, enabled }) => clusters.setScheduling(id, enabled),
    tell: (error, { name }) =>
      noticeFailure(error, {
        refused: `Scheduling of ${name} was not changed`,
        unanswered: `Scheduling of ${name} may not have changed`,
      }),
    onDone: ({ kubeconfig: _secret, ...changed }) =>
      changeLists(queryClient, clusterKeys.lists, replacing(changed)),
    onFailed: () => void queryClient.invalidateQueries({ queryKey: clusterKeys.lists }),
  })
  return {
    /** What was asked for, by the id of the cluster. */
    asked: new Map(underWay.map(({ id, enabled }) => [id, enabled])),
    set: ({ id, name }: Pressed, enabled: boolean) => void write({ id, name, enabled }),
  }
}

/** Brings an archived cluster back, at once. */
export function useUnarchive() {
  const queryClient = useQueryClient()
  const { write, underWay } = useWrite({
    key: ['clusters', 'unarchive'],
    each: ({ id }: Pressed) => id,
    send: ({ id }) => clusters.unarchive(id),
    tell: (error, { name }) =>
      noticeFailure(error, {
        refused: `${name} was not unarchived`,
        unanswered: `${name} may not have been unarchived`,
      }),
    onDone: async (_cluster, { id, name }) => {
      await changeLists(queryClient, clusterKeys.archived, (before) => before.filter((one) => one.id !== id))
      void queryClient.invalidateQueries({ queryKey: clusterKeys.active })
      showToast({
        type: 'success',
        title: `${name} is back`,
        message: 'It is among the active clusters again.',
      })
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey: clusterKeys.lists }),
  })
  return {
    pending: new Set(underWay.map(({ id }) => id)),
    unarchive: ({ id, name }: Pressed) => void write({ id, name }),
  }
}
