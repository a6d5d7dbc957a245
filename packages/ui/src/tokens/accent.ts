import { contrast, fromOklch, toHex, toOklch, type Oklch, type Rgb } from './colour'
import { parseColour, type ParseColour } from './parseColour'

/** The grounds that the accent has to stand out from. A test keeps them the same as in tokens.css. */
export const ACCENT_GROUNDS = {
  light: {
    canvas: [0.98, 0.003, 220],
    surface: [1, 0, 0],
    sunken: [0.962, 0.005, 220],
    hover: [0.955, 0.006, 220],
  },
  dark: {
    canvas: [0.16, 0.012, 235],
    surface: [0.222, 0.013, 235],
    raised: [0.267, 0.014, 235],
    hover: [0.303, 0.014, 235],
  },
} satisfies Record<'light' | 'dark', Record<string, Oklch>>

const WHITE: Rgb = [255, 255, 255]
const BLACK: Rgb = [0, 0, 0]
const TEXT_CONTRAST = 4.5
const PART_CONTRAST = 3

/** The CSS variables that a brand colour replaces. */
export const ACCENT_NAMES = [
  '--accent',
  '--accent-hover',
  '--on-accent',
  '--accent-soft',
  '--accent-text',
] as const
export type AccentName = (typeof ACCENT_NAMES)[number]
/** The value of each accent variable in one theme. */
export type AccentPalette = Record<AccentName, Rgb>

/**
 * The five accent variables made from a brand colour, each as `light-dark(…)` so that they follow the theme;
 * null when the colour is not valid CSS. Set them on <html>.
 *
 * The brand colour stays as it is where it can: it moves in lightness only as far as WCAG asks (3:1 beside
 * surfaces, 4.5:1 for text). Light and dark text on it is chosen by contrast.
 */
export function accentVariables(
  colour: string,
  parse: ParseColour = parseColour,
): Record<AccentName, string> | null {
  const [inLight, inDark] = [parse(colour, 'light'), parse(colour, 'dark')]
  if (!inLight || !inDark) return null
  const light = accentPalette(inLight, 'light')
  const dark = accentPalette(inDark, 'dark')
  const both = (name: AccentName) => `light-dark(${toHex(light[name])}, ${toHex(dark[name])})`
  return {
    '--accent': both('--accent'),
    '--accent-hover': both('--accent-hover'),
    '--on-accent': both('--on-accent'),
    '--accent-soft': both('--accent-soft'),
    '--accent-text': both('--accent-text'),
  }
}

/** The accent's colours in one theme. */
export function accentPalette(brand: Rgb, theme: 'light' | 'dark'): AccentPalette {
  const grounds = Object.values<Oklch>(ACCENT_GROUNDS[theme]).map(fromOklch)
  const away = theme === 'light' ? -1 : 1
  const [, chroma, hue] = toOklch(brand)

  const accent = moveUntil(brand, away, (colour) => standsOut(colour, grounds, PART_CONTRAST))
  const onAccent = contrast(WHITE, accent) >= TEXT_CONTRAST ? WHITE : BLACK
  const soft = fromOklch(
    theme === 'light' ? [0.955, Math.min(chroma, 0.025), hue] : [0.335, Math.min(chroma, 0.045), hue],
  )
  return {
    '--accent': accent,
    '--accent-hover': hover(accent, onAccent),
    '--on-accent': onAccent,
    '--accent-soft': soft,
    '--accent-text': moveUntil(accent, away, (colour) =>
      standsOut(colour, [...grounds, soft], TEXT_CONTRAST),
    ),
  }
}

/** The accent a step lighter or darker: away from the colour of the text on it, unless that is at the end of the scale. */
function hover(accent: Rgb, onAccent: Rgb): Rgb {
  const [lightness, chroma, hue] = toOklch(accent)
  const step = onAccent === WHITE ? -0.055 : 0.055
  const room = lightness + step > 0.05 && lightness + step < 0.99
  return fromOklch([lightness + (room ? step : -step), chroma, hue])
}

const standsOut = (colour: Rgb, grounds: Rgb[], least: number) =>
  grounds.every((ground) => contrast(colour, ground) >= least)

/** Changes the lightness by small steps until the colour passes, which at the latest black or white does. */
function moveUntil(start: Rgb, direction: 1 | -1, passes: (colour: Rgb) => boolean): Rgb {
  const [lightness, chroma, hue] = toOklch(start)
  let colour = start
  for (let step = 1; !passes(colour) && step <= 100; step++)
    colour = fromOklch([lightness + direction * step * 0.01, chroma, hue])
  return colour
}
