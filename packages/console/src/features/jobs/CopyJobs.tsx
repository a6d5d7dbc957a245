import { asOf, CopyMenu, parseJobQuery, type CopyMenuProps } from '@quarterdeck/ui/jobs'
import { platformNow } from '@quarterdeck/ui/lib'
import { showToast } from '../../lib/toasts'
import { withDialog } from '../../lib/useDialog'
import { useClusters } from './jobs.queries'
import { readJobsSearch, withJobsSearch } from './jobsSearch'

/** The menu that copies the jobs of a list. */
export function CopyJobs(list: Omit<CopyMenuProps, 'clusterName' | 'onCopied'>) {
  // Where names are not known, none are asked for: ids are copied.
  const { nameOf } = useClusters(false)
  return (
    <CopyMenu
      {...list}
      clusterName={nameOf}
      onCopied={(what) => showToast({ type: 'success', title: `Copied ${what}` })}
    />
  )
}

/** The address of the list of all jobs that is in view, as of now. */
export function momentHref(): string {
  const url = new URL(window.location.href)
  const address = withDialog(url.searchParams, null)
  const asked = parseJobQuery(readJobsSearch(address).q)
  const query = asOf('query' in asked ? asked.query : [], platformNow())
  url.search = withJobsSearch(address, { query }).toString()
  return url.href
}
