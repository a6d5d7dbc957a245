import { TOTP, URI } from 'otpauth'
import { toDataURL } from 'qrcode'
import type { Person } from '../../product/records'
import { accountOf, changeAccount } from './accounts'
import { labels, texts } from './messages'
import { image, input, submit, text, type Node } from './nodes'
import type { Service } from './service'

const issuer = 'Quarterdeck'
const imageSize = 256

/** A new authenticator's address, to be linked once a code from it was seen. */
export const newTotpUrl = (email: string) => new TOTP({ issuer, label: email }).toString()

/** The time step a code belongs to, one step of clock drift either way; null when it is wrong. */
function stepOf(url: string, code: string, now: Date): number | null {
  const totp = URI.parse(url)
  if (!(totp instanceof TOTP)) return null
  const timestamp = now.getTime()
  const delta = totp.validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Links the authenticator offered by a settings flow; false when the code is not one of its. */
export function linkTotp({ store, now }: Service, person: Person, url: string, code: string): boolean {
  if (stepOf(url, code, now()) === null) return false
  changeAccount(store, person, { totp: { url, last_step: null } })
  return true
}

/** Uses up a code; one that was used before is as wrong as any other (RFC 6238 §5.2). */
export function acceptTotp({ store, now }: Service, person: Person, code: string): 'ok' | 'wrong' | 'none' {
  const { totp } = accountOf(store, person)
  if (!totp) return 'none'
  const step = stepOf(totp.url, code, now())
  if (step === null || step <= (totp.last_step ?? -1)) return 'wrong'
  changeAccount(store, person, { totp: { ...totp, last_step: step } })
  return 'ok'
}

/** For a settings flow: the picture and secret to link with, or the button to unlink. */
export async function totpSettings(url: string | null): Promise<Node[]> {
  if (url === null) {
    const unlink = submit('totp', labels.totpUnlink, 'totp_unlink', 'true')
    return [{ ...unlink, attributes: { ...unlink.attributes, required: true } }]
  }
  const picture = await toDataURL(url, { width: imageSize, margin: 2 })
  const secret = new URL(url).searchParams.get('secret') ?? ''
  return [
    image('totp', 'totp_qr', picture, labels.totpImage, imageSize),
    text('totp', 'totp_secret_key', texts.totpSecret(secret), labels.totpSecret),
    input('totp', 'totp_code', 'text', labels.totpVerify, { required: true }),
    submit('totp', labels.save),
  ]
}

/** For a login flow that asks for a second factor. */
export const totpLogin = (): Node[] => [
  input('totp', 'totp_code', 'text', labels.authenticationCode, { value: '', required: true }),
  submit('totp', labels.useAuthenticator),
]
