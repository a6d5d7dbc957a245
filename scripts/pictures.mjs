// What the stories look like, recorded in .storybook/pictures: for each picture a WebP without loss, and a line in
// hashes.json with its size, and hashes of its pixels, of its file and of the PNG that the browser drew; for each story an
// ARIA snapshot, the names and roles that assistive technology is told, as text. A picture passes when its pixels are the
// same: not one may differ. The same PNG has the same pixels, and need not be decoded; another kind of processor writes the
// same pixels as another PNG.
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'

export const PICTURES = '.storybook/pictures'
const HASHES = path.join(PICTURES, 'hashes.json')
/** Where a run leaves what it made. */
export const RESULTS = process.env.STORY_RESULTS ?? 'test-results/stories'
/** Whatever a run drew that is not what is recorded. */
export const DIFFERENCES = path.join(RESULTS, 'different')
/**
 * Every worker adds a line for each picture and snapshot it drew: its file, and of a picture the hash of the PNG. What has
 * none after a whole run is an orphan.
 */
const DRAWN = path.join(RESULTS, 'drawn.txt')

export const pictureFile = (id) => path.join(PICTURES, `${id}.webp`)
const snapshotFile = (id) => path.join(PICTURES, `${id}.yml`)
const drawnFile = (id) => path.join(DIFFERENCES, `${id}.png`)

// 96 bits tell any two pictures apart: 16 signs, three of them for each of thousands of pictures.
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('base64url').slice(0, 16)

/**
 * @param {string | Buffer} image a file's path, or its content
 * @returns {Promise<{ width: number, height: number, data: Buffer }>} the pixels as RGBA, four bytes each
 */
export async function readImage(image) {
  const { data, info } = await sharp(image).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data }
}

/** What hashes.json says, once it has been read. */
let recorded

/** @returns {Record<string, string>} by its id what hashes.json says of a picture, such as `320x48 X3C_GK… CatEwY… …` */
export function recordedPictures() {
  recorded ??= existsSync(HASHES) ? JSON.parse(readFileSync(HASHES, 'utf8')) : {}
  return recorded
}

const recordedFiles = () => readdirSync(PICTURES).filter((file) => file !== path.basename(HASHES))

/** Forgets what an earlier run left behind. */
export function beginRun() {
  rmSync(RESULTS, { recursive: true, force: true })
  mkdirSync(DIFFERENCES, { recursive: true })
}

/** @returns {Set<string>} the names of the files of what this run drew, without folder */
export function drawnNames() {
  return new Set(drawnLines().map(([file]) => file))
}

