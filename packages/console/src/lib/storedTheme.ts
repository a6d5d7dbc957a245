import { applyTheme, isTheme, type Theme } from '@quarterdeck/ui/theme'
import { readStored } from './storage'

export const THEME_KEY = 'quarterdeck.theme'
let unfollow = () => {}

/** The theme that was chosen in this browser; `system`, which follows the browser's preference, until then. */
export function storedTheme(): Theme {
  const value = readStored('localStorage', THEME_KEY)
  return isTheme(value) ? value : 'system'
}

/** Draws the stored theme, or another one, and follows the browser's preference where that is `system`. */
export function drawTheme(theme: Theme = storedTheme()): void {
  unfollow()
  unfollow = applyTheme(theme)
}
