import type { Job } from '@quarterdeck/api'
import type { JobAction } from '@quarterdeck/ui/jobs'
import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useKeeper } from '../../lib/kept'
import { paths } from '../../lib/paths'
import { planRun } from './bulkJournal'

/** A hook: leads to the place where jobs are restarted or cancelled together. Nothing is sent before somebody says so there. */
export function usePlanRun() {
  const keeper = useKeeper()
  const navigate = useNavigate()
  const { search } = useLocation()
  return useCallback(
    (action: JobAction, jobs: readonly Job[]) => {
      if (keeper && jobs.length > 0)
        void navigate(paths.adminBulkRun(planRun(keeper, action, jobs)), { state: { list: search } })
    },
    [keeper, navigate, search],
  )
}
