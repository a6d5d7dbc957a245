import { createHash, createPublicKey, verify, type JsonWebKey } from 'node:crypto'
import { readCbor, type Cbor } from './cbor'

/** A key that somebody's device keeps: what is needed to know it again. */
export interface PublicKey {
  /** The credential's id, base64url. */
  id: string
  key: JsonWebKey
}

/** What a press was to be answered with: the challenge of its form, on this site. */
export interface Expected {
  challenge: string
  /** Of the page that asked. */
  origin: string
}

/** The algorithms that are understood: ECDSA on P-256, and RSA, as COSE numbers them. */
export const ALGORITHMS = [-7, -257]

/** The part of an origin that keys belong to. */
export const rpIdOf = (origin: string) => new URL(origin).hostname

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const bytes = (text: unknown) => Buffer.from(typeof text === 'string' ? text : '', 'base64url')

interface Credential {
  id?: unknown
  response?: Record<string, unknown>
}

/** The new key in what a browser sent after making one; undefined where it answers something else. */
export function readNewKey(sent: string, expected: Expected): PublicKey | undefined {
  return whenReadable(() => {
    const { response } = JSON.parse(sent) as Credential
    if (!answers(bytes(response?.clientDataJSON), 'webauthn.create', expected)) return undefined
    const attested = readCbor(bytes(response?.attestationObject))
    const data = attested instanceof Map ? attested.get('authData') : undefined
    if (!(data instanceof Buffer) || !isOfSite(data, expected)) return undefined
    // 32 bytes of the site, one of flags, four of a counter, sixteen of the model, then the credential.
    const idLength = data.readUInt16BE(53)
    const id = data.subarray(55, 55 + idLength).toString('base64url')
    const key = jwkOf(readCbor(data.subarray(55 + idLength)))
    return key && { id, key }
  })
}

/** The id of the credential that a browser signed with; '' where that cannot be read. */
export const credentialId = (sent: string): string =>
  whenReadable(() => {
    const { id } = JSON.parse(sent) as Credential
    return typeof id === 'string' ? id : ''
  }) ?? ''

/** Whether a browser has signed the challenge with this key. */
export function isSignedBy({ key }: PublicKey, sent: string, expected: Expected): boolean {
  return (
    whenReadable(() => {
      const { response } = JSON.parse(sent) as Credential
      const [client, data] = [bytes(response?.clientDataJSON), bytes(response?.authenticatorData)]
      return (
        answers(client, 'webauthn.get', expected) &&
        isOfSite(data, expected) &&
        verify(
          'sha256',
          Buffer.concat([data, sha256(client)]),
          createPublicKey({ key, format: 'jwk' }),
          bytes(response?.signature),
        )
      )
    }) ?? false
  )
}

/** Whether the browser was asked this question, by this site. */
function answers(client: Buffer, type: string, { challenge, origin }: Expected): boolean {
  const said = JSON.parse(client.toString('utf8')) as Record<string, unknown>
  return said['type'] === type && said['challenge'] === challenge && said['origin'] === origin
}

const USER_PRESENT = 1

const isOfSite = (data: Buffer, { origin }: Expected) =>
  data.subarray(0, 32).equals(sha256(rpIdOf(origin))) && (data.readUInt8(32) & USER_PRESENT) !== 0

/** A key as COSE writes it (RFC 9052), for node:crypto. */
function jwkOf(cose: Cbor): JsonWebKey | undefined {
  if (!(cose instanceof Map)) return undefined
  const part = (label: number) => {
    const value = cose.get(label)
    return value instanceof Buffer ? value.toString('base64url') : ''
  }
  switch (cose.get(3)) {
    case -7:
      return { kty: 'EC', crv: 'P-256', x: part(-2), y: part(-3) }
    case -257:
      return { kty: 'RSA', n: part(-1), e: part(-2) }
    default:
      return undefined
  }
}

/** What is not what a browser writes is refused like a wrong signature. */
function whenReadable<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
