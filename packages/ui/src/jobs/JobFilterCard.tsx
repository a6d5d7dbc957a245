import styled from 'styled-components'
import { Card } from '../primitives'

/** Where the filters stand: the fields of the form, or of its outline, in columns; the buttons are below them. */
export const JobFilterCard = styled(Card)`
  > form,
  [data-part='outline'] {
    display: grid;
    grid-template-columns: repeat(4, minmax(0, 1fr));
    align-items: start;
    gap: var(--space-3) var(--space-4);

    @media (max-width: 1080px) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    @media (max-width: 640px) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
  > form > :last-child,
  [data-part='outline'] > :last-child {
    grid-column: 1 / -1;
  }
`
