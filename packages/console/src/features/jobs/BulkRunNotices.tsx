import { BulkRunNotice } from '@quarterdeck/ui/jobs'
import { useKeptNames } from '../../lib/kept'
import { paths } from '../../lib/paths'
import { BULK } from './bulkJournal'
import { useBulkRun } from './useBulkRun'

/** What is being done about many jobs, or is paused; nothing where all of it has ended. */
export function BulkRunNotices() {
  return useKeptNames(BULK).map((name) => <Notice key={name} id={name.slice(BULK.length)} />)
}

function Notice({ id }: { id: string }) {
  const { run } = useBulkRun(id)
  const isOpen = run?.state === 'running' || run?.state === 'paused'
  return isOpen && <BulkRunNotice run={run} href={paths.adminBulkRun(id)} />
}
