/** A message that /login shows, handed over in the history entry by the screen that leads there (§2.6 Checkout). */
export interface LoginState {
  message: string
}

/** Reads the history entry's state, which may be anything. */
export function readLoginMessage(state: unknown): string | undefined {
  if (typeof state !== 'object' || state === null || !('message' in state)) return undefined
  return typeof state.message === 'string' ? state.message : undefined
}
