import { describe, expect, test } from 'vitest'
import { stable } from './stable.mjs'

const now = Date.parse('2031-03-04T05:06:07Z')
const someId = '88a78ce1-3ab1-4b83-a292-9e434d8f8933'
const otherId = '1b7f06c4-93f1-4a0e-a1b5-0d7a5b1a2c3d'
const first = '00000000-0000-4000-8000-000000000001'
const second = '00000000-0000-4000-8000-000000000002'

describe('stable', () => {
  test('numbers ids in their order, the same id the same, wherever they stand', () => {
    const answer = { id: someId, other: otherId, action: `https://auth.example.com/login?flow=${someId}` }
    expect(stable(answer, now)).toEqual({
      id: first,
      other: second,
      action: `https://auth.example.com/login?flow=${first}`,
    })
  })

  test('keeps how far times are away, to five minutes', () => {
    const times = { issued_at: '2031-03-04T05:06:05.123456789Z', expires_at: '2031-03-04T05:36:08Z' }
    expect(stable({ ...times, expired_at_unix: now / 1000 - 2, none: '0001-01-01T00:00:00Z' }, now)).toEqual({
      issued_at: '2026-11-20T12:00:00Z',
      expires_at: '2026-11-20T12:30:00Z',
      expired_at_unix: Date.parse('2026-11-20T12:00:00Z') / 1000,
      none: '0001-01-01T00:00:00Z',
    })
  })

  test('rounds times that are told in words', () => {
    expect(stable('within the next 14.98 minutes', now)).toBe('within the next 15.00 minutes')
    expect(stable('used at 2031-03-04 05:06:01.25 +0000 UTC', now)).toBe(
      'used at 2026-11-20 12:00:00 +0000 UTC',
    )
    expect(stable('expired 0.03 minutes ago', now)).toBe('expired 1.50 minutes ago')
  })

  test('keeps the length and padding of tokens', () => {
    const node = { attributes: { name: 'csrf_token', value: 'sDPONLI81kcgOg==' } }
    expect(stable(node, now).attributes.value).toBe('SecretSecretSe==')
  })

  test('hides secrets in addresses, in JSON within texts and in calls of a script', () => {
    const options = JSON.stringify({ publicKey: { challenge: 'Zm9v', user: { id: 'YmFy', name: 'nora' } } })
    const hidden = JSON.stringify({ publicKey: { challenge: 'Secr', user: { id: 'Pers', name: 'nora' } } })
    expect(
      stable(
        {
          to: 'https://a.example/x?state=abcdef&scope=openid',
          value: options,
          onclick: `window.go(${options})`,
        },
        now,
      ),
    ).toEqual({
      to: 'https://a.example/x?state=Secret&scope=openid',
      value: hidden,
      onclick: `window.go(${hidden})`,
    })
  })

  test('hides codes that were sent, but not the wrong code of a scenario', () => {
    expect(stable([{ code: '654321' }, { code: '000000' }, { code: 403 }], now)).toEqual([
      { code: '123456' },
      { code: '000000' },
      { code: 403 },
    ])
  })

  test('hides backup codes, the same code the same, and the secret of an authenticator', () => {
    const codes = {
      id: 'lookup_secret_codes',
      text: { text: 'aaaa1111, bbbb2222', context: { secrets: ['bbbb2222'] } },
    }
    const secret = { id: 'totp_secret_key', text: { text: 'QWERTYUI', context: { secret: 'QWERTYUI' } } }
    expect(stable([codes, secret, { lookup_secret: 'aaaa1111' }], now)).toEqual([
      { id: 'lookup_secret_codes', text: { text: 'code0001, code0002', context: { secrets: ['code0002'] } } },
      { id: 'totp_secret_key', text: { text: 'SECRETSE', context: { secret: 'SECRETSE' } } },
      { lookup_secret: 'code0001' },
    ])
  })

  test('writes the addresses of the documents in place of those of the run', () => {
    const origins = { 'http://127.0.0.1:4711': 'https://auth.example.com' }
    const said = 'http://127.0.0.1:4711/x?return_to=http%3A%2F%2F127.0.0.1%3A4711%2Fy'
    expect(stable(said, now, origins)).toBe(
      'https://auth.example.com/x?return_to=https%3A%2F%2Fauth.example.com%2Fy',
    )
  })
})
