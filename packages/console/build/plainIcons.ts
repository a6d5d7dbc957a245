import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Draws Lucide's icons by plainIcon.ts in the built console. What Lucide itself brings for options that nobody uses here
 * is 1.5 kB of compressed code on every screen, and work for each icon that is drawn.
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
  }
}
