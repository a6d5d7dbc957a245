import styled from 'styled-components'

/** A name with a line of explanation below. */
export const Named = styled.span`
  display: inline-grid;
  > span:not([data-long]) {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-2);
  }
  > small {
    --lines: 1;
    color: var(--text-muted);
    font-size: var(--size-sm);
    font-weight: 400;
  }
`
