/** Red, green and blue, 0 to 255. */
export type Rgb = readonly [red: number, green: number, blue: number]

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number]

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].toSorted((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

function luminance(rgb: Rgb): number {
  const [red, green, blue] = toLinear(rgb)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** A colour as '#rrggbb'. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** An sRGB colour in OKLCH: Björn Ottosson's OKLab in polar coordinates. */
export function toOklch(rgb: Rgb): Oklch {
  const [red, green, blue] = toLinear(rgb)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const b = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  const hue = (Math.atan2(b, a) * 180) / Math.PI
  return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s, Math.hypot(a, b), (hue + 360) % 360]
}

/** The sRGB colour of this lightness and hue; the chroma is reduced where sRGB has no colour as vivid. */
export function fromOklch([lightness, chroma, hue]: Oklch): Rgb {
  const light = Math.min(1, Math.max(0, lightness))
  let [low, high] = [0, chroma]
  if (inGamut(linearOklch([light, chroma, hue]))) low = chroma
  else
    for (let step = 0; step < 14; step++) {
      const middle = (low + high) / 2
      if (inGamut(linearOklch([light, middle, hue]))) low = middle
      else high = middle
    }
  return fromLinear(linearOklch([light, low, hue]))
}

type Linear = readonly [number, number, number]

function linearOklch([lightness, chroma, hue]: Oklch): Linear {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const inGamut = (linear: Linear) => linear.every((channel) => channel >= -0.0001 && channel <= 1.0001)

function toLinear(rgb: Rgb): Linear {
  return rgb.map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }) as unknown as Linear
}

function fromLinear(linear: Linear): Rgb {
  return linear.map((channel) => {
    const share = channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, share)))
  }) as unknown as Rgb
}
