import { useEffect, useState } from 'react'
import css from '../../packages/ui/src/tokens/tokens.css?raw'
import { brandTheme, coloursOf, systemIsDark } from './brandTheme'

const themes = {
  light: brandTheme(coloursOf(css, 'light'), 'light'),
  dark: brandTheme(coloursOf(css, 'dark'), 'dark'),
}

/** Whether docs pages are dark: like the system of whoever reads, or because the toolbar says so. */
const isDark = () => systemIsDark().matches || /\btheme:dark\b/.test(location.search)

/** The theme of a docs page, which its examples are drawn in, too. */
export function useDocsTheme() {
  const [dark, setDark] = useState(isDark)

  useEffect(() => {
    const system = systemIsDark()
    const update = () => setDark(isDark())
    system.addEventListener('change', update)
    return () => system.removeEventListener('change', update)
  }, [])
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  }, [dark])
  return { name: dark ? 'dark' : 'light', theme: dark ? themes.dark : themes.light } as const
}

/** The theme of an example in a docs page. */
export const docsThemeName = (): 'light' | 'dark' => (isDark() ? 'dark' : 'light')
