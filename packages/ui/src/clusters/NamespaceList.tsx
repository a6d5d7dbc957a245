import { Building2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { PlanBadge } from '../catalogue'
import {
  Button,
  CopyableId,
  DateText,
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
  onOpenOrganization: (organizationId: string) => void
}

/** §9.2: namespaces, six at a time. */
const PAGE_SIZE = 6
/** The height of a row in px. */
export const NAMESPACE_ROW = 67

/** §2.20 namespaces dialog: each namespace with its organization. */
export function NamespaceList({ namespaces, onOpenOrganization }: NamespaceListProps) {
  const [chosen, setPage] = useState(1)
  // When namespaces are removed, the last page is shown in place of one beyond it.
  const page = Math.min(chosen, Math.ceil(namespaces.length / PAGE_SIZE))
  const paged = namespaces.length > PAGE_SIZE
  return (
    <>
      <RowList ruled rowHeight={NAMESPACE_ROW} reservedRows={paged ? PAGE_SIZE : 0}>
        {namespaces.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((namespace) => {
          const { id, name, organization_id, created_at, organization } = namespace
          return (
            <RowListItem
              key={id}
              name={<Name>{name}</Name>}
              tags={<PlanBadge name={organization.plan} />}
              meta={
                <Facts>
                  <span>{organization.email || <Missing>No e-mail</Missing>}</span>
                  <DateText value={created_at} />
                  <CopyableId id={organization_id} label="organization ID" />
                </Facts>
              }
              action={
                <Button
                  size="sm"
                  icon={<Building2 size={14} />}
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
            pageSize={PAGE_SIZE}
            total={namespaces.length}
            onPageChange={setPage}
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

const Facts = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
`
