import { addons } from 'storybook/manager-api'
import { brandTheme, systemIsDark, type Colours } from './docs/brandTheme'

declare global {
  interface Window {
    /** The colours of tokens.css, written by main.ts: what builds this file reads no CSS. */
    brandColours: Record<'light' | 'dark', Colours>
  }
}

const dark = systemIsDark()

function applyTheme() {
  const base = dark.matches ? 'dark' : 'light'
  addons.setConfig({ theme: brandTheme(window.brandColours[base], base) })
}

applyTheme()
dark.addEventListener('change', applyTheme)
