import { ACCENT_NAMES, accentVariables } from './accent'

/** Sets the accent variables from a brand colour; false, and the built-in accent stays, when it is not a CSS colour. */
export function applyAccent(colour: string, root: HTMLElement = document.documentElement): boolean {
  // The variables need light-dark(). A browser without it would have no accent at all, so the built-in one stays.
  if (!CSS.supports('color', 'light-dark(red, red)')) return false
  const variables = accentVariables(colour)
  // Without a value the variable is removed: an earlier colour may be set, or the start script has taken this for one.
  for (const name of ACCENT_NAMES) root.style.setProperty(name, variables?.[name] ?? '')
  return variables !== null
}
