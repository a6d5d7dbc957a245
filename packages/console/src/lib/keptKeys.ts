import { storedKeys, writeStored } from './storage'

// The part of kept.ts that every screen behind the sign-in needs.

const PREFIX = 'quarterdeck.kept.'

/** What the keys begin with of all that a person keeps on this device. */
export const keptPrefix = (person: string) => `${PREFIX}${person}.`

/** Erases what everybody else has kept on this device; all that was kept, where nobody is named. */
export function eraseKeptOfOthers(person: string | null): void {
  for (const key of storedKeys('localStorage'))
    if (key.startsWith(PREFIX) && (person === null || !key.startsWith(keptPrefix(person))))
      writeStored('localStorage', key, null)
}
