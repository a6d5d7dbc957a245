import type { Overview } from '@quarterdeck/api'
import {
  AttentionOrganizations,
  type AttentionKind,
  type AttentionOrganizationsProps,
} from '@quarterdeck/ui/admin-organizations'
import { all, mapLoadable, pagesOf, ready } from '@quarterdeck/ui/lib'
import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useParams } from 'react-router-dom'
import { PAGE_SIZE } from '../../lib/listSearch'
import { isGone } from '../../lib/notFound'
import { paths } from '../../lib/paths'
import { toLoadable } from '../../lib/toLoadable'
import { useDialog, useDialogHref } from '../../lib/useDialog'
import { useLastPage } from '../../lib/useLastPage'
import { useListSearch } from '../../lib/useListSearch'
import { useVisit } from '../../lib/useVisit'
import { attentionTo, overviewQuery } from '../admin-overview/admin-overview.queries'
import { namedOrganizationsQuery } from './attention.queries'

const FAILED = 'Failed to load organizations. Please try again.'
const NONE = { items: [], deleted: 0, failed: 0 }

const kinds: readonly AttentionKind[] = ['over_limit', 'paid_without_namespace']

/** The list of organizations, narrowed as the address says; what nobody knows narrows nothing. */
export function Component() {
  const { kind } = useParams()
  const visit = useVisit()
  const known = kinds.find((one) => one === kind)
  return known ? <Attention key={visit} kind={known} /> : <Navigate replace to={paths.adminOrganizations()} />
}

const readOf = ({ data, dataUpdatedAt, isError, error }: UseQueryResult<Overview>) => ({
  data,
  dataUpdatedAt,
  isError,
  error,
})

/**
 * The overview names organizations by their ids alone, so each of a page is read by itself. Others read it again as the
 * minutes pass; here rows, and what became of the last Refresh, stay until somebody refreshes them or follows a link to them
 * once more.
 */
function Attention({ kind }: { kind: AttentionKind }) {
  const { page, change, pageHref } = useListSearch()
  const { dialog, open } = useDialog()
  const dialogHref = useDialogHref()
  const latest = useQuery({ ...overviewQuery(true), refetchInterval: false })
  const [held, setHeld] = useState<ReturnType<typeof readOf>>()
  if (latest.data && !held && !latest.isStale) setHeld(readOf(latest))
  const [isAsked, setIsAsked] = useState(false)
  const overview = { ...latest, ...held, isFetching: latest.isFetching && (isAsked || !held) }
  const told = overview.data && attentionTo(overview.data, kind)
  const ids = told?.ids ?? []
  const organizations = useQuery(namedOrganizationsQuery(ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)))
  useLastPage({ data: told ? { totalPages: pagesOf(ids.length, PAGE_SIZE) } : undefined }, page, (lastPage) =>
    change({ page: lastPage }, { replace: true }),
  )

  function shown(): AttentionOrganizationsProps['told'] {
    // §15.7: a platform without an overview answers 404.
    if (isGone(overview.error)) return ready(null)
    return mapLoadable(
      all({
        known: mapLoadable(toLoadable(overview, FAILED), (data) => attentionTo(data, kind)),
        // Without ids nothing is asked for.
        page: ids.length > 0 ? toLoadable(organizations, FAILED) : ready(NONE),
      }),
      ({ known, page }) => known && { count: known.count, named: known.ids.length, page },
    )
  }

  return (
    <AttentionOrganizations
      kind={kind}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={(next) => change({ page: next })}
      pageHref={pageHref}
      onOpen={(id) => open('organization', { id })}
      openHref={(id) => dialogHref('organization', { id })}
      openId={dialog?.id}
      told={shown()}
      allHref={paths.adminOrganizations()}
      onRefresh={() => {
        setIsAsked(true)
        void latest.refetch().then((read) => {
          setIsAsked(false)
          if (read.data) setHeld(readOf(read))
        })
        if (ids.length > 0) void organizations.refetch()
      }}
    />
  )
}
