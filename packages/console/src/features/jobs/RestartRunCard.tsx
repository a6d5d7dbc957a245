import { RestartRun } from '@quarterdeck/ui/jobs'
import { dismissRestartRun, stopRestartRun, useRestartRun } from './restartRun'

/** How the restart of many jobs goes on, or how it went; nothing where there was none. */
export function RestartRunCard() {
  const run = useRestartRun()
  if (!run) return null
  const rows = run.rows.map(({ job: { job_id, job_type }, ...row }) => ({ job_id, job_type, ...row }))
  return <RestartRun run={{ ...run, rows }} onStop={stopRestartRun} onDismiss={dismissRestartRun} />
}
