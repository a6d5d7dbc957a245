import styled from 'styled-components'

/** A word in the place of a value that is not there: 'N/A', 'Not assigned'. */
export const Missing = styled.span`
  color: var(--text-faint);
`
