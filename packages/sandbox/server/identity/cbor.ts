/** What of CBOR (RFC 8949) an authenticator writes: integers, bytes, text, lists and maps of a known length. */
export type Cbor = number | string | Buffer | Cbor[] | Map<Cbor, Cbor>

/**
 * Reads the first value of a document.
 *
 * @throws {Error} for anything that an authenticator does not write
 */
export function readCbor(document: Buffer): Cbor {
  let at = 0

  function take(length: number): Buffer {
    if (at + length > document.length) throw new Error('The CBOR is cut off')
    at += length
    return document.subarray(at - length, at)
  }

  function argument(info: number): number {
    if (info < 24) return info
    if (info === 24) return take(1).readUInt8()
    if (info === 25) return take(2).readUInt16BE()
    if (info === 26) return take(4).readUInt32BE()
    throw new Error('The CBOR has a number that is too large')
  }

  function value(): Cbor {
    const head = take(1).readUInt8()
    const length = argument(head & 0x1f)
    switch (head >> 5) {
      case 0:
        return length
      case 1:
        return -1 - length
      case 2:
        return take(length)
      case 3:
        return take(length).toString('utf8')
      case 4:
        return Array.from({ length }, value)
      case 5:
        return new Map(Array.from({ length }, (): [Cbor, Cbor] => [value(), value()]))
      default:
        throw new Error('The CBOR has a value of a kind that no authenticator writes')
    }
  }

  return value()
}
