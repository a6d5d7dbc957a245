import { Building2 } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { PlanBadge } from '../catalogue'
import { Button, CopyableId, DateText, Missing, Pagination, Skeleton, VisuallyHidden } from '../primitives'

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

/** §9: namespaces, six at a time. */
const PAGE_SIZE = 6

/** §2 Namespaces dialog: each namespace with its organization. */
export function NamespaceList({ namespaces, onOpenOrganization }: NamespaceListProps) {
  const [chosen, setPage] = useState(1)
  // The last page stays valid when namespaces disappear.
  const page = Math.min(chosen, Math.ceil(namespaces.length / PAGE_SIZE))
  const paged = namespaces.length > PAGE_SIZE
  return (
    <>
      <Rows data-paged={paged || undefined}>
        {namespaces.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((namespace) => {
          const { id, name, organization_id, created_at, organization } = namespace
          return (
            <Row key={id}>
              <div>
                <p data-part="name">
                  <code>{name}</code>
                  <PlanBadge name={organization.plan} />
                </p>
                <p data-part="facts">
                  <span>{organization.email || <Missing>No e-mail</Missing>}</span>
                  <span>
                    <DateText value={created_at} />
                  </span>
                  <CopyableId id={organization_id} label="organization ID" />
                </p>
              </div>
              <Button
                size="sm"
                icon={<Building2 size={14} />}
                disabled={!organization_id}
                onClick={() => onOpenOrganization(organization_id)}
              >
                View Organization<VisuallyHidden> of {name}</VisuallyHidden>
              </Button>
            </Row>
          )
        })}
      </Rows>
      {paged && (
        <Pagination
          label="Namespace pages"
          page={page}
          pageSize={PAGE_SIZE}
          total={namespaces.length}
          onPageChange={setPage}
        />
      )}
    </>
  )
}

export function NamespaceSkeletons() {
  return (
    <Rows as="div">
      {[1, 2, 3].map((row) => (
        <Row key={row} as="div">
          <div>
            <Skeleton width={160} />
            <Skeleton width={280} />
          </div>
          <Skeleton width={148} height={28} />
        </Row>
      ))}
    </Rows>
  )
}

const Rows = styled.ul`
  border-top: 1px solid var(--border);

  /* A last page that is not full is as high as the others: the pager stays where it is. */
  @media (min-width: 641px) {
    &[data-paged] {
      min-height: calc(6 * 67px + 1px);
    }
  }
  & + nav {
    margin-top: var(--space-2);
  }
`

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  min-height: 67px;
  padding: 8px 0;
  border-bottom: 1px solid var(--border);

  > div {
    flex: 1 1 280px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  [data-part='name'],
  [data-part='facts'] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px var(--space-2);
  }
  [data-part='name'] code {
    font-weight: 600;
  }
  [data-part='facts'] {
    gap: 0 var(--space-3);
    color: var(--text-muted);
    font-size: var(--size-sm);
  }
`
