import type { Theme } from '@quarterdeck/ui/theme'
import { createStore } from './store'
import { drawTheme, storedTheme, THEME_KEY } from './storedTheme'

const chosen = createStore(storedTheme())

export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
  drawTheme(theme)
  chosen.set(theme)
}

/** A hook: the theme that was chosen in this browser. */
export const useTheme = chosen.use
