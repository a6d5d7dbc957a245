/**
 * The name of the method that this browser was signed in with last, which /login marks. Nothing else of the person, and
 * only until somebody signs out (§9.5).
 */
const KEY = 'quarterdeck.last_method'

export function lastMethod(): string | undefined {
  try {
    return localStorage.getItem(KEY) ?? undefined
  } catch {
    return undefined // Storage may be blocked; then nothing is marked.
  }
}

/** Keeps the name; null forgets it. */
export function keepLastMethod(name: string | null): void {
  try {
    if (name === null) localStorage.removeItem(KEY)
    else localStorage.setItem(KEY, name)
  } catch {
    // As above.
  }
}
