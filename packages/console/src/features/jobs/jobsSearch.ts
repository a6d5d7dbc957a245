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
import { pageFrom, pageText, withValues } from '../../lib/listSearch'
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
const firstPages: JobsPages = { workflows: 1, active: 1, recent: 1 }

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
      workflows: pageFrom(query.get(pageKeys.workflows)),
      active: pageFrom(query.get(pageKeys.active)),
      recent: pageFrom(query.get(pageKeys.recent)),
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
  const turned = { ...((tab ?? filters) && firstPages), ...pages }
  const after = withValues(before, {
    tab,
    q: query && formatJobQuery(query),
    ...(byCause !== undefined && { by: byCause ? CAUSE : '' }),
    ...filters,
    ...Object.fromEntries(
      Object.entries(turned).map(([list, page]) => [pageKeys[list as keyof JobsPages], pageText(page)]),
    ),
  })
  if (tab === 'all') {
    // What narrows the three lists goes on narrowing, in the words of the one list.
    const terms = queryOf(filtersIn(before))
    if (terms.length > 0) after.set('q', formatJobQuery(withEach(termsIn(after), terms)))
    for (const key of jobFilterForm.names) after.delete(key)
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
  return withValues(after, { tab: 'all', q, by: byCause ? CAUSE : '' })
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
