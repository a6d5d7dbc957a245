import styled from 'styled-components'
import { PlanBadge } from '../catalogue'
import { cutPage } from '../lib'
import {
  Button,
  CopyableId,
  DateText,
  LongText,
  Missing,
  Pagination,
  RowList,
  RowListItem,
  VisuallyHidden,
} from '../primitives'

/** What the dialog draws of a namespace. */
export interface NamespaceRow {
  id: string
  name: string
  organization_id: string
  created_at: string | null
  organization: { email: string; plan: string | null }
}

export interface NamespaceListProps {
  namespaces: readonly NamespaceRow[]
  /** The page in view, from 1; beyond the last one the last one shows. */
  page: number
  /** Rows on a page. */
  pageSize: number
  onPageChange: (page: number) => void
  /** Address of a page, for a tab of its own. */
  pageHref?: (page: number) => string
  onOpenOrganization: (organizationId: string) => void
}

/** The height of a row in px. */
export const NAMESPACE_ROW = 67

/** §2.20 namespaces dialog: each namespace with its organization. */
export function NamespaceList({
  namespaces,
  pageSize,
  onPageChange,
  pageHref,
  onOpenOrganization,
  ...asked
}: NamespaceListProps) {
  const { rows, page } = cutPage(namespaces, asked.page, pageSize)
  const paged = namespaces.length > pageSize
  return (
    <>
      <RowList ruled rowHeight={NAMESPACE_ROW} reservedRows={paged ? pageSize : 0}>
        {rows.map((namespace) => {
          const { id, name, organization_id, created_at, organization } = namespace
          return (
            <RowListItem
              key={id}
              name={<Name data-long>{name}</Name>}
              tags={<PlanBadge name={organization.plan} />}
              meta={
                organization.email ? <LongText>{organization.email}</LongText> : <Missing>No email</Missing>
              }
              aside={
                <>
                  <DateText value={created_at} />
                  <CopyableId id={organization_id} label="organization ID" />
                </>
              }
              action={
                <Button
                  size="sm"
                  disabled={!organization_id}
                  onClick={() => onOpenOrganization(organization_id)}
                >
                  View Organization<VisuallyHidden> of {name}</VisuallyHidden>
                </Button>
              }
            />
          )
        })}
      </RowList>
      {paged && (
        <Pages>
          <Pagination
            label="Namespace pages"
            page={page}
            pageSize={pageSize}
            total={namespaces.length}
            onPageChange={onPageChange}
            pageHref={pageHref}
          />
        </Pages>
      )}
    </>
  )
}

const Pages = styled.div`
  margin-top: var(--space-2);
`

const Name = styled.code`
  font-weight: 600;
`
