import { Building2, SearchX } from 'lucide-react'
import styled from 'styled-components'
import type { Loadable } from '../lib'
import { Button, DateText, EmptyState, Table, type TableColumn } from '../primitives'
import { PlanBadge } from '../catalogue'

/** What the list draws of an organization. */
export interface OrganizationRow {
  id: string
  email: string
  created_at: string | null
  plan_name: string | null
  namespace_name: string | null
  cluster_name: string | null
}

export interface OrganizationsTableProps {
  organizations: Loadable<readonly OrganizationRow[]>
  /** Whether the list is searched: without rows it then says that nothing matches. */
  filtered: boolean
  onClearFilters: () => void
  /** Opens an organization's details; without it, rows cannot be pressed. */
  onOpen?: (id: string) => void
  /** The organization whose details are open. */
  selectedId?: string
  /** Rows of a full page. */
  pageSize: number
  /** There is more than one page. */
  paged: boolean
}

const columns: readonly TableColumn<OrganizationRow>[] = [
  { id: 'email', header: 'Organization', width: '33%', cell: ({ email }) => email },
  { id: 'plan', header: 'Plan', width: '16%', cell: ({ plan_name }) => <PlanBadge name={plan_name} /> },
  {
    id: 'namespace',
    header: 'Namespace',
    width: '20%',
    cell: ({ namespace_name }) =>
      namespace_name ? <code>{namespace_name}</code> : <Missing>Not assigned</Missing>,
  },
  {
    id: 'cluster',
    header: 'Cluster',
    cell: ({ cluster_name }) => cluster_name || <Missing>Unknown</Missing>,
  },
  {
    id: 'registered',
    header: 'Registered',
    width: '142px',
    align: 'end',
    cell: ({ created_at }) => <DateText value={created_at} />,
  },
]

/** §2.14 admin-organizations: the table, and what is shown when it has no rows. */
export function OrganizationsTable({
  organizations,
  filtered,
  onClearFilters,
  onOpen,
  selectedId,
  pageSize,
  paged,
}: OrganizationsTableProps) {
  return (
    <Table
      label="Organizations"
      columns={columns}
      rows={organizations}
      rowKey={({ id }) => id}
      onOpen={onOpen && (({ id }) => onOpen(id))}
      selectedKey={selectedId}
      pageSize={pageSize}
      paged={paged}
      empty={
        filtered ? (
          <EmptyState
            icon={<SearchX />}
            title="No organization matches this search"
            action={<Button onClick={onClearFilters}>Clear filters</Button>}
          />
        ) : (
          <EmptyState icon={<Building2 />} title="No organizations yet">
            An organization appears here as soon as someone registers.
          </EmptyState>
        )
      }
    />
  )
}

const Missing = styled.span`
  color: var(--text-faint);
  white-space: nowrap;
`
