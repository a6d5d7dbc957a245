import { css } from 'styled-components'

/** For what is told by a background: it is printed, although browsers leave backgrounds out. */
export const printed = css`
  -webkit-print-color-adjust: exact;
  print-color-adjust: exact;
`
