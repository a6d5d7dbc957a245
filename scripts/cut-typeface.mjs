// Cuts the files of the typeface out of the one that its package brings. What is in each is said by its @font-face in
// packages/ui/src/tokens/tokens.css: the weights by `font-weight`, the characters by `unicode-range`. The face without a range has all
// other characters of the package's file, without control characters. Kept are kerning, figures of one width and combining accents.
//
//   node scripts/cut-typeface.mjs     writes them
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { pathToFileURL } from 'node:url'
import subsetFont from 'subset-font'

const tokens = new URL('../packages/ui/src/tokens/tokens.css', import.meta.url)
const inPackage = (path) => createRequire(tokens).resolve(`@fontsource-variable/inter/${path}`)

/** Not `calt`, which would draw `2x4` and `->` in ids as other characters. */
const FEATURES = ['kern', 'tnum', 'ccmp', 'mark']

/**
 * The files that `tokens.css` draws the typeface from.
 *
 * @returns for each its URL, and what has to be in it
 */
export async function typefaceFiles() {
  const css = await readFile(tokens, 'utf8')
  const font = await readFile(inPackage('files/inter-latin-wght-normal.woff2'))
  const { latin } = JSON.parse(await readFile(inPackage('unicode.json'), 'utf8'))
  const faces = [...css.matchAll(/@font-face \{[^}]*url\('(\.\/[^']+\.woff2)'\)[^}]*\}/g)]
  const ranged = new Set(faces.flatMap(([face]) => charactersOf(rangeOf(face))))
  const others = charactersOf(latin).filter(
    (character) => !ranged.has(character) && !/\p{Cc}/u.test(character),
  )
  return Promise.all(
    faces.map(async ([face, file]) => ({
      url: new URL(file, tokens),
      content: await subsetFont(font, (rangeOf(face) ? charactersOf(rangeOf(face)) : others).join(''), {
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

const rangeOf = (face) => /unicode-range:([^;]+);/.exec(face)?.[1] ?? ''

/** The characters of a list such as `U+A0, U+2013-2014`. */
function charactersOf(range) {
  return [...range.matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first, last = first]) => {
    const from = parseInt(first, 16)
    return Array.from({ length: parseInt(last, 16) - from + 1 }, (_, index) =>
      String.fromCodePoint(from + index),
    )
  })
}

if (import.meta.url === pathToFileURL(process.argv[1]).href)
  for (const { url, content } of await typefaceFiles()) {
    await writeFile(url, content)
    console.log(`${basename(url.pathname)}: ${(content.length / 1000).toFixed(1)} kB`)
  }
