import styled from 'styled-components'

/** The content of a screen: its header, then its blocks one below the other, all as wide as AppShell lets them be. */
export const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--space-4);

  /* The gap of the page replaces the header's own margin. */
  > header:first-child {
    margin-bottom: var(--space-1);
  }
  /* Breadcrumbs belong to the header below them. */
  > nav:first-child + header {
    margin-block: calc(-1 * var(--space-2)) var(--space-1);
  }
`

/** Blocks of a page beside each other, as many as have room. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);

  @media (min-width: 740px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :only-child {
      grid-column: 1 / -1;
    }
  }
  /* Four stand in one row or in two: never three and one. */
  @media (min-width: 1700px) {
    &:has(> :nth-child(4)) {
      grid-template-columns: repeat(4, minmax(0, 1fr));
    }
  }
`
