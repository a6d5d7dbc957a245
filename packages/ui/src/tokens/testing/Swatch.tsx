import styled from 'styled-components'

/** A sample of a colour. */
export const Swatch = styled.span`
  width: 32px;
  height: 32px;
  border: 1px solid var(--border);
  border-radius: var(--radius-sm);
`
