import { WatchLine } from '@quarterdeck/ui/shell'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFeature } from '../lib/capabilities'
import { useOnline } from '../lib/connection'
import { paths } from '../lib/paths'
import { queryClient } from '../lib/queryClient'
import { fromCache, watchQuery, type WatchReading } from './watched'

/** So many workflows fit into an address. */
const MOST_IDS = 20

/** Where each part leads: to what is wrong, where something is. */
const hrefsOf = ({ watched, provisionings }: Omit<WatchReading, 'asOf'>) => ({
  clusters: paths.adminClusters(
    watched.clusters?.some(({ healthy }) => !healthy) ? { health: 'unhealthy' } : undefined,
  ),
  // A job that was created before the last day may have failed in it, and lists know when jobs were created alone.
  failures: paths.adminJobs({ tab: 'all', q: 'status:failed' }),
  provisionings: paths.adminJobs({
    tab: 'all',
    q: ['status:failed', ...provisionings.slice(0, MOST_IDS).map((id) => `workflow:${id}`)].join(' '),
  }),
  overLimit: paths.adminAttention('over_limit'),
})

/** How often what other screens have read is looked at anew, in milliseconds. */
const LOOK_MS = 5000

/** The watch line, from the platform's own overview or, where that is not to be had, from what other screens have read. */
export function Watch() {
  return (
    <QueryClientProvider client={queryClient}>
      <Line />
    </QueryClientProvider>
  )
}

function Line() {
  const isTold = useFeature('overview')
  const { data, dataUpdatedAt, isError } = useQuery(watchQuery(isTold === true))
  const isOnline = useOnline()
  const isOld = isError || !isOnline
  const isRead = isTold === false || (isOld && !data)
  const read = useRead(isRead)
  if (isTold === undefined) return null
  if (isRead) return <WatchLine {...read} offline={!isOnline} hrefs={hrefsOf(read)} />
  if (!data) return null
  return (
    <WatchLine
      watched={data.watched}
      asOf={isOld ? new Date(dataUpdatedAt).toISOString() : null}
      offline={!isOnline}
      hrefs={hrefsOf(data)}
    />
  )
}

/** What other screens have read by now. */
function useRead(isWanted: boolean) {
  const client = useQueryClient()
  const [read, setRead] = useState(() => fromCache(client))
  useEffect(() => {
    if (!isWanted) return
    const look = () => setRead(fromCache(client))
    look()
    const timer = setInterval(look, LOOK_MS)
    return () => clearInterval(timer)
  }, [client, isWanted])
  return read
}
