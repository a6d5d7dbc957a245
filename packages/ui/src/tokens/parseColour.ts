import type { Rgb } from './colour'

/** Reads a CSS colour as a browser paints it in a theme, or null when it is none. */
export type ParseColour = (colour: string, theme: 'light' | 'dark') => Rgb | null

/** Lets the browser read the colour: paints one pixel on white and reads it back. Colours with alpha come out mixed. */
export const parseColour: ParseColour = (colour, theme) => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  const resolved = resolve(colour, theme)
  if (!context || resolved === null) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1, 1)
  context.fillStyle = resolved
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}

/** The colour as an element has it; a canvas knows no theme, and so neither `light-dark()` nor the system's colours. */
function resolve(colour: string, theme: 'light' | 'dark'): string | null {
  const around = document.createElement('i')
  const element = document.createElement('i')
  around.append(element)
  Object.assign(element.style, { color: colour, colorScheme: theme, forcedColorAdjust: 'none' })
  document.documentElement.append(around)
  // What is no colour leaves the element with that around it: then two different ones stay different.
  const [inBlack, inWhite] = ['#000', '#fff'].map((outer) => {
    Object.assign(around.style, { color: outer, forcedColorAdjust: 'none' })
    return getComputedStyle(element).color
  })
  around.remove()
  return inBlack === inWhite && inBlack !== undefined ? inBlack : null
}
