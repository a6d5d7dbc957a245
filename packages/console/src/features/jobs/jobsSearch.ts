import {
  formatJobQuery,
  jobFilterForm,
  parseJobQuery,
  withTerms,
  type JobFilterValues,
  type JobField,
  type JobQuery,
  type JobsPages,
  type JobsTab,
} from '@quarterdeck/ui/jobs'
import { readText } from '@quarterdeck/ui/lib'
import { useCallback, useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { usePageAddress } from '../../lib/useDialog'

/** What the jobs screen shows, kept in the address (§2.1: `tab`; §14.14: page and filters). */
export interface JobsSearch {
  tab: JobsTab
  filters: JobFilterValues
  pages: JobsPages
  /** What the list of all jobs is asked for (§2.23: `q`), as text. */
  q: string
  /** Whether those that have failed are shown by their causes (§2.23: `by=cause`). */
  byCause: boolean
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

const tabs: readonly JobsTab[] = ['organization', 'cluster', 'all']

export function readJobsSearch(query: URLSearchParams): JobsSearch {
  return {
    tab: tabs.find((tab) => tab === query.get('tab')) ?? 'organization',
    q: readText(query.get('q') ?? '', 'search'),
    byCause: query.get('by') === CAUSE,
    filters: filtersIn(query),
    pages: {
      workflows: pageIn(query, pageKeys.workflows),
      active: pageIn(query, pageKeys.active),
      recent: pageIn(query, pageKeys.recent),
    },
  }
}

const CAUSE = 'cause'

/** What of the screen's state is to change. */
export interface JobsChange {
  tab?: JobsTab
  filters?: JobFilterValues
  pages?: Partial<JobsPages>
  query?: JobQuery
  byCause?: boolean
}

const fieldOf: Record<keyof JobFilterValues, JobField> = {
  organization_id: 'organization',
  organization_email: 'organization',
  cluster_name: 'cluster',
  job_type: 'type',
}

/** The query that asks for what the filters of the three lists do. */
const queryOf = (filters: JobFilterValues): JobQuery =>
  jobFilterForm.names.flatMap((name) => {
    // One organization is told by its id, whatever its address contains.
    const isTold = name === 'organization_email' && filters.organization_id
    return filters[name] && !isTold ? [{ field: fieldOf[name], value: filters[name], not: false }] : []
  })

/** What an address asks all jobs for; nothing where that cannot be read. */
function termsIn(query: URLSearchParams): JobQuery {
  const asked = parseJobQuery(query.get('q') ?? '')
  return 'query' in asked ? asked.query : []
}

/** The query with these terms in place of those about the same fields. */
const withEach = (query: JobQuery, terms: JobQuery): JobQuery =>
  terms.reduce((before, term) => withTerms(before, term.field, [term]), query)

/** The address after a change. Another tab or other filters begin at the first pages; everything else stays. */
export function withJobsSearch(
  before: URLSearchParams,
  { tab, filters, pages, query, byCause }: JobsChange,
): URLSearchParams {
  const after = new URLSearchParams(before)
  if (tab) after.set('tab', tab)
  setOrDelete(after, 'q', query && formatJobQuery(query))
  if (byCause !== undefined) setOrDelete(after, 'by', byCause ? CAUSE : '')
  if (tab === 'all') {
    // What narrows the three lists goes on narrowing, in the words of the one list.
    const terms = queryOf(filtersIn(before))
    if (terms.length > 0) after.set('q', formatJobQuery(withEach(termsIn(after), terms)))
    for (const key of jobFilterForm.names) after.delete(key)
  }
  for (const key of jobFilterForm.names) setOrDelete(after, key, filters?.[key])
  if (tab ?? filters) for (const key of Object.values(pageKeys)) after.delete(key)
  for (const [list, page] of Object.entries(pages ?? {})) {
    setOrDelete(after, pageKeys[list as keyof JobsPages], page > 1 ? String(page) : '')
  }
  // What was chosen on the screen stays in view: the person's own view would open in its place.
  if (saysNothing(after)) after.set('tab', readJobsSearch(after).tab)
  return after
}

const keys = ['tab', 'q', 'by', ...jobFilterForm.names, ...Object.values(pageKeys)]

/** Whether an address says nothing of what the screen shows, so that a view of the person's own may open it. */
export const saysNothing = (query: URLSearchParams): boolean => !keys.some((key) => query.has(key))

/** The address that shows a saved view; an open dialog stays. */
export function withView(
  before: URLSearchParams,
  { q, byCause }: Pick<JobsSearch, 'q' | 'byCause'>,
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const key of keys) after.delete(key)
  after.set('tab', 'all')
  setOrDelete(after, 'q', q)
  setOrDelete(after, 'by', byCause ? CAUSE : '')
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
  const { state } = useLocation()
  const change = useCallback(
    (next: JobsChange, { replace = false } = {}) =>
      setQuery((before) => withJobsSearch(before, next), {
        replace,
        // The state says how the dialog above the lists was opened, which is how it is closed.
        state: replace ? (state as unknown) : null,
      }),
    [setQuery, state],
  )
  const address = usePageAddress()
  /** The address of a page of each list, for links. */
  const pageHref = useMemo(() => {
    const of = (list: keyof JobsPages) => (page: number) =>
      address((before) => withJobsSearch(before, { pages: { [list]: page } }))
    return { workflows: of('workflows'), active: of('active'), recent: of('recent') }
  }, [address])
  const search = useMemo(() => readJobsSearch(query), [query])
  const asked = useMemo(() => parseJobQuery(search.q), [search.q])
  return { ...search, asked, change, pageHref }
}
