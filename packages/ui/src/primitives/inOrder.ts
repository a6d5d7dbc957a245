import { css } from 'styled-components'

/**
 * For blocks one below the other of which nobody knows how high they will be: what is below a block that says by
 * `data-loading` (see `useFirstLoad`) that it has not loaded yet is shown when it has, so that nothing in view moves.
 */
export const inOrder = css`
  > [data-loading] ~ * {
    display: none;
  }
`
