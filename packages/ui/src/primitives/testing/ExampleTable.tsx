import { useState, type ComponentProps } from 'react'
import { Badge } from '../Badge'
import { CopyableId } from '../CopyableId'
import { DateText } from '../DateText'
import { ready } from '../../lib'
import { Missing } from '../Missing'
import { Pagination } from '../Pagination'
import { Table } from '../Table'
import type { TableColumn } from '../TableRow'

export interface Organization {
  id: string
  email: string
  plan: string
  namespace: string | null
  agents: number
  created_at: string | null
}

const emails = [
  'northwind@example.com',
  'billing@contoso.example',
  'team@fabrikam.example',
  'ops@adatum.example',
]
/** Rows of the table's stories. */
export const organizations: Organization[] = Array.from({ length: 38 }, (_, index) => ({
  id: `${(0x9f1c2a7e + index * 7919).toString(16)}-5a6b-4c3d-8e9f-001122334455`,
  email: emails[index] ?? `team-${index + 1}@example.com`,
  plan: ['Plus', 'Pro', 'Enterprise', 'No Plan'][index % 4] ?? 'Plus',
  namespace: index % 5 === 4 ? null : `ns-${1042 + index}`,
  agents: index * 311,
  created_at:
    index % 7 === 6 ? null : new Date(Date.UTC(2026, 10, 18) - index * 86_400_000 * 9).toISOString(),
}))

/** Rows with texts as long as people make them. */
export const longOrganizations = organizations.slice(0, 3).map((row) => ({
  ...row,
  email: `a-very-long-address-that-somebody-really-registered-${row.email}`.repeat(2),
  plan: 'Enterprise with volume discount, yearly',
  namespace: 'ns-with-a-name-nobody-would-type-by-hand-0042',
}))

export const columns: readonly TableColumn<Organization>[] = [
  { id: 'email', header: 'Organization', width: '28%', cell: (row) => row.email },
  {
    id: 'id',
    header: 'ID',
    width: '130px',
    cell: (row) => <CopyableId id={row.id} label={`ID of ${row.email}`} />,
  },
  { id: 'plan', header: 'Plan', cell: (row) => <Badge>{row.plan}</Badge> },
  {
    id: 'namespace',
    header: 'Namespace',
    cell: (row) => (row.namespace ? <code>{row.namespace}</code> : <Missing>Not assigned</Missing>),
  },
  {
    id: 'agents',
    header: 'Agents',
    width: '90px',
    align: 'end',
    cell: (row) => row.agents.toLocaleString('en-US'),
  },
  {
    id: 'registered',
    header: 'Registered',
    width: '142px',
    align: 'end',
    cell: (row) => <DateText value={row.created_at} />,
  },
]

/** Table for one row type, since a story's component cannot be generic. */
export const OrganizationTable = (props: ComponentProps<typeof Table<Organization>>) => <Table {...props} />

/** All rows, page by page. */
export function PagedTable({ pageSize = 10, ...rest }: ComponentProps<typeof OrganizationTable>) {
  const [page, setPage] = useState(1)
  const rows = organizations.slice((page - 1) * pageSize, page * pageSize)
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <OrganizationTable {...rest} paged pageSize={pageSize} rows={ready(rows)} />
      <Pagination page={page} pageSize={pageSize} total={organizations.length} onPageChange={setPage} />
    </div>
  )
}
