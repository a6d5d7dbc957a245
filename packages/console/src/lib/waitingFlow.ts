/*
 * /login and /register keep plain addresses. So that a reload still goes on with a flow of theirs that waits for a code,
 * its id is kept for this tab.
 */

/** The screens whose flows are kept so. Each step-up of /login is a flow of its own. */
export type WaitingScreen = 'register' | 'login' | 'login refresh' | 'login aal2'

const keyOf = (screen: WaitingScreen) => `quarterdeck.waiting_flow ${screen}`

/** The id of the screen's flow that waits for a code. */
export function waitingFlow(screen: WaitingScreen): string | undefined {
  try {
    return sessionStorage.getItem(keyOf(screen)) ?? undefined
  } catch {
    return undefined // Storage may be blocked; a reload then begins anew.
  }
}

/** Keeps the id; without one the screen has no flow that waits any more. */
export function keepWaitingFlow(screen: WaitingScreen, id: string | undefined): void {
  try {
    if (id === undefined) sessionStorage.removeItem(keyOf(screen))
    else sessionStorage.setItem(keyOf(screen), id)
  } catch {
    // As above.
  }
}

/** Which of its flows /login shows. */
export function loginScreen({ refresh, aal }: { refresh?: boolean; aal?: string }): WaitingScreen {
  if (aal === 'aal2') return 'login aal2'
  return refresh ? 'login refresh' : 'login'
}
