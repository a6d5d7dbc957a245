export { OrganizationsTable, type OrganizationRow, type OrganizationsTableProps } from './OrganizationsTable'
export { OrganizationsView, type OrganizationsPage, type OrganizationsViewProps } from './OrganizationsView'
export { PlanBadge, type PlanBadgeProps } from './PlanBadge'
