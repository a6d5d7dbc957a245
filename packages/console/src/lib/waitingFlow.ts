import { readStored, writeStored } from './storage'

/*
 * /login and /register keep plain addresses. So that a reload still goes on with a flow of theirs that waits for a code,
 * its id is kept for this tab; where it cannot be kept a reload begins anew.
 */

/** The screens whose flows are kept so. Each step-up of /login is a flow of its own. */
export type WaitingScreen = 'register' | 'login' | 'login refresh' | 'login aal2'

const keyOf = (screen: WaitingScreen) => `quarterdeck.waiting_flow ${screen}`

/** The id of the screen's flow that waits for a code. */
export const waitingFlow = (screen: WaitingScreen) => readStored('sessionStorage', keyOf(screen)) ?? undefined

/** Keeps the id; without one the screen has no flow that waits any more. */
export const keepWaitingFlow = (screen: WaitingScreen, id: string | undefined) =>
  writeStored('sessionStorage', keyOf(screen), id ?? null)

/** Which of its flows /login shows. */
export function loginScreen({ refresh, aal }: { refresh?: boolean; aal?: string }): WaitingScreen {
  if (aal === 'aal2') return 'login aal2'
  return refresh ? 'login refresh' : 'login'
}
