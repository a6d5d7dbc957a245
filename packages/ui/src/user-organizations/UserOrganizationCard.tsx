import styled, { css } from 'styled-components'
import { ActiveBadge } from '../catalogue'
import {
  ButtonLink,
  Card,
  CopyableId,
  DateText,
  DescriptionList,
  emailText,
  Skeleton,
  visuallyHiddenStyles,
} from '../primitives'

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
    <Root title={emailText(email)} actions={<ActiveBadge active={is_active} />}>
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

/** The outline of a card, while organizations load. */
export function UserOrganizationCardSkeleton() {
  return (
    <Outline aria-hidden>
      <Skeleton width="60%" height={24} />
      <Skeleton width="45%" />
      <Skeleton width="50%" />
      <Skeleton height="var(--control)" />
    </Outline>
  )
}

/** Two lines: the button beside the name, the facts beside each other. */
const inLines = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: var(--space-2) var(--space-3);
  align-items: center;
  padding-block: var(--space-3);

  > header {
    display: contents;
  }
  > header > div {
    grid-row: 2;
    grid-column: 3;
    justify-self: end;
    margin: 0;
  }
  > a {
    grid-row: 1;
    grid-column: 2 / -1;
    width: auto;
    margin: 0;
  }
  > dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-3);
    grid-row: 2;
    grid-column: 1 / 3;
    font-size: var(--size-xs);
  }
  > dl > div {
    display: flex;
    gap: var(--space-1);
  }
  > dl dt {
    font-size: inherit;
  }
  /* With its copy button an id says by itself what it is. */
  > dl > div:first-child > dt {
    ${visuallyHiddenStyles}
  }
`

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
  /* On a phone, and where it is the only one. */
  @media (max-width: 640px) {
    ${inLines}
  }
  li:only-child > & {
    ${inLines}
  }
`

const Outline = styled(Card)`
  @media (max-width: 640px) {
    padding-block: var(--space-3);

    > :first-child {
      margin-block: calc((var(--control) - var(--line-lg)) / 2);
    }
    > :nth-child(n + 3) {
      display: none;
    }
  }
`
