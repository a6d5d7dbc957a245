import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import type { IconData, Shape } from './plainIcon.ts'

/**
 * Draws Lucide's icons by plainIcon.ts in the built console. What Lucide itself brings for options that nobody uses here
 * is 1.5 kB of compressed code on every screen, and work for each icon that is drawn. Of an icon's own module only the shapes
 * stay, joined into one path.
 */
export function plainIcons(): Plugin {
  return {
    name: 'quarterdeck:plain-icons',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer) {
      if (!importer?.includes('/lucide-react/') || !source.endsWith('/createLucideIcon.mjs')) return null
      return fileURLToPath(new URL('plainIcon.ts', import.meta.url))
    },
    transform(code, id) {
      return /\/lucide-react\/dist\/esm\/icons\/[^/]+\.mjs$/.test(id)
        ? { code: shapesOnly(code), map: null }
        : null
    },
  }
}

const DATA = /const __iconData = (\{[^]*?\});$/m

/** An icon's size and shapes as they are in its module; undefined for a module that only gives an icon another name. */
export function iconData(code: string): IconData | undefined {
  const [, data] = DATA.exec(code) ?? []
  // It is an object literal of numbers and texts, which JSON has with its names in quotes.
  return data === undefined
    ? undefined
    : (JSON.parse(data.replace(/([{,]\s*)(\w+):/g, '$1"$2":')) as IconData)
}

/** An icon's module with nothing but its size and its shapes, of which all that are only lines are joined. */
export function shapesOnly(code: string): string {
  const icon = iconData(code)
  if (!icon) return code
  const data = { size: icon.size, node: asOnePath(icon.node) }
  return code
    .replace(DATA, () => `const __iconData = ${JSON.stringify(data)};`)
    .replace(/^__iconData\.node;$/m, '')
}

/** The same lines in one path, so that each further shape is one element less to draw; a shape that is filled stays. */
function asOnePath(shapes: Shape[]): Shape[] {
  const lines: string[] = []
  const others: Shape[] = []
  for (const [name, { key: _, ...attributes }] of shapes) {
    const line = 'fill' in attributes ? undefined : LINES[name]?.(attributes)
    if (line === undefined) others.push([name, attributes])
    else lines.push(line)
  }
  return lines.length > 0 ? [['path', { d: lines.join('') }], ...others] : others
}

type Attributes = Record<string, string>

/** A shape as the commands of a path. */
const LINES: Record<string, (attributes: Attributes) => string> = {
  // Where it does not begin with its place on the canvas, it must not go on from where the shape before has ended.
  path: ({ d = '' }) => (d.startsWith('m') ? `M0 0${d}` : d),
  line: ({ x1, y1, x2, y2 }) => `M${x1} ${y1}L${x2} ${y2}`,
  polyline: ({ points }) => `M${points}`,
  circle: ({ cx, cy, r }) => {
    const width = 2 * Number(r)
    return `M${short(Number(cx) - Number(r))} ${cy}a${r} ${r} 0 1 0 ${short(width)} 0a${r} ${r} 0 1 0 ${short(-width)} 0z`
  },
  rect: ({ x = '0', y = '0', width, height, ry = '0', rx = ry }) => {
    const [w, h] = [short(Number(width) - 2 * Number(rx)), short(Number(height) - 2 * Number(rx))]
    const corner = (right: string, down: string) => `a${rx} ${rx} 0 0 1 ${right}${rx} ${down}${rx}`
    const start = `M${short(Number(x) + Number(rx))} ${y}`
    return `${start}h${w}${corner('', '')}v${h}${corner('-', '')}h-${w}${corner('-', '-')}v-${h}${corner('', '-')}z`
  },
}

/** A number without the digits that only the computer's arithmetic brings. */
const short = (value: number) => Number(value.toFixed(3))
