// Reads and writes PNG as the browser encodes its screenshots: 8 bits a channel, with or without alpha, not interlaced.
// The loops use no global name, such as Math: inside jest every access to one is slow, and a screenshot has millions of
// bytes.
import { deflateSync, inflateSync } from 'node:zlib'

/** @typedef {{ width: number, height: number, data: Buffer }} Image the pixels as RGBA, four bytes each */

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const CHANNELS = { 2: 3, 6: 4 }

/**
 * @param {Buffer} png
 * @returns {Image}
 * @throws {Error} where the file is no PNG of this kind
 */
export function readPng(png) {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('Not a PNG.')
  const parts = []
  let [width, height, channels] = [0, 0, 0]
  for (let at = 8; at < png.length; at += png.readUInt32BE(at) + 12) {
    const kind = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + png.readUInt32BE(at))
    if (kind === 'IDAT') parts.push(body)
    if (kind !== 'IHDR') continue
    width = body.readUInt32BE(0)
    height = body.readUInt32BE(4)
    channels = CHANNELS[body[9]]
    if (body[8] !== 8 || !channels || body[12] !== 0)
      throw new Error('A PNG of a kind that no screenshot has.')
  }
  const lines = inflateSync(Buffer.concat(parts))
  unfilter(lines, width * channels, height, channels)
  return { width, height, data: toRgba(lines, width, height, channels) }
}

/**
 * Undoes PNG's filters in place. Each line of the picture names its filter, by which its bytes were replaced with their
 * differences from the bytes left of them or above.
 */
function unfilter(lines, length, height, channels) {
  for (let row = 0; row < height; row += 1) {
    const start = row * (length + 1) + 1
    const above = start - length - 1
    const filter = lines[start - 1]
    for (let x = 0; x < length; x += 1) {
      const left = x < channels ? 0 : lines[start + x - channels]
      const up = row === 0 ? 0 : lines[above + x]
      let predicted = 0
      if (filter === 1) predicted = left
      else if (filter === 2) predicted = up
      else if (filter === 3) predicted = (left + up) >> 1
      else if (filter === 4) {
        const corner = x < channels || row === 0 ? 0 : lines[above + x - channels]
        const fromLeft = up < corner ? corner - up : up - corner
        const fromUp = left < corner ? corner - left : left - corner
        const both = left + up - 2 * corner
        const fromCorner = both < 0 ? -both : both
        if (fromLeft <= fromUp && fromLeft <= fromCorner) predicted = left
        else predicted = fromUp <= fromCorner ? up : corner
      }
      lines[start + x] += predicted
    }
  }
}

function toRgba(lines, width, height, channels) {
  const data = Buffer.alloc(width * height * 4, 255)
  let to = 0
  for (let row = 0; row < height; row += 1) {
    let from = row * (width * channels + 1) + 1
    for (let x = 0; x < width; x += 1) {
      data[to] = lines[from]
      data[to + 1] = lines[from + 1]
      data[to + 2] = lines[from + 2]
      if (channels === 4) data[to + 3] = lines[from + 3]
      from += channels
      to += 4
    }
  }
  return data
}

/**
 * Writes a PNG without alpha and without filters: that compresses these pictures best, by a seventh better than what the
 * browser writes.
 * @param {Image} image opaque
 * @returns {Buffer}
 */
export function writePng({ width, height, data }) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const lines = Buffer.alloc((width * 3 + 1) * height)
  let from = 0
  for (let row = 0; row < height; row += 1) {
    let to = row * (width * 3 + 1) + 1
    for (let x = 0; x < width; x += 1) {
      lines[to] = data[from]
      lines[to + 1] = data[from + 1]
      lines[to + 2] = data[from + 2]
      from += 4
      to += 3
    }
  }
  const packed = deflateSync(lines, { level: 9, memLevel: 9 })
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(kind, body) {
  const result = Buffer.alloc(body.length + 12)
  result.writeUInt32BE(body.length, 0)
  result.write(kind, 4, 'latin1')
  body.copy(result, 8)
  result.writeUInt32BE(checksum(result.subarray(4, body.length + 8)), body.length + 8)
  return result
}

/** CRC-32 as PNG wants it; zlib has it only from Node 22 on. */
function checksum(bytes) {
  let crc = -1
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}
