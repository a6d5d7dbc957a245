import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { keptPrefix } from './keptKeys'
import { useUser, whenPersonLeaves } from './session'
import { parseJson, readStored, storedKeys, writeStored } from './storage'
import { createStore } from './store'

/*
 * What one person keeps on this device, across sign-ins: names of views, notes. It is kept by the person's id, and erased
 * as soon as somebody else is signed in here (`eraseKeptOfOthers`).
 */

/** Counts changes, since storage tells none that were made in this tab. */
const changes = createStore(0)
/** What storage would not take, as it may be blocked or full: kept until the page is left. */
const unsaved = new Map<string, string>()

whenPersonLeaves(() => unsaved.clear())
window.addEventListener('storage', () => changes.set(changes.get() + 1))

const stored = (key: string) => unsaved.get(key) ?? readStored('localStorage', key)

function store(key: string, text: string | null): void {
  unsaved.delete(key)
  if (!writeStored('localStorage', key, text) && text !== null) unsaved.set(key, text)
  changes.set(changes.get() + 1)
}

const namesOf = (beginning: string) =>
  [...new Set([...storedKeys('localStorage'), ...unsaved.keys()])]
    .filter((key) => key.startsWith(beginning))
    .sort()

/** What one person keeps on this device, by name. */
export interface Keeper {
  /** As text; null where nothing is kept under the name. */
  text: (name: string) => string | null
  /** What it should be is for the caller to check; null where nothing is kept. */
  read: (name: string) => unknown
  /** Keeps a value; null erases what was kept. Other tabs follow. */
  write: (name: string, value: unknown) => void
  /** The names that begin so. */
  names: (beginning: string) => string[]
}

const keeperOf = (person: string): Keeper => {
  const prefix = keptPrefix(person)
  return {
    text: (name) => stored(prefix + name),
    read: (name) => parseJson(stored(prefix + name)),
    write: (name, value) => store(prefix + name, value === null ? null : JSON.stringify(value)),
    names: (beginning) => namesOf(prefix + beginning).map((key) => key.slice(prefix.length)),
  }
}

/** A hook: what the person keeps who is signed in; undefined while nobody is. */
export function useKeeper(): Keeper | undefined {
  const person = useUser()?.id
  return useMemo(() => (person === undefined ? undefined : keeperOf(person)), [person])
}

/** A hook: the names under which the person who is signed in keeps something, of those that begin so. */
export function useKeptNames(beginning: string): readonly string[] {
  const keeper = useKeeper()
  const names = useSyncExternalStore(changes.subscribe, () => keeper?.names(beginning).join('\n') ?? '')
  return useMemo(() => (names ? names.split('\n') : []), [names])
}

/**
 * A hook: what the person who is signed in keeps under a name, and how to change it. Other tabs follow.
 *
 * @param read makes what it should be of what is stored, which may be anything; null where nothing is. Always pass the
 * same function.
 */
export function useKept<T>(name: string, read: (kept: unknown) => T) {
  const keeper = useKeeper()
  const text = useSyncExternalStore(changes.subscribe, () => keeper?.text(name) ?? null)
  const kept = useMemo(() => read(parseJson(text)), [text, read])
  const change = useCallback(
    (edit: (before: T) => T) => {
      // What another tab has kept meanwhile counts, and not what was drawn here.
      keeper?.write(name, edit(read(keeper.read(name))))
    },
    [keeper, name, read],
  )
  return [kept, change] as const
}
