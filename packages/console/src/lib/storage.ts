/*
 * What is kept in the browser. Storage may be blocked, so that even naming it throws, or full: then nothing is kept, and
 * everything else goes on.
 */

/** Where it is kept: for all tabs until it is removed, or for this tab alone. */
type Place = 'localStorage' | 'sessionStorage'

/** Null where nothing is kept under the key. */
export function readStored(place: Place, key: string): string | null {
  try {
    return window[place].getItem(key)
  } catch {
    return null
  }
}

/** What is kept as JSON, which may be anything; null where nothing is, or something else. */
export function readStoredJson(place: Place, key: string): unknown {
  return parseJson(readStored(place, key))
}

/** Null where there is no text, or one that is no JSON. */
export function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

/** Keeps a text; null removes what is kept under the key. Gives whether that was done. */
export function writeStored(place: Place, key: string, text: string | null): boolean {
  try {
    if (text === null) window[place].removeItem(key)
    else window[place].setItem(key, text)
    return true
  } catch {
    return false
  }
}

/** The keys under which something is kept. */
export function storedKeys(place: Place): string[] {
  try {
    return Object.keys(window[place])
  } catch {
    return []
  }
}
