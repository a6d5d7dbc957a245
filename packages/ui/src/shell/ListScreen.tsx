import { SearchX } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import {
  ageOf,
  formatInteger,
  isOutdated,
  isRefreshing,
  listRows,
  useEventCallback,
  type ListPage,
  type Loadable,
} from '../lib'
import {
  Button,
  EmptyState,
  PageHeader,
  Pagination,
  RefreshButton,
  SearchField,
  Skeleton,
  Table,
  type TableColumn,
  type TableProps,
  usePageRange,
} from '../primitives'
import { Page } from './Page'

/** What the container of a list screen hands down besides the list, and what it is told. */
export interface ListScreenControls {
  /** The search in force; empty for all. */
  search: string
  onSearch: (search: string) => void
  /** What says that the list is narrowed in another way, in place of the search. */
  narrowed?: ReactNode
  /** The page in view, from 1. */
  page: number
  /** Rows on a page. */
  pageSize: number
  onPageChange: (page: number) => void
  onRefresh: () => void
  /** Opens a row's details; without it, rows cannot be pressed. */
  onOpen?: (id: string) => void
  /** Address of a row's details, and of a page of the list: for a tab of its own. */
  openHref?: (id: string) => string
  pageHref?: (page: number) => string
  /** The row whose details are open. */
  openId?: string
}

export interface ListScreenProps<Row> extends ListScreenControls, Pick<TableProps<Row>, 'columnsFrom'> {
  /** What the rows are: 'Users'. Names the table, too. */
  title: string
  description: string
  /** What one row is, as it stands in a sentence: 'user'. */
  rowName: string
  list: Loadable<ListPage<Row>>
  /** The first column names the row. Keep the array stable: a new one renders every row again. */
  columns: readonly TableColumn<Row>[]
  searchLabel: string
  /** The message when the platform counts rows on this page but sends none. */
  unreadable: string
  /** Shown when the list has no rows and is not searched: an EmptyState, another one where the list is narrowed. */
  empty: ReactNode
  /** What `empty` says, for those who do not see it; by default that none was found. */
  emptyText?: string
}

/** A screen that is one table, which the platform searches and pages; a row opens its details. */
export function ListScreen<Row extends { id: string }>({
  title,
  description,
  rowName,
  list,
  columns,
  columnsFrom,
  searchLabel,
  unreadable,
  empty,
  emptyText,
  search,
  onSearch,
  narrowed,
  page,
  pageSize,
  onPageChange,
  onRefresh,
  onOpen,
  openHref,
  pageHref,
  openId,
}: ListScreenProps<Row>) {
  const {
    total,
    totalPages,
    uncounted,
    hidden = 0,
  } = list.state === 'ready' ? list.data : { total: 0, totalPages: 1 }
  const paged = totalPages > 1
  const rows = listRows(list, { page, unreadable, onRetry: onRefresh })
  const changePage = useEventCallback(onPageChange)
  const place = hidden > 0 && paged ? ' on this page' : ''
  const busy = isOutdated(list)
  const { range } = usePageRange({ page, pageSize, total, totalPages, uncounted, busy })
  const found = rows.state === 'ready' ? rows.data.length : 0
  const told =
    found > 0 && hidden === 0
      ? `${title} ${range}`
      : found === 0 && !search && emptyText
        ? emptyText
        : `${formatInteger(found)} ${found === 1 ? rowName : title.toLowerCase()} found${place}`
  return (
    <Page>
      <PageHeader
        title={title}
        description={description}
        actions={<RefreshButton busy={isRefreshing(list)} age={ageOf(list)} onRefresh={onRefresh} />}
      />
      <Content>
        {narrowed ?? <SearchField label={searchLabel} value={search} onSearch={onSearch} />}
        <Table
          label={title}
          columns={columns}
          columnsFrom={columnsFrom}
          rows={rows}
          rowKey={({ id }) => id}
          onOpen={onOpen && (({ id }) => onOpen(id))}
          getRowHref={openHref && (({ id }) => openHref(id))}
          selectedKey={openId}
          pageSize={pageSize}
          paged={paged}
          told={rows.state === 'ready' ? told : undefined}
          empty={
            search ? (
              <EmptyState
                icon={<SearchX />}
                title={`No ${rowName}${place} matches this search`}
                action={<Button onClick={() => onSearch('')}>Clear filters</Button>}
              />
            ) : (
              empty
            )
          }
        />
        {/* No pager where one page has hidden or unreadable rows: its count would include them. */}
        {list.state === 'loading' && <Skeleton width={96} height={32} />}
        {((hidden === 0 && rows.state !== 'error') || paged) && (
          <Pagination
            quiet
            busy={busy}
            page={page}
            pageSize={pageSize}
            total={total}
            totalPages={totalPages}
            uncounted={uncounted}
            onPageChange={changePage}
            pageHref={pageHref}
          />
        )}
      </Content>
    </Page>
  )
}

const Content = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);
`
