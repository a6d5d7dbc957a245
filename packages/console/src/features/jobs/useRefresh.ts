import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readFailedFeatures } from '../../lib/capabilities'
import { isAskedFor } from '../../lib/polling'
import { ONCE } from '../../lib/queryClient'
import { refreshOverview } from '../admin-overview/admin-overview.queries'
import { startAnew } from './all-jobs.queries'
import { clusterNamesQuery } from './jobs.queries'
import { jobKeys, workflowKeys } from './workflow.queries'

/** Reads the jobs and workflows in view, the names in them, and what the platform tells of them, for somebody who asks for it. */
export function useRefresh() {
  const client = useQueryClient()
  const refreshing = isAskedFor.use()
  const refresh = useCallback(async () => {
    isAskedFor.set(true)
    startAnew(client)
    await Promise.all([
      readFailedFeatures(),
      refreshOverview(client),
      ...[jobKeys.all, workflowKeys.all, clusterNamesQuery.queryKey].map((queryKey) =>
        client.refetchQueries({ queryKey, type: 'active' }, ONCE),
      ),
    ])
    isAskedFor.set(false)
  }, [client])
  return { refreshing, refresh: useCallback(() => void refresh(), [refresh]) }
}
