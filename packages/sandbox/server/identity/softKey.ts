import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { consoleOrigin } from './testing'

/** What a browser asks an authenticator, as the document of a flow has it. */
export interface Question {
  publicKey: { challenge: string }
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const head = (major: number, length: number) =>
  length < 24
    ? Buffer.from([(major << 5) | length])
    : Buffer.from([(major << 5) | 25, length >> 8, length & 0xff])
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value))
const text = (value: string) => Buffer.concat([head(3, value.length), Buffer.from(value)])
const bytes = (value: Buffer) => Buffer.concat([head(2, value.length), value])
const map = (entries: Buffer[]) => Buffer.concat([head(5, entries.length / 2), ...entries])

/** An authenticator in software, for tests: makes one key and signs with it, as browsers send that. */
export function softKey(origin = consoleOrigin) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(16)
  const point = [
    integer(-2),
    bytes(Buffer.from(x, 'base64url')),
    integer(-3),
    bytes(Buffer.from(y, 'base64url')),
  ]
  const cose = map([integer(1), integer(2), integer(3), integer(-7), integer(-1), integer(1), ...point])
  const site = Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([0x41]), Buffer.alloc(4)])
  const client = (type: string, { publicKey: { challenge } }: Question) =>
    Buffer.from(JSON.stringify({ type, challenge, origin }))
  const sent = (response: Record<string, Buffer>) =>
    JSON.stringify({
      id: id.toString('base64url'),
      type: 'public-key',
      response: Object.fromEntries(
        Object.entries(response).map(([name, part]) => [name, part.toString('base64url')]),
      ),
    })
  return {
    make: (question: Question) => {
      const length = Buffer.from([0, id.length])
      const authData = Buffer.concat([site, Buffer.alloc(16), length, id, cose])
      return sent({
        clientDataJSON: client('webauthn.create', question),
        attestationObject: map([
          text('fmt'),
          text('none'),
          text('attStmt'),
          map([]),
          text('authData'),
          bytes(authData),
        ]),
      })
    },
    sign: (question: Question) => {
      const clientDataJSON = client('webauthn.get', question)
      const signature = sign('sha256', Buffer.concat([site, sha256(clientDataJSON)]), privateKey)
      return sent({ clientDataJSON, authenticatorData: site, signature })
    },
  }
}
