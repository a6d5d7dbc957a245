import type { Theme } from '@quarterdeck/ui/theme'
import { useSyncExternalStore } from 'react'
import { drawTheme, storedTheme, THEME_KEY } from './storedTheme'

const listeners = new Set<() => void>()

export function setTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme)
  } catch {
    // Storage may be blocked; the choice then lasts until the page is left.
  }
  drawTheme(theme)
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const useTheme = () => useSyncExternalStore(subscribe, storedTheme)
