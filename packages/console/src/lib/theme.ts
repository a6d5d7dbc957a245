import type { Theme } from '@quarterdeck/ui/theme'
import { writeStored } from './storage'
import { createStore } from './store'
import { drawTheme, storedTheme, THEME_KEY } from './storedTheme'

const chosen = createStore(storedTheme())

export function setTheme(theme: Theme): void {
  writeStored('localStorage', THEME_KEY, theme)
  drawTheme(theme)
  chosen.set(theme)
}

/** A hook: the theme that was chosen in this browser. */
export const useTheme = chosen.use
