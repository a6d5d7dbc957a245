import { randomInt } from 'node:crypto'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Db } from '../db'
import { labels, texts, type Message } from './messages'
import { input, submit, text, type Node } from './nodes'
import { lookupSecrets } from './schema'
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

export const findLookupCodes = (db: Db, identityId: string) =>
  db
    .select()
    .from(lookupSecrets)
    .where(eq(lookupSecrets.identity_id, identityId))
    .orderBy(asc(lookupSecrets.position))
    .all()

/** Puts these codes in the place of older ones. */
export function replaceLookupCodes(db: Db, identityId: string, codes: string[]): void {
  db.transaction((tx) => {
    tx.delete(lookupSecrets).where(eq(lookupSecrets.identity_id, identityId)).run()
    if (codes.length === 0) return
    const rows = codes.map((code, position) => ({ identity_id: identityId, position, code }))
    tx.insert(lookupSecrets).values(rows).run()
  })
}

/** Uses up a backup code. */
export function acceptLookupCode(
  { db, now }: Service,
  identityId: string,
  typed: string,
): 'ok' | 'used' | 'wrong' | 'none' {
  const known = findLookupCodes(db, identityId)
  if (known.length === 0) return 'none'
  const code = typed.trim().toLowerCase()
  const match = known.find((candidate) => candidate.code === code)
  if (!match) return 'wrong'
  const used = db
    .update(lookupSecrets)
    .set({ used_at: now().toISOString() })
    .where(
      and(
        eq(lookupSecrets.identity_id, identityId),
        eq(lookupSecrets.position, match.position),
        isNull(lookupSecrets.used_at),
      ),
    )
    .returning({ position: lookupSecrets.position })
    .all()
  return used.length > 0 ? 'ok' : 'used'
}

interface LookupState {
  /** Codes waiting to be confirmed. */
  pending: string[] | null
  stored: { code: string; used_at: string | null }[]
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
