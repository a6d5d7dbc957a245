// What the stories look like, recorded in .storybook/pictures: for each picture a WebP without loss, and a line in
// hashes.json with its size, half a SHA-256 of its pixels, of its file and of the PNG that the browser drew; for each story an
// ARIA snapshot, the names and roles that assistive technology is told, as text. A picture passes when its pixels are the
// same: not one may differ. The same PNG has the same pixels, and need not be decoded; another kind of processor writes the
// same pixels as another PNG.
import { createHash } from 'node:crypto'
import {
  appendFileSync,
  copyFileSync,
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

// 128 bits of it tell any two pictures apart, and take half the room.
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex').slice(0, 32)

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

/** @returns {Record<string, string>} by its id what hashes.json says of a picture, such as `320x48 5f70bf18… 09ab44c1…` */
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

/** @returns {string[]} the ids of the pictures that were put aside */
export const differentPictures = () =>
  existsSync(DIFFERENCES)
    ? readdirSync(DIFFERENCES).flatMap((file) => (file.endsWith('.png') ? [path.basename(file, '.png')] : []))
    : []

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
  const snapshots = readdirSync(DIFFERENCES).filter(
    (file) => file.endsWith('.yml') && isWanted(path.basename(file, '.yml')),
  )
  for (const file of snapshots) {
    copyFileSync(path.join(DIFFERENCES, file), path.join(PICTURES, file))
    rmSync(path.join(DIFFERENCES, file))
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
