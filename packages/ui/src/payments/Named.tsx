import styled from 'styled-components'

/** A name with a line of explanation below. */
export const Named = styled.span`
  display: inline-grid;
  > small {
    --lines: 1;
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-weight: 400;
  }
`
