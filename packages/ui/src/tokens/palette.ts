import type { Oklch } from './colour'

/** The opaque colours of a theme, read from the text of tokens.css: for tests and the token stories. */
export function palette(css: string, theme: 'light' | 'dark'): Record<string, Oklch> {
  const start = css.indexOf(`color-scheme: ${theme};`)
  const block = css.slice(start, css.indexOf('}', start))
  const colours = block.matchAll(/(--[\w-]+): oklch\(([\d.]+) ([\d.]+) ([\d.]+)\);/g)
  return Object.fromEntries(
    [...colours].map(([, name, ...parts]) => [name, parts.map(Number) as unknown as Oklch]),
  )
}
