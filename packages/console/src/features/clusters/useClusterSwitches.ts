import { clusters } from '@quarterdeck/api'
import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { noticeFailure, showUndo, tellStayed } from '../../lib/quietWrites'
import { readAgain } from '../../lib/readAgain'
import { showToast } from '../../lib/toasts'
import { startWrite, useWrite, type WriteOptions } from '../../lib/useWrite'
import {
  changeLists,
  changedCluster,
  clusterKeys,
  clustersQuery,
  inOverview,
  placeCluster,
  readList,
  useArchiving,
  type KnownCluster,
} from './clusters.queries'

/** The key of all switching of scheduling; the id of the cluster follows. */
const schedulingKey = ['clusters', 'scheduling'] as const

/** The cluster whose switch or button was pressed. */
type Pressed = Pick<KnownCluster, 'id' | 'name'>

/** By the id of a cluster that is about to change: whether it will take new namespaces. */
type Asked = ReadonlyMap<string, boolean>

interface Switching extends Pressed {
  /** Whether it was archived when its switch was pressed. */
  archived: boolean
  enabled: boolean
  /** What is asked of the others, where the last one is not to be closed without a question. */
  asked?: Asked
}

/** Whether this is the only cluster that takes new namespaces, once what is asked of the others is carried out. */
function isLastSchedulable(clusters: readonly KnownCluster[], asked: Asked, id: string): boolean {
  const taking = clusters.filter((cluster) => takesNew(cluster, cluster.id === id ? undefined : asked))
  return taking.length === 1 && taking[0]?.id === id
}

const takesNew = ({ id, enabled, archived }: KnownCluster, asked?: Asked) =>
  !archived && (asked?.get(id) ?? enabled)

/** The active clusters as they are now; where they cannot be read, as they were read last. */
async function readActive(queryClient: QueryClient): Promise<KnownCluster[]> {
  const { queryKey } = clustersQuery()
  const known = queryClient.getQueryData(queryKey)
  const now = await readList(false).catch(() => undefined)
  // What a write has put into the cached list meanwhile may be newer.
  if (now && queryClient.getQueryData(queryKey) === known) queryClient.setQueryData(queryKey, now)
  return now ?? queryClient.getQueryData(queryKey) ?? []
}

/**
 * Opens a cluster for new namespaces, or closes it. With `asked` the list is read first, since another admin may have closed
 * the others, and the last one is not closed: the result is 'last'. The toast that tells of a closed one has Undo.
 */
function schedulingWrite(queryClient: QueryClient): WriteOptions<Switching, KnownCluster | 'last' | null> {
  return {
    ...inOverview(queryClient),
    key: schedulingKey,
    each: ({ id }) => id,
    send: async ({ id, enabled, asked }, checkPerson) => {
      if (asked && isLastSchedulable(await readActive(queryClient), asked, id)) return 'last'
      checkPerson()
      return changedCluster(queryClient, id, clusters.setScheduling(id, enabled))
    },
    whenFailed: ({ name }) => `Scheduling of ${name} was not changed`,
    whenUnknown: ({ name }) => `Look at the switch of ${name} once the list has been read again.`,
    subject: ({ name }) => `The cluster ${name}`,
    tell: noticeFailure,
    onDone: async (answer, { id, name, archived, enabled }) => {
      if (answer === 'last') return
      const changed = answer ?? { enabled, archived }
      const now = changed.enabled ? 'on' : 'off'
      if (answer) await placeCluster(queryClient, answer, { archived }, `Its scheduling is ${now}.`)
      if (changed.enabled !== enabled) return tellStayed(`Scheduling of ${name} is ${now}`)
      const title = `Scheduling of ${name} switched ${now}`
      // No Undo, which would not ask before it closes the last one.
      if (enabled)
        return showToast({
          type: 'success',
          title,
          message: `It takes new namespaces${changed.archived ? ' once it is unarchived' : ''}.`,
        })
      const known = queryClient.getQueryData(clustersQuery().queryKey)
      const isNoneLeft = known !== undefined && !known.some((cluster) => takesNew(cluster))
      showUndo(
        {
          title,
          message: isNoneLeft
            ? 'The namespaces on it stay and run on. No cluster takes new ones now.'
            : 'The namespaces on it stay and run on; new ones go to other clusters.',
          key: [...schedulingKey, id],
        },
        () =>
          void startWrite(schedulingWrite(queryClient), {
            id,
            name,
            archived: changed.archived,
            enabled: true,
          }),
      )
    },
    tellDone: (answer, { name }) => {
      if (answer === 'last')
        showToast({
          type: 'info',
          title: `Scheduling of ${name} was not changed`,
          message: 'It is the last cluster that takes new namespaces.',
        })
    },
    onFailed: () => void readAgain(queryClient, { queryKey: clusterKeys.lists }),
  }
}

/**
 * Switches scheduling on or off (§4.10 Clusters), after a question for the last cluster that takes new namespaces. The
 * switch shows the wanted state at once: it is taken from the write under way and not put into the cached list, so that a
 * list read meanwhile cannot turn the switch back.
 */
export function useScheduling() {
  const [last, setLast] = useState<Switching>()
  const { write, underWay } = useWrite({
    ...schedulingWrite(useQueryClient()),
    whenEnded: (ending) => {
      if (ending.outcome === 'done' && ending.result === 'last') setLast(ending.variables)
    },
  })
  const asked: Asked = new Map(underWay.map(({ id, enabled }) => [id, enabled]))
  const leaving = [...useArchiving()].map((id) => [id, false] as const)
  const others: Asked = new Map([...asked, ...leaving])
  const keepLast = useCallback(() => setLast(undefined), [])
  return {
    /** The wanted state of each cluster whose write is under way, by the id of the cluster. */
    asked,
    set: ({ id, name, archived }: Omit<Switching, 'enabled' | 'asked'>, enabled: boolean) =>
      void write({ id, name, archived, enabled, asked: enabled ? undefined : others }),
    isLast: (known: readonly KnownCluster[], id: string) => isLastSchedulable(known, others, id),
    /** The last cluster that takes new namespaces, which was to be switched off: it is asked about. */
    last,
    switchLastOff: () => {
      if (last) void write({ ...last, asked: undefined })
      keepLast()
    },
    keepLast,
  }
}

/** Unarchives a cluster, without asking first. */
export function useUnarchive() {
  const queryClient = useQueryClient()
  const { write, underWay } = useWrite({
    ...inOverview(queryClient),
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
      void readAgain(queryClient, { queryKey: clusterKeys.active })
      showToast({
        type: 'success',
        title: `${name} is back`,
        message: 'It is among the active clusters again.',
      })
    },
    onFailed: () => void readAgain(queryClient, { queryKey: clusterKeys.lists }),
  })
  return {
    pending: new Set(underWay.map(({ id }) => id)),
    unarchive: ({ id, name }: Pressed) => void write({ id, name }),
  }
}
