// The configuration of Kratos as it is written in files. Environment variables, which go before it, are not read.
import { readFileSync } from 'node:fs'
import { LineCounter, parseDocument } from 'yaml'
import { CouldNotLook } from './ask.mjs'

/**
 * @typedef {object} Configuration
 * @property {(key: string) => unknown} get the value of a key such as `serve.public.base_url`; undefined without one
 * @property {(key: string) => { file: string, line?: number }} place where the key is written, or where it belongs
 */

/**
 * Reads files of YAML or JSON as Kratos merges them: objects are joined, and what a later file says otherwise, be it a
 * value or a whole list, replaces what an earlier one said.
 *
 * @param {string[]} files
 * @returns {Configuration}
 * @throws {CouldNotLook}
 */
export function readConfiguration(files) {
  const documents = files.map(readDocument)
  const values = documents.map(({ document }) => document.toJS() ?? {}).reduce(merge, {})
  return {
    get: (key) => key.split('.').reduce((value, part) => value?.[part], values),
    place: (key) => placeOf(key.split('.'), documents),
  }
}

function readDocument(file) {
  const lines = new LineCounter()
  let document
  try {
    document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  } catch (error) {
    throw new CouldNotLook(`${file} cannot be read: ${error.message}`, { cause: error })
  }
  const [error] = document.errors
  if (error) throw new CouldNotLook(`${file} is neither YAML nor JSON: ${error.message}`)
  return { file, document, lineOf: (offset) => lines.linePos(offset).line }
}

const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

function merge(earlier, later) {
  const merged = { ...earlier }
  for (const [key, value] of Object.entries(later))
    merged[key] = isObject(value) && isObject(merged[key]) ? merge(merged[key], value) : value
  return merged
}

/** The line of the key in the last file that has it; of a key that is nowhere, the nearest one above it. */
function placeOf(path, documents) {
  for (let depth = path.length; depth > 0; depth--)
    for (const { file, document, lineOf } of documents.toReversed()) {
      const parent = depth > 1 ? document.getIn(path.slice(0, depth - 1), true) : document.contents
      const pair = parent?.items?.find((item) => item.key?.value === path[depth - 1])
      if (pair) return { file, line: lineOf(pair.key.range[0]) }
    }
  return { file: documents[0].file }
}
