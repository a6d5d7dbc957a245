// Cuts the files of the typeface out of the one that its package brings: for each @font-face in
// packages/ui/src/tokens/tokens.css that names a file, its weights (`font-weight`) and its characters (`unicode-range`; the face without
// one has those below), with kerning, figures of one width, and accents that are characters of their own.
//
//   node scripts/cut-typeface.mjs     writes them
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'

const tokens = new URL('../packages/ui/src/tokens/tokens.css', import.meta.url)
const whole = createRequire(tokens).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

/** ASCII, the signs in the console's own words and in prices, and the spaces and the minus that Intl writes. */
const BASIC =
  'U+20-7E, U+A0, U+A3, U+B7, U+D7, U+2009, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026, U+202F, U+20AC, U+2212'

/** Not `calt`, which would draw `2x4` and `->` in ids as other characters. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'mark']

/**
 * The files that `tokens.css` draws the typeface from.
 *
 * @returns for each its URL, and what has to be in it
 */
export async function typefaceFiles() {
  const [css, font] = await Promise.all([readFile(tokens, 'utf8'), readFile(whole)])
  const faces = [...css.matchAll(/@font-face \{[^}]*url\('(\.\/[^']+\.woff2)'\)[^}]*\}/g)]
  return Promise.all(
    faces.map(async ([face, file]) => ({
      url: new URL(file, tokens),
      content: await subsetFont(font, charactersOf(face), {
        targetFormat: 'woff2',
        variationAxes: { wght: weightsOf(face) },
        keepFeatures: FEATURES,
      }),
    })),
  )
}

function weightsOf(face) {
  const [, min, max] = /font-weight: (\d+) (\d+);/.exec(face)
  return { min: Number(min), max: Number(max) }
}

function charactersOf(face) {
  const range = /unicode-range:([^;]+);/.exec(face)?.[1] ?? BASIC
  let characters = ''
  for (const [, first, last = first] of range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g))
    for (let code = parseInt(first, 16); code <= parseInt(last, 16); code += 1)
      characters += String.fromCodePoint(code)
  return characters
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const { url, content } of await typefaceFiles()) {
    await writeFile(url, content)
    console.log(`${basename(url.pathname)}: ${(content.length / 1000).toFixed(1)} kB`)
  }
