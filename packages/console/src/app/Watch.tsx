import { WatchLine } from '@quarterdeck/ui/shell'
import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFeature } from '../lib/capabilities'
import { useOnline } from '../lib/connection'
import { paths } from '../lib/paths'
import { queryClient } from '../lib/queryClient'
import { fromCache, watchQuery } from './watched'

const hrefs = {
  clusters: paths.adminClusters(),
  failures: paths.adminJobs({ tab: 'all', q: 'status:failed since:24h' }),
  provisionings: paths.adminJobs({ tab: 'all', q: 'status:failed' }),
  overLimit: paths.adminOrganizations(),
}

/** How often what other screens have read is looked at anew, in milliseconds. */
const LOOK_MS = 5000

/** The watch line, from the platform's own overview or from what other screens have read. */
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
  const read = useRead(isTold === false)
  if (isTold === undefined) return null
  if (!isTold) return <WatchLine {...read} hrefs={hrefs} />
  if (data) {
    const isOld = isError || !isOnline
    return (
      <WatchLine watched={data} asOf={isOld ? new Date(dataUpdatedAt).toISOString() : null} hrefs={hrefs} />
    )
  }
  return isError ? <WatchLine watched={NOTHING} asOf={null} hrefs={hrefs} /> : null
}

const NOTHING = { clusters: null, failedByHour: null, failedProvisionings: null, overLimit: null }

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
