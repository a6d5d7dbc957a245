import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { readFailedFeatures } from '../../lib/capabilities'
import { isAskedFor } from '../../lib/polling'
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
    // A request that is already under way is waited for, not cancelled and sent again.
    await Promise.all([
      readFailedFeatures(),
      refreshOverview(client),
      ...[jobKeys.all, workflowKeys.all, clusterNamesQuery.queryKey].map((queryKey) =>
        client.refetchQueries({ queryKey, type: 'active' }, { cancelRefetch: false }),
      ),
    ])
    isAskedFor.set(false)
  }, [client])
  return { refreshing, refresh: useCallback(() => void refresh(), [refresh]) }
}
