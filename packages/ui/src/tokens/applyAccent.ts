import { accentVariables } from './accent'

/** Sets the brand colour on <html>; false, and the built-in accent stands, when it is not a CSS colour. */
export function applyAccent(colour: string, root: HTMLElement = document.documentElement): boolean {
  // A browser without light-dark() keeps the built-in accent rather than none.
  if (!CSS.supports('color', 'light-dark(red, red)')) return false
  const variables = accentVariables(colour)
  for (const [name, value] of Object.entries(variables ?? {})) root.style.setProperty(name, value)
  return variables !== null
}