const drawnLines = () =>
  existsSync(DRAWN)
    ? readFileSync(DRAWN, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
    : []

/**
 * Compares a picture with the recorded one; one that differs is put aside.
 * @param {string} id the story's id, with what sets the picture apart from the story's others
 * @param {Buffer} png as the browser encoded it
 * @returns {Promise<string | undefined>} what is wrong, in words for whoever runs the tests
 */
export async function judgePicture(id, png) {
  const file = pictureFile(id)
  const drawn = sha256(png)
  appendFileSync(DRAWN, `${path.basename(file)} ${drawn}\n`)
  const [size, pixels, content, recordedPng] = (recordedPictures()[id] ?? '').split(' ')
  const isWhole = existsSync(file) && sha256(readFileSync(file)) === content
  if (isWhole && drawn === recordedPng) return undefined
  const { width, height, data } = await readImage(png)
  if (isWhole && size === `${width}x${height}` && pixels === sha256(data)) return undefined

  writeFileSync(drawnFile(id), png)
  if (!size || !existsSync(file)) return `No picture of ${id} is recorded.`
  if (!isWhole) return `${file} is not the picture that hashes.json tells of.`
  return `${id} looks different (recorded ${size}, drawn ${width}x${height}).`
}

/** The same for an ARIA snapshot. */
export function judgeSnapshot(id, snapshot) {
  const file = snapshotFile(id)
  appendFileSync(DRAWN, `${path.basename(file)}\n`)
  const before = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  if (before === `${snapshot}\n`) return undefined
  writeFileSync(path.join(DIFFERENCES, path.basename(file)), `${snapshot}\n`)
  return before === undefined
    ? `No ARIA snapshot of ${id} is recorded.`
    : `${id} has other names or roles.\n--- recorded\n${before}--- now\n${snapshot}`
}

const putAside = (ending) =>
  existsSync(DIFFERENCES)
    ? readdirSync(DIFFERENCES).flatMap((file) => (file.endsWith(ending) ? [path.basename(file, ending)] : []))
    : []

/** @returns {string[]} the ids of the pictures that were put aside */
export const differentPictures = () => putAside('.png')

/** @returns {{ id: string, before?: string, now: string }[]} the ARIA snapshots that were, and what is recorded */
export const differentSnapshots = () =>
  putAside('.yml').map((id) => ({
    id,
    before: existsSync(snapshotFile(id)) ? readFileSync(snapshotFile(id), 'utf8') : undefined,
    now: readFileSync(path.join(DIFFERENCES, `${id}.yml`), 'utf8'),
  }))

/**
 * @param {string[]} parts what somebody asked for: the id of something that differs means that alone, any other part of
 *   an id whatever has it; none means all
 * @returns {(id: string) => boolean}
 */
export function isAskedFor(parts) {
  const ids = new Set([...putAside('.png'), ...putAside('.yml')])
  return (id) => parts.length === 0 || parts.some((part) => (ids.has(part) ? id === part : id.includes(part)))
}

/**
 * Records what was put aside. Each file is written whole before it takes the place of the old one.
 * @param {(id: string) => boolean} isWanted
 * @returns {Promise<number>} how many pictures and snapshots have changed
 */
export async function recordDifferent(isWanted = () => true) {
  const hashes = new Map(Object.entries(recordedPictures()))
  const pictures = differentPictures().filter(isWanted)
  for (const id of pictures) {
    const { width, height, data } = await readImage(drawnFile(id))
    const aside = path.join(DIFFERENCES, `${id}.webp`)
    await sharp(data, { raw: { width, height, channels: 4 } })
      // Without loss, `quality` is how hard the encoder looks for a smaller file: a fifteenth smaller, in twice the time.
      .webp({ lossless: true, effort: 5, quality: 100 })
      .toFile(aside)
    hashes.set(id, `${width}x${height} ${sha256(data)} ${sha256(readFileSync(aside))}`)
    renameSync(aside, pictureFile(id))
    rmSync(drawnFile(id))
  }
  const notRecorded = new Set(differentPictures())
  for (const [file, png] of drawnLines()) {
    const id = path.basename(file, '.webp')
    const line = png && !notRecorded.has(id) && hashes.get(id)
    if (line) hashes.set(id, [...line.split(' ').slice(0, 3), png].join(' '))
  }
  writeHashes(hashes)
  const snapshots = differentSnapshots().filter(({ id }) => isWanted(id))
  for (const { id, now } of snapshots) {
    writeFileSync(snapshotFile(id), now)
    rmSync(path.join(DIFFERENCES, `${id}.yml`))
  }
  return pictures.length + snapshots.length
}

/** @returns {string[]} recorded files that a run of all stories did not draw */
export function orphans() {
  const drawn = drawnNames()
  const lines = Object.keys(recordedPictures()).map((id) => path.basename(pictureFile(id)))
  return [...new Set([...recordedFiles(), ...lines])].filter((file) => !drawn.has(file))
}

export function deleteOrphans() {
  const hashes = new Map(Object.entries(recordedPictures()))
  for (const file of orphans()) {
    rmSync(path.join(PICTURES, file), { force: true })
    if (file.endsWith('.webp')) hashes.delete(path.basename(file, '.webp'))
  }
  writeHashes(hashes)
}

function writeHashes(hashes) {
  const lines = [...hashes]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, hash]) => `  "${id}": "${hash}"`)
  writeFileSync(HASHES, `{\n${lines.join(',\n')}\n}\n`)
  recorded = undefined
}
