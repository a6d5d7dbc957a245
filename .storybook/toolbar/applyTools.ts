import { accentVariables } from '../../packages/ui/src/tokens/accent'
import { emulate } from './emulate'
import './forcedColours.css'
import { brandColourOf, featuresOf, textSizeOf, themeOf, type Choice } from './tools'

/** Draws the page as chosen. The network is no matter of the page: see preview.tsx. */
export function applyTools(choice: Choice): void {
  const root = document.documentElement
  root.dataset.theme = themeOf(choice.theme)
  root.toggleAttribute('data-forced-colours', choice.contrast === 'forced')
  drawAccent(brandColourOf(choice), root)
  root.style.fontSize = textSizeOf(choice)
  emulate(featuresOf(choice))
}

let drawn: string | null = null

/** Null takes the accent's variables away again. */
function drawAccent(colour: string | null, root: HTMLElement): void {
  if (colour === drawn) return
  drawn = colour
  for (const [name, value] of Object.entries(accentVariables(colour ?? 'black') ?? {}))
    root.style.setProperty(name, colour === null ? null : value)
}
