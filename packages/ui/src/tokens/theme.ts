/** The choice of a theme; `system` follows the browser's preference. */
export type Theme = 'light' | 'dark' | 'system'

const DARK = '(prefers-color-scheme: dark)'

/** Whether a stored value is a theme. */
export const isTheme = (value: unknown): value is Theme =>
  value === 'light' || value === 'dark' || value === 'system'

/** The theme as drawn: `system` asks the browser. */
export function resolveTheme(theme: Theme): 'light' | 'dark' {
  if (theme !== 'system') return theme
  return matchMedia(DARK).matches ? 'dark' : 'light'
}

/**
 * Names the theme on <html>. While the choice is `system` it follows the browser's preference until the
 * returned function is called.
 */
export function applyTheme(theme: Theme, root: HTMLElement = document.documentElement): () => void {
  const apply = () => {
    root.dataset.theme = resolveTheme(theme)
  }
  apply()
  if (theme !== 'system') return () => {}
  const preference = matchMedia(DARK)
  preference.addEventListener('change', apply)
  return () => preference.removeEventListener('change', apply)
}
