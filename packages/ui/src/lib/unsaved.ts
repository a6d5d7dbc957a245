import { createContext, use, useEffect, useEffectEvent } from 'react'

/** Something that was typed or chosen and not saved, and is lost when its form is left. */
export interface UnsavedInput {
  /**
   * Asks in its own place whether to discard it, and calls `leave` if so: a dialog does, which is left before the screen
   * below it. Where it is missing the form belongs to the screen, and the application asks.
   */
  ask?: (leave: () => void) => void
}

/** Takes note of unsaved input; gives a function that says that there is none any more. */
export type HoldInput = (input: UnsavedInput) => () => void

/** Where forms tell of their unsaved input. The application provides it; without one nobody is asked. */
export const UnsavedInputContext = createContext<HoldInput>(() => () => {})

/**
 * Tells of unsaved input for as long as there is some, so that the person is asked before it is lost.
 *
 * @param isUnsaved false also while it is being saved: it can be left then, since the write goes on
 */
export function useUnsavedInput(isUnsaved: boolean, ask?: UnsavedInput['ask']): void {
  const hold = use(UnsavedInputContext)
  const asks = ask !== undefined
  const askNow = useEffectEvent((leave: () => void) => ask?.(leave))
  useEffect(
    () => (isUnsaved ? hold(asks ? { ask: (leave) => askNow(leave) } : {}) : undefined),
    [isUnsaved, hold, asks],
  )
}
