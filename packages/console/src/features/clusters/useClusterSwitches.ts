import { clusters, type Cluster } from '@quarterdeck/api'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { noticeFailure, showUndo, tellStayed } from '../../lib/quietWrites'
import { showToast } from '../../lib/toasts'
import { startWrite, useWrite, type WriteOptions } from '../../lib/useWrite'
import { changeLists, clusterKeys, placeCluster } from './clusters.queries'

/** The key of all switching of scheduling; the id of the cluster follows. */
const schedulingKey = ['clusters', 'scheduling'] as const

/** The cluster whose switch or button was pressed. */
type Pressed = Pick<Cluster, 'id' | 'name'>

/** Opens a cluster for new namespaces, or closes it. The toast that tells it has Undo. */
function schedulingWrite(
  queryClient: QueryClient,
): WriteOptions<Pressed & { enabled: boolean }, Awaited<ReturnType<typeof clusters.setScheduling>>> {
  return {
    key: schedulingKey,
    each: ({ id }) => id,
    send: ({ id, enabled }) => clusters.setScheduling(id, enabled),
    whenFailed: ({ name }) => `Scheduling of ${name} was not changed`,
    whenUnknown: ({ name }) => `Look at the switch of ${name} once the list has been read again.`,
    subject: ({ name }) => `The cluster ${name}`,
    tell: noticeFailure,
    onDone: async ({ kubeconfig: _secret, ...changed }, { id, name, enabled }) => {
      const now = changed.enabled ? 'on' : 'off'
      await placeCluster(queryClient, changed, `Its scheduling is ${now}.`)
      if (changed.enabled !== enabled) return tellStayed(`Scheduling of ${name} is ${now}`)
      showUndo(
        {
          title: `Scheduling of ${name} switched ${now}`,
          message: enabled
            ? `It takes new namespaces${changed.archived ? ' once it is unarchived' : ''}.`
            : 'The namespaces on it stay and run on; new ones go to other clusters.',
          key: [...schedulingKey, id],
        },
        () => void startWrite(schedulingWrite(queryClient), { id, name, enabled: !enabled }),
      )
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey: clusterKeys.lists }),
  }
}

/**
 * Switches scheduling on or off (§4.10 Clusters). The switch shows the wanted state at once: it is taken from the write
 * under way and not put into the cached list, so that a list read meanwhile cannot turn the switch back.
 */
export function useScheduling() {
  const { write, underWay } = useWrite(schedulingWrite(useQueryClient()))
  return {
    /** The wanted state of each cluster whose write is under way, by the id of the cluster. */
    asked: new Map(underWay.map(({ id, enabled }) => [id, enabled])),
    set: ({ id, name }: Pressed, enabled: boolean) => void write({ id, name, enabled }),
  }
}

/** Unarchives a cluster, without asking first. */
export function useUnarchive() {
  const queryClient = useQueryClient()
  const { write, underWay } = useWrite({
    key: ['clusters', 'unarchive'],
    each: ({ id }: Pressed) => id,
    send: ({ id }) => clusters.unarchive(id),
    whenFailed: ({ name }) => `${name} was not unarchived`,
    whenUnknown: ({ name }) => `Look whether ${name} is still among the archived clusters.`,
    subject: ({ name }) => `The cluster ${name}`,
    tell: noticeFailure,
    onDone: async (answer, { id, name }) => {
      if (answer?.archived) return tellStayed(`${name} is still archived`)
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
