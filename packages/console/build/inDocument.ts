import { createHash } from 'node:crypto'
import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, Rolldown } from 'vite'
import { START_SOURCE, startScript } from './startScript.ts'

/** The elements of the document in whose place the content is written. */
const START_ELEMENT = /<script src="\/start\.js"[^>]*><\/script>/
const STYLES_ELEMENT = /<link rel="stylesheet"[^>]* href="\/(assets\/[^"]+\.css)">/

/**
 * What the content may not have in it: the ends of its elements, the begin of a comment, and the braces with which the
 * templates begin that Caddy makes of documents.
 */
const BREAKING = /\{\{|<\/script|<\/style|<!--/i

/** For servers whose policy has no nonce: the hashes that allow both elements (docs/guides/deploying.md). */
const HASHES = 'policy-hashes.txt'

/**
 * Writes into the document what its first paint waits for: the start script and the styles of the first screens. As files
 * they would be two requests more, and nothing could be asked for or drawn before they have come.
 */
export function inDocument(): Plugin {
  let root = ''
  let dev = false
  return {
    name: 'quarterdeck:in-document',
    enforce: 'post',
    configResolved(config) {
      root = config.root
      dev = config.command === 'serve'
    },
    transformIndexHtml: {
      order: 'pre',
      // The dev server serves the source as a module, which runs later; the console then only starts a little later.
      handler: (html) => (dev ? html.replace(START_ELEMENT, devStart) : html),
    },
    generateBundle(_, bundle) {
      // The styles are there before any code, so none asks for them.
      const styles = stylesOf(documentOf(bundle))
      for (const output of Object.values(bundle))
        if (output.type === 'chunk') output.viteMetadata?.importedCss.delete(styles)
    },
    async writeBundle({ dir = 'dist' }, bundle) {
      const index = path.join(dir, 'index.html')
      const html = await readFile(index, 'utf8')
      const script = (await startScript(root, bundle, html)).trim()
      const file = path.join(dir, stylesOf(html))
      const styles = (await readFile(file, 'utf8')).trim()

      await writeFile(index, withContent(html, script, styles))
      await writeFile(
        path.join(dir, HASHES),
        `script-src ${hashSource(script)}\nstyle-src ${hashSource(styles)}\n`,
      )
      await rm(file)
    },
  }
}

const devStart = `<script type="module" src="/${START_SOURCE}"></script>`

/** The document with the start script and the styles in place of the elements that would ask for them. */
export function withContent(html: string, script: string, styles: string): string {
  const [wrong] = BREAKING.exec(`${script}${styles}`) ?? []
  if (wrong) throw new Error(`The document would have ${wrong} in it`)
  if (!START_ELEMENT.test(html)) throw new Error('The document asks for no start script')
  return html
    .replace(START_ELEMENT, () => `<script nonce="CSP_NONCE">${script}</script>`)
    .replace(STYLES_ELEMENT, () => `<style nonce="CSP_NONCE">${styles}</style>`)
}

/** The source of a policy that allows the element with this content. */
const hashSource = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`

/** The built document. */
function documentOf(bundle: Rolldown.OutputBundle): string {
  const html = bundle['index.html']
  return html?.type === 'asset' ? String(html.source) : ''
}

/** The file of the styles that the document asks for. */
function stylesOf(html: string): string {
  const [, file] = STYLES_ELEMENT.exec(html) ?? []
  if (!file) throw new Error('The document asks for no styles')
  return file
}
