import { createHash, createPublicKey, verify } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityKey, totpCode } from './devices.mjs'

test('an authenticator shows the codes of RFC 6238', () => {
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  expect(totpCode(secret, 59_000)).toBe('287082')
  expect(totpCode(secret, 1_111_111_109_000)).toBe('081804')
  expect(totpCode(secret, 20_000_000_000_000)).toBe('353130')
})

test('a security key signs with the key that it showed when it was made', () => {
  const key = securityKey('desk')
  const made = JSON.parse(key.create({ publicKey: { challenge: 'Zm9v', rp: { id: 'example.com' } } }))
  const attestation = Buffer.from(made.response.attestationObject, 'base64url')
  // The last 77 bytes are the public key: x and y stand behind their CBOR labels.
  const [x, y] = [attestation.subarray(-67, -35), attestation.subarray(-32)]
  const jwk = { kty: 'EC', crv: 'P-256', x: x.toString('base64url'), y: y.toString('base64url') }

  const { response } = JSON.parse(
    key.get({ publicKey: { challenge: 'YmFy', rpId: 'example.com' } }, 'bm9yYQ'),
  )
  const client = Buffer.from(response.clientDataJSON, 'base64url')
  const signed = Buffer.concat([
    Buffer.from(response.authenticatorData, 'base64url'),
    createHash('sha256').update(client).digest(),
  ])
  expect(JSON.parse(client.toString())).toMatchObject({ type: 'webauthn.get', challenge: 'YmFy' })
  const publicKey = createPublicKey({ key: jwk, format: 'jwk' })
  expect(verify('sha256', signed, publicKey, Buffer.from(response.signature, 'base64url'))).toBe(true)
})
