import { accentVariables } from './accent'

/** Sets the accent variables from a brand colour; false, and the built-in accent stays, when it is not a CSS colour. */
export function applyAccent(colour: string, root: HTMLElement = document.documentElement): boolean {
  // The variables need light-dark(). A browser without it would have no accent at all, so the built-in one stays.
  if (!CSS.supports('color', 'light-dark(red, red)')) return false
  const variables = accentVariables(colour)
  if (!variables) {
    // The start script may have taken it for a colour.
    for (const name of ['--accent', '--accent-soft', '--on-accent']) root.style.removeProperty(name)
  }
  for (const [name, value] of Object.entries(variables ?? {})) root.style.setProperty(name, value)
  return variables !== null
}
