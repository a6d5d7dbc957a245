import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { readPng, writePng } from './png.mjs'

/** An opaque image of varied bytes, in which a mix-up of pixels, lines or channels shows. */
const image = (width, height) => {
  const data = Buffer.alloc(width * height * 4)
  for (let at = 0; at < data.length; at += 1) data[at] = at % 4 === 3 ? 255 : (at * 37 + (at >> 3) * 11) & 255
  return { width, height, data }
}

test('a picture that was written is read again, to the last byte', () => {
  const picture = image(17, 9)
  const read = readPng(writePng(picture))

  expect(read).toEqual(picture)
})

test.each([0, 1, 2, 3, 4])('lines with filter %i are read', (filter) => {
  const { width, height, data } = image(5, 4)
  const [length, pixel] = [width * 3, 3]
  const byte = (x, y) => (x < 0 || y < 0 ? 0 : data[(y * width + Math.floor(x / 3)) * 4 + (x % 3)])
  const paeth = (left, up, corner) =>
    [left, up, corner].reduce((best, candidate) =>
      Math.abs(left + up - corner - candidate) < Math.abs(left + up - corner - best) ? candidate : best,
    )
  const predict = (x, y) => {
    const [left, up, corner] = [byte(x - pixel, y), byte(x, y - 1), x < pixel ? 0 : byte(x - pixel, y - 1)]
    return [0, left, up, (left + up) >> 1, paeth(left, up, corner)][filter]
  }
  const lines = Buffer.alloc((length + 1) * height, filter)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < length; x += 1) lines[y * (length + 1) + 1 + x] = (byte(x, y) - predict(x, y)) & 255

  // A file from writePng with other image data in it; its checksum is then wrong, but the reader does not check it.
  const file = writePng({ width, height, data })
  const body = deflateSync(lines)
  const size = Buffer.alloc(4)
  size.writeUInt32BE(body.length)
  const png = Buffer.concat([file.subarray(0, 33), size, Buffer.from('IDAT'), body, Buffer.alloc(4)])

  const hash = (bytes) => createHash('sha256').update(bytes).digest('hex')
  expect(hash(readPng(png).data)).toBe(hash(data))
})

test('what is no screenshot is refused', () => {
  const grey = writePng(image(2, 2))
  grey[25] = 0

  expect(() => readPng(grey)).toThrow('of a kind')
  expect(() => readPng(Buffer.from('GIF89a..'))).toThrow('Not a PNG')
})
