import { errorMessage } from '@quarterdeck/api'
import type { Failure } from '@quarterdeck/ui/lib'
import { whenPersonLeaves } from './session'
import { createStore } from './store'

/** §3.2 Toast. `duration` in milliseconds, 5000 by default; 0 or less stays until closed (§9.1). */
export interface Toast {
  id: string
  type: 'error' | 'success' | 'info' | 'warning'
  title: string
  message?: string
  /** Titles of what else failed for the same reason while it stood there. */
  also?: readonly string[]
  duration?: number
  /** A button or link for what can be done about it; the list of earlier toasts shows none. */
  action?: { label: string; onPress: () => void } | { label: string; href: string }
  /** When it appeared, RFC 3339. */
  at: string
  /** How often the same was told while it stood there (§14.11). */
  count?: number
}

/** §14.11: the top bar's list keeps the last 50 toasts. */
const HISTORY_LENGTH = 50

interface State {
  shown: readonly Toast[]
  history: readonly Toast[]
}

/** Counts the toasts: their ids. Not `crypto.randomUUID`, which browsers have on secure origins only. */
let count = 0

const none: State = { shown: [], history: [] }
const toasts = createStore(none)

/**
 * Shows a toast; gives its id. What stands there already is counted and not shown beside itself, and failures with the same
 * message stand in one toast.
 */
export function showToast(toast: Omit<Toast, 'id' | 'at'>): string {
  count += 1
  const entry: Toast = { ...toast, id: String(count), at: new Date().toISOString() }
  const { shown, history } = toasts.get()
  const latest = [entry, ...history].slice(0, HISTORY_LENGTH)
  const alike = shown.find((other) => isAlike(other, toast))
  if (alike) {
    const counted = { ...alike, count: (alike.count ?? 1) + 1 }
    toasts.set({ shown: shown.map((other) => (other === alike ? counted : other)), history: latest })
    return alike.id
  }
  const sameReason = shown.find((other) => isSameReason(other, toast))
  if (sameReason) {
    const also = [...(sameReason.also ?? []), toast.title]
    toasts.set({
      shown: shown.map((other) => (other === sameReason ? { ...other, also } : other)),
      history: latest,
    })
    return sameReason.id
  }
  toasts.set({ shown: [...shown, entry], history: latest })
  return entry.id
}

/** Whether one that is shown tells the same. Two with an action never do: each undoes something of its own. */
const isAlike = (shown: Toast, { action, type, title, message }: Omit<Toast, 'id' | 'at'>) =>
  !shown.action &&
  !action &&
  shown.type === type &&
  shown.message === message &&
  [shown.title, ...(shown.also ?? [])].includes(title)

const isSameReason = (a: Omit<Toast, 'id' | 'at'>, b: Omit<Toast, 'id' | 'at'>) =>
  !a.action && !b.action && a.type === 'error' && b.type === 'error' && !!a.message && a.message === b.message

/**
 * Shows a failed write in a toast. One whose outcome is unknown has not necessarily failed, and what is gone cannot be
 * changed by trying again, so these are warnings. With the way back to the form that it began in, it stays until it is
 * closed: what was typed waits there.
 */
export const showFailure = (
  { message, reason, outcomeUnknown, gone }: Failure,
  { wayBack }: { wayBack?: Toast['action'] },
) =>
  showToast({
    type: outcomeUnknown || gone ? 'warning' : 'error',
    title: message,
    message: reason,
    ...(wayBack && !gone && { action: wayBack, duration: 0 }),
  })

/** Makes a function that shows a failed read in a toast: this title, with the error's own message below. */
export const tellInToast = (title: string) => (error: unknown) =>
  showToast({ type: 'error', title, message: errorMessage(error) })

export function dismissToast(id: string): void {
  const { shown, history } = toasts.get()
  toasts.set({ shown: shown.filter((toast) => toast.id !== id), history })
}

whenPersonLeaves(() => toasts.set(none))

/** The toasts in view and the latest ones. A store of their own: they outlive routes and are raised outside React too. */
export const useToasts = toasts.use
