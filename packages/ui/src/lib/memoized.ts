import { memo, type FunctionComponent } from 'react'

/** React's `memo` of a component that is generic: it stays so. */
export const memoized = memo as <Component extends FunctionComponent<never>>(
  component: Component,
) => Component
