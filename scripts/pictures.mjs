// The stories' recorded pictures: a PNG for each in .storybook/pictures, and a line for each in hashes.json there,
// with its size and the SHA-256 of its decoded pixels. A picture passes when both are the same: not one pixel may differ.
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import { readPng, writePng } from './png.mjs'

export const PICTURES = '.storybook/pictures'
const HASHES = path.join(PICTURES, 'hashes.json')
const DIFFERENCES = 'test-results/pictures'
/** Every worker adds a line for each picture it drew. A recorded picture without a line after a whole run is an orphan. */
const DRAWN = 'test-results/pictures-drawn.txt'

const fileOf = (id) => path.join(PICTURES, `${id}.png`)

/** What hashes.json says of a picture, such as `320x48 5f70bf18…`. */
function fingerprint({ width, height, data }) {
  return `${width}x${height} ${createHash('sha256').update(data).digest('hex')}`
}

/** @returns {Record<string, string>} the fingerprint of each recorded picture by its id */
export function recordedPictures() {
  return existsSync(HASHES) ? JSON.parse(readFileSync(HASHES, 'utf8')) : {}
}

/** Forgets what an earlier run left behind. */
export function beginRun() {
  rmSync(DRAWN, { force: true })
  rmSync(DIFFERENCES, { recursive: true, force: true })
  mkdirSync(path.dirname(DRAWN), { recursive: true })
}

/** @returns {Map<string, string>} the fingerprints of the pictures that this run drew, by id */
export function drawnPictures() {
  const lines = existsSync(DRAWN) ? readFileSync(DRAWN, 'utf8').trim().split('\n') : []
  return new Map(lines.filter(Boolean).map((line) => line.split('\t')))
}

/**
 * Compares a picture with the recorded one, or records it.
 * @param {string} id the story's id, with what sets the picture apart from the story's others
 * @param {Buffer} png as the browser encoded it
 * @param {{ update: boolean }} options
 * @returns {string | undefined} what is wrong, in words for whoever runs the tests
 */
export function judgePicture(id, png, { update }) {
  const drawn = readPng(png)
  const now = fingerprint(drawn)
  appendFileSync(DRAWN, `${id}\t${now}\n`)
  const recorded = recordedPictures()[id]
  const file = fileOf(id)
  if (update) {
    if (recorded !== now || !existsSync(file)) writeFileSync(file, writePng(drawn))
    return undefined
  }
  if (!recorded || !existsSync(file)) return `No picture of ${id} is recorded: npm run visual:update`
  const before = readPng(readFileSync(file))
  if (fingerprint(before) !== recorded)
    return `${file} is not the picture that hashes.json tells of: npm run visual:update`
  if (recorded === now) return undefined

  mkdirSync(DIFFERENCES, { recursive: true })
  const { picture, count } = difference(before, drawn)
  writeFileSync(path.join(DIFFERENCES, `${id}.actual.png`), png)
  writeFileSync(path.join(DIFFERENCES, `${id}.diff.png`), writePng(picture))
  return [
    `${id} looks different: ${count} pixels (recorded ${sizeOf(recorded)}, drawn ${sizeOf(now)}).`,
    `  was   ${file}`,
    `  is    ${DIFFERENCES}/${id}.actual.png`,
    `  both  ${DIFFERENCES}/${id}.diff.png`,
    '  If that is meant: npm run visual:update',
  ].join('\n')
}

const sizeOf = (print) => print.split(' ')[0]

/**
 * The picture of now in pale colours, with every pixel that differs in red. Where the two differ in size, whatever lies
 * outside of either of them counts as different.
 */
function difference(before, now) {
  const width = Math.max(before.width, now.width)
  const height = Math.max(before.height, now.height)
  const picture = { width, height, data: Buffer.alloc(width * height * 4, 255) }
  const at = (image, x, y) =>
    x < image.width && y < image.height ? image.data.readUInt32BE((y * image.width + x) * 4) : -1
  let count = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = at(now, x, y)
      const same = pixel === at(before, x, y)
      if (!same) count += 1
      const pale = 192 + ((pixel >>> 24) + ((pixel >>> 16) & 255) + ((pixel >>> 8) & 255)) / 13
      picture.data.set(same ? [pale, pale, pale] : [230, 0, 40], (y * width + x) * 4)
    }
  }
  return { picture, count }
}

/** Writes hashes.json anew from what was drawn; after a complete run, pictures that no story drew are deleted. */
export function recordDrawn({ isComplete }) {
  const drawn = drawnPictures()
  const kept = isComplete ? [] : Object.entries(recordedPictures())
  const hashes = new Map([...kept, ...drawn])
  const lines = [...hashes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, hash]) => `  "${id}": "${hash}"`)
  writeFileSync(HASHES, `{\n${lines.join(',\n')}\n}\n`)
  for (const file of isComplete ? readdirSync(PICTURES) : []) {
    if (file.endsWith('.png') && !hashes.has(file.slice(0, -'.png'.length))) rmSync(path.join(PICTURES, file))
  }
  return drawn.size
}

/** @returns {string[]} recorded pictures, lines or files, that a complete run did not draw */
export function orphans() {
  const drawn = drawnPictures()
  const files = readdirSync(PICTURES).filter((file) => file.endsWith('.png'))
  const recorded = [...Object.keys(recordedPictures()), ...files.map((file) => file.slice(0, -'.png'.length))]
  return [...new Set(recorded)].filter((id) => !drawn.has(id))
}
