import { Fragment, jsx as one, jsxs as several } from 'react/jsx-runtime'
import { drawnBy, isStyled } from './runtime.ts'

/**
 * Stands in for `react/jsx-runtime` in our own code: in place of a styled component there is at once the element that it
 * would draw, so that React has one component less to draw, and to keep, for each of them.
 */
const inPlace =
  (create: typeof one): typeof one =>
  (type, props, key) =>
    isStyled(type) ? create(...drawnBy(type, props as object), key) : create(type, props, key)

export const jsx = inPlace(one)
export const jsxs = inPlace(several)
export { Fragment }
