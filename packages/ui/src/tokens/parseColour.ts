import type { Rgb } from './colour'

/** Reads a CSS colour as a browser paints it, or null when it is none. */
export type ParseColour = (colour: string) => Rgb | null

/** Lets the browser parse the colour: paints one pixel on white and reads it back. Colours with alpha come out mixed. */
export const parseColour: ParseColour = (colour) => {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return null
  // fillStyle ignores an invalid colour and keeps its value: then two different starting values stay different.
  const [onBlack, onWhite] = ['#000', '#fff'].map((start) => {
    context.fillStyle = start
    context.fillStyle = colour
    return context.fillStyle
  })
  if (onBlack !== onWhite) return null
  context.fillStyle = '#fff'
  context.fillRect(0, 0, 1, 1)
  context.fillStyle = colour
  context.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data
  return [red, green, blue]
}
