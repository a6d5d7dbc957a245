import { css } from 'styled-components'

/** For links in a line of text: on touch the area that can be pressed is larger than the line, which keeps its height. */
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
