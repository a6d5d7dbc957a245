import styled from 'styled-components'

/** The muted text in place of a missing value: 'N/A', 'Not assigned'. */
export const Missing = styled.span`
  color: var(--text-faint);
`
