import { css } from 'styled-components'

/**
 * For blocks one below the other of which nobody knows how high they will be: what is below a block that is still loading
 * (see `useFirstLoad`) is shown when that has loaded, so that nothing in view moves. A block that has loaded before those
 * above it does not wait for them.
 */
export const inOrder = css`
  > [data-loading] ~ :not([data-loaded]) {
    display: none;
  }
`
