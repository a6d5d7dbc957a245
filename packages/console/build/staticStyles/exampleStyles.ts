import { css } from 'styled-components'

export const frame = css`
  border: 1px solid var(--border);
  &:focus-visible {
    outline: 2px solid var(--focus);
  }
`

export const below = (width: number) => css`
  @container (max-width: ${width - 0.02}px) {
    display: block;
    tr:last-child {
      border: 0;
    }
  }
`
