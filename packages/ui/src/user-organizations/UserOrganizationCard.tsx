import styled from 'styled-components'
import { ButtonLink, Card, CopyableId, DateText, DescriptionList } from '../primitives'
import { ActiveBadge } from './ActiveBadge'

/** An organization the signed-in person belongs to. */
export interface UserOrganization {
  id: string
  email: string
  is_active: boolean
  created_at: string | null
}

export interface UserOrganizationCardProps {
  organization: UserOrganization
  /** Address of its details. */
  href: string
}

/** §2.11 user-organizations: one of the cards. */
export function UserOrganizationCard({ organization, href }: UserOrganizationCardProps) {
  const { id, email, is_active, created_at } = organization
  return (
    <Root title={email} actions={<ActiveBadge active={is_active} />}>
      <DescriptionList
        items={[
          { term: 'ID', description: <CopyableId id={id} label="organization ID" /> },
          { term: 'Created', description: <DateText value={created_at} /> },
        ]}
      />
      <ButtonLink wide href={href} aria-label={`View Details of ${email}`}>
        View Details
      </ButtonLink>
    </Root>
  )
}

const Root = styled(Card)`
  height: 100%;

  > header {
    flex-wrap: nowrap;
    align-items: flex-start;
  }
  > header > h2 {
    font-size: var(--size-md);
  }
  /* Buttons of one row stand on one line, however long the e-mail above. */
  > a {
    margin-top: auto;
  }
`
