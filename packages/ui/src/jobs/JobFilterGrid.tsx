import styled from 'styled-components'

/** Where the fields of the filters stand; the buttons are below them. */
export const JobFilterGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  align-items: start;
  gap: var(--space-3) var(--space-4);

  > :last-child {
    grid-column: 1 / -1;
  }
  @media (max-width: 1080px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  @media (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
  }
`
