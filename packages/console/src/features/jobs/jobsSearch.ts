import type { Source } from '@quarterdeck/api'
import { jobFilterForm, type JobFilterValues, type JobsPages } from '@quarterdeck/ui/jobs'
import { readText } from '@quarterdeck/ui/lib'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { usePageAddress } from '../../lib/useDialog'

/** What the jobs screen shows, kept in the address (§2.1: `tab`; §14.14: page and filters). */
export interface JobsSearch {
  tab: Source
  filters: JobFilterValues
  pages: JobsPages
}

const pageKeys: Record<keyof JobsPages, string> = { workflows: 'workflows', active: 'active', recent: 'page' }
function pageIn(query: URLSearchParams, key: string): number {
  const page = Number(query.get(key) ?? '1')
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}

/** The filters of an address, read as what is typed but not validated: the screen tells of those that are wrong. */
function filtersIn(query: URLSearchParams): JobFilterValues {
  const filters = { ...jobFilterForm.initial }
  for (const name of jobFilterForm.names) filters[name] = readText(query.get(name) ?? '', 'search')
  return filters
}

export function readJobsSearch(query: URLSearchParams): JobsSearch {
  return {
    tab: query.get('tab') === 'cluster' ? 'cluster' : 'organization',
    filters: filtersIn(query),
    pages: {
      workflows: pageIn(query, pageKeys.workflows),
      active: pageIn(query, pageKeys.active),
      recent: pageIn(query, pageKeys.recent),
    },
  }
}

/** The address after a change. Another tab or other filters begin at the first pages; everything else stays. */
export function withJobsSearch(
  before: URLSearchParams,
  { tab, filters, pages }: { tab?: Source; filters?: JobFilterValues; pages?: Partial<JobsPages> },
): URLSearchParams {
  const after = new URLSearchParams(before)
  if (tab) after.set('tab', tab)
  for (const key of jobFilterForm.names) setOrDelete(after, key, filters?.[key])
  if (tab ?? filters) for (const key of Object.values(pageKeys)) after.delete(key)
  for (const [list, page] of Object.entries(pages ?? {})) {
    setOrDelete(after, pageKeys[list as keyof JobsPages], page > 1 ? String(page) : '')
  }
  return after
}

/** An empty text removes the key, since it is no filter (§5.11); `undefined` changes nothing. */
function setOrDelete(query: URLSearchParams, key: string, value: string | undefined) {
  if (value) query.set(key, value)
  else if (value === '') query.delete(key)
}

/** The screen's state in the address, and how to change it. */
export function useJobsSearch() {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    (next: Parameters<typeof withJobsSearch>[1], options?: { replace?: boolean }) =>
      setQuery((before) => withJobsSearch(before, next), { ...options, preventScrollReset: true }),
    [setQuery],
  )
  const address = usePageAddress()
  /** The address of a page of each list, for links. */
  const pageHref = useMemo(() => {
    const of = (list: keyof JobsPages) => (page: number) =>
      address((before) => withJobsSearch(before, { pages: { [list]: page } }))
    return { workflows: of('workflows'), active: of('active'), recent: of('recent') }
  }, [address])
  return { ...readJobsSearch(query), change, pageHref }
}
