import { Building2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { PlanBadge } from '../catalogue'
import type { ListPage, Loadable } from '../lib'
import { DateText, emailText, EmptyState, Missing, type TableColumn } from '../primitives'
import { ListScreen, type ListScreenControls } from '../shell'

/** What the list draws of an organization. */
export interface OrganizationRow {
  id: string
  email: string
  created_at: string | null
  plan_name: string | null
  namespace_name: string | null
  cluster_name: string | null
}

/** One page of the organizations that match, and how many match in all. */
export type OrganizationsPage = ListPage<OrganizationRow>

export interface AdminOrganizationsViewProps extends ListScreenControls {
  organizations: Loadable<OrganizationsPage>
  /** What stands there where there are none of those that the list is narrowed to. */
  empty?: ReactNode
  /** What `empty` says, for those who do not see it. */
  emptyText?: string
}

const columns: readonly TableColumn<OrganizationRow>[] = [
  { id: 'email', header: 'Organization', width: '31%', cell: ({ email }) => emailText(email), text: true },
  {
    id: 'plan',
    header: 'Plan',
    plain: true,
    width: '18%',
    cell: ({ plan_name }) => <PlanBadge name={plan_name} />,
  },
  {
    id: 'namespace',
    plain: true,
    header: 'Namespace',
    width: '22%',
    cell: ({ namespace_name }) =>
      namespace_name ? <code data-long>{namespace_name}</code> : <Missing data-missing>Not assigned</Missing>,
  },
  {
    id: 'cluster',
    plain: true,
    header: 'Cluster',
    cell: ({ cluster_name }) => cluster_name || <Missing data-missing>Unknown</Missing>,
  },
  {
    id: 'registered',
    plain: true,
    header: 'Registered',
    width: '8rem',
    align: 'end',
    cell: ({ created_at }) => <DateText value={created_at} />,
  },
]

/** Every organization, searched and paged by the platform; a row opens its dialog (§2.14). */
export function AdminOrganizationsView({ organizations, ...controls }: AdminOrganizationsViewProps) {
  return (
    <ListScreen
      title="Organizations"
      description="Everyone who has registered, their plan and where they run."
      rowName="organization"
      list={organizations}
      columns={columns}
      columnsFrom={720}
      searchLabel="Search by email"
      unreadable="Failed to load organizations. Please try again."
      empty={
        <EmptyState icon={<Building2 />} title="No organizations yet">
          An organization appears here as soon as someone registers.
        </EmptyState>
      }
      {...controls}
    />
  )
}
