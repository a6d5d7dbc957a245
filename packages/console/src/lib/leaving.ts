import type { HoldInput, UnsavedInput } from '@quarterdeck/ui/lib'
import { createStore } from './store'

/*
 * What was typed and not saved. What looks out for the ways of leaving it (useLeaveGuard.ts) is loaded when something is
 * typed for the first time (decision 0022).
 */

/** The unsaved input of the forms in view. */
export const unsaved = new Set<UnsavedInput>()

/** Whether something was ever typed here; from then on the guard is there. */
export const guardWanted = createStore(false)

export const leaving: {
  /** The person has agreed to leave, or what was typed is saved: until another address is in view, every way is free. */
  isFree: boolean
  /** Asks whether to discard all unsaved input, and calls `go` if so; there is none before the guard has loaded. */
  ask?: (go: () => void) => void
  /** Hears of Back and Forward before the router does. */
  onPop?: (event: PopStateEvent) => void
} = { isFree: false }

/**
 * To be called before the router is there. Browsers tell the listeners of this event in the order they came, and only an
 * earlier one can keep Back from the router.
 */
export function watchBack(): void {
  window.addEventListener('popstate', (event) => leaving.onPop?.(event), true)
}

/** Takes note of unsaved input: a value for `UnsavedInputContext`. */
export const holdInput: HoldInput = (input) => {
  unsaved.add(input)
  guardWanted.set(true)
  return () => void unsaved.delete(input)
}

/** Goes at once where nothing would be lost, and otherwise when the person has agreed. */
export function leaveBy(go: () => void): void {
  if (leaving.ask && unsaved.size > 0) leaving.ask(go)
  else go()
}
