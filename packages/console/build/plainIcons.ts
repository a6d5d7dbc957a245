import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Draws Lucide's icons by plainIcon.ts in the built console. What Lucide itself brings for options that nobody uses here
 * is 1.5 kB of compressed code on every screen, and work for each icon that is drawn. Of an icon's own module only the shapes
 * stay.
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

/**
 * An icon's module without its names, and without React's keys, which are random letters that no compression makes smaller:
 * plainIcon.ts needs neither.
 */
export const shapesOnly = (code: string): string =>
  code
    .replace(/^ {2}name: "[^"]*",$/m, '')
    .replace(/,\s*aliases: \[[^\]]*\]/, '')
    .replace(/,\s*key: "[^"]*"/g, '')
    .replace(/^__iconData\.node;$/m, '')
