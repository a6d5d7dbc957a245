// What a person holds in the hand: an authenticator app, and a passkey or security key, both in software.
import { createHash, createHmac, generateKeyPairSync, sign } from 'node:crypto'
import { CONSOLE_ORIGIN } from './browser.mjs'

/** The six digits an authenticator app shows for a secret (RFC 6238 with its usual settings). */
export function totpCode(secret, now = Date.now()) {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 30_000)))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const number = digest.readUInt32BE(digest[19] & 0xf) & 0x7fffffff
  return String(number % 1_000_000).padStart(6, '0')
}

function fromBase32(text) {
  const bits = [...text]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  return Buffer.from(bits.match(/.{8}/g).map((byte) => Number.parseInt(byte, 2)))
}

/**
 * A key that signs with ES256 and attests nothing (WebAuthn, 'none' attestation). Its id is the given name, so that
 * recordings which show it are always the same.
 */
export function securityKey(name) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = Buffer.from(name)
  let uses = 0

  const clientData = (type, challenge) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: CONSOLE_ORIGIN, crossOrigin: false }))

  const answer = (response) =>
    JSON.stringify({ id: base64url(id), rawId: base64url(id), type: 'public-key', response })

  return {
    /** Answers the options of `navigator.credentials.create`, as the identity service's script hands it on. */
    create({ publicKey: { challenge, rp } }) {
      const { x, y } = publicKey.export({ format: 'jwk' })
      const cose = new Map([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ])
      const credential = Buffer.concat([Buffer.alloc(16), uint16(id.length), id, cbor(cose)])
      const authData = Buffer.concat([authenticatorData(rp.id, 0x45, uses++), credential])
      const attestation = new Map([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return answer({
        attestationObject: base64url(cbor(attestation)),
        clientDataJSON: base64url(clientData('webauthn.create', challenge)),
      })
    },

    /** Answers the options of `navigator.credentials.get`. */
    get({ publicKey: { challenge, rpId } }, userHandle) {
      const authData = authenticatorData(rpId, 0x05, uses++)
      const client = clientData('webauthn.get', challenge)
      const signed = Buffer.concat([authData, createHash('sha256').update(client).digest()])
      return answer({
        authenticatorData: base64url(authData),
        clientDataJSON: base64url(client),
        signature: base64url(sign('sha256', signed, privateKey)),
        ...(userHandle && { userHandle }),
      })
    },
  }
}

/**
 * WebAuthn's authenticator data: the hash of the site, flags (person present, person verified and, at creation, that a
 * credential follows), and how often the key was used.
 */
function authenticatorData(site, flags, uses) {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(uses)
  return Buffer.concat([createHash('sha256').update(site).digest(), Buffer.from([flags]), counter])
}

const base64url = (bytes) => bytes.toString('base64url')

function uint16(number) {
  const bytes = Buffer.alloc(2)
  bytes.writeUInt16BE(number)
  return bytes
}

/** As much of CBOR (RFC 8949) as a key's answer needs: small integers, texts, bytes below 64 KiB, maps. */
function cbor(value) {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flat().map(cbor)])
}

function head(kind, length) {
  if (length < 24) return Buffer.from([(kind << 5) | length])
  if (length < 256) return Buffer.from([(kind << 5) | 24, length])
  return Buffer.concat([Buffer.from([(kind << 5) | 25]), uint16(length)])
}
