import { css } from 'styled-components'

/** Links in a line of text: on touch their reach is 44 px high while the line keeps its height. */
export const touchArea = css`
  @media (pointer: coarse) {
    a {
      position: relative;
    }
    a::after {
      content: '';
      position: absolute;
      inset: -12px -4px;
    }
  }
`
