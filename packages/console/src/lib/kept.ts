import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { keptPrefix } from './keptKeys'
import { useSession, whenPersonLeaves } from './session'
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

function stored(key: string): string | null {
  try {
    return unsaved.get(key) ?? localStorage.getItem(key)
  } catch {
    return null
  }
}

function store(key: string, text: string): void {
  unsaved.delete(key)
  try {
    localStorage.setItem(key, text)
  } catch {
    unsaved.set(key, text)
  }
  changes.set(changes.get() + 1)
}

/**
 * A hook: what the person who is signed in keeps under a name, and how to change it. Other tabs follow.
 *
 * @param read makes what it should be of what is stored, which may be anything; null where nothing is. Always pass the
 * same function.
 */
export function useKept<T>(name: string, read: (kept: unknown) => T) {
  const session = useSession()
  const key = session?.status === 'authenticated' ? keptPrefix(session.user.id) + name : ''
  const text = useSyncExternalStore(changes.subscribe, () => (key ? stored(key) : null))
  const kept = useMemo(() => read(parsed(text)), [text, read])
  const change = useCallback(
    (edit: (before: T) => T) => {
      // What another tab has kept meanwhile counts, and not what was drawn here.
      if (key) store(key, JSON.stringify(edit(read(parsed(stored(key))))))
    },
    [key, read],
  )
  return [kept, change] as const
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
