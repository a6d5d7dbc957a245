import { randomInt } from 'node:crypto'
import type { Person } from '../../product/records'
import { accountOf, changeAccount } from './accounts'
import { labels, texts, type Message } from './messages'
import { input, submit, text, type Node } from './nodes'
import type { Account } from './records'
import type { Service } from './service'

const group = 'lookup_secret'
const count = 12
const length = 8
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789' // nothing that reads like something else

/** A fresh set of backup codes, to be kept once they are confirmed. */
export const newLookupCodes = (): string[] =>
  Array.from({ length: count }, () =>
    Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join(''),
  )

/** Uses up a backup code. */
export function acceptLookupCode(
  { store, now }: Service,
  person: Person,
  typed: string,
): 'ok' | 'used' | 'wrong' | 'none' {
  const { lookup } = accountOf(store, person)
  if (lookup.length === 0) return 'none'
  const match = lookup.find(({ code }) => code === typed.trim().toLowerCase())
  if (!match) return 'wrong'
  if (match.used_at !== null) return 'used'
  const used = { ...match, used_at: now().toISOString() }
  changeAccount(store, person, { lookup: lookup.map((entry) => (entry === match ? used : entry)) })
  return 'ok'
}

interface LookupState {
  /** Codes waiting to be confirmed. */
  pending: string[] | null
  stored: Account['lookup']
  revealed: boolean
}

/** For a settings flow: what can be done with backup codes as things are. */
export function lookupSettings({ pending, stored, revealed }: LookupState): Node[] {
  const regenerate = submit(group, labels.lookupRegenerate, 'lookup_secret_regenerate', 'true')
  const disable = submit(group, labels.lookupDisable, 'lookup_secret_disable', 'true')
  if (pending)
    return [
      codeList(pending.map((code) => texts.lookupSecret(code))),
      submit(group, labels.lookupConfirm, 'lookup_secret_confirm', 'true'),
    ]
  if (stored.length === 0) return [regenerate]
  if (!revealed) return [submit(group, labels.lookupReveal, 'lookup_secret_reveal', 'true'), disable]
  const codes = stored.map(({ code, used_at }) =>
    used_at ? texts.lookupUsed(used_at) : texts.lookupSecret(code),
  )
  return [codeList(codes), regenerate, disable]
}

const codeList = (codes: Message[]) =>
  text(group, 'lookup_secret_codes', texts.lookupList(codes), labels.lookupCodes)

/** For a login flow that asks for a second factor. */
export const lookupLogin = (): Node[] => [
  input(group, 'lookup_secret', 'text', labels.backupCode, { value: '', required: true }),
  submit(group, labels.useBackupCode),
]
