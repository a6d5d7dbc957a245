import { errorMessage } from '@quarterdeck/api'
import type { Failure } from '@quarterdeck/ui/lib'
import { useSyncExternalStore } from 'react'
import { whenPersonLeaves } from './session'

/** §3.2 Toast. `duration` in milliseconds, 5000 by default; 0 or less stays until closed (§9.1). */
export interface Toast {
  id: string
  type: 'error' | 'success' | 'info' | 'warning'
  title: string
  message?: string
  duration?: number
  /** A button for what can be done about it; the list of earlier toasts shows none. */
  action?: { label: string; onPress: () => void }
  /** When it appeared, RFC 3339. */
  at: string
}

/** §14.11: the top bar's list keeps the last 50 toasts. */
const HISTORY_LENGTH = 50

interface State {
  shown: readonly Toast[]
  history: readonly Toast[]
}

let state: State = { shown: [], history: [] }
const listeners = new Set<() => void>()

function set(next: State): void {
  state = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Shows a toast; gives its id. */
export function showToast(toast: Omit<Toast, 'id' | 'at'>): string {
  const entry: Toast = { ...toast, id: crypto.randomUUID(), at: new Date().toISOString() }
  set({ shown: [...state.shown, entry], history: [entry, ...state.history].slice(0, HISTORY_LENGTH) })
  return entry.id
}

/** Shows a failed write in a toast. One whose outcome is unknown has not necessarily failed, so it is a warning. */
export const showFailure = ({ message, reason, outcomeUnknown }: Failure) =>
  showToast({ type: outcomeUnknown ? 'warning' : 'error', title: message, message: reason })

/** Makes a function that shows a failed read in a toast: this title, with the error's own message below. */
export const tellInToast = (title: string) => (error: unknown) =>
  showToast({ type: 'error', title, message: errorMessage(error) })

export function dismissToast(id: string): void {
  set({ ...state, shown: state.shown.filter((toast) => toast.id !== id) })
}

whenPersonLeaves(() => set({ shown: [], history: [] }))

/** The toasts in view and the latest ones. A store of their own: they outlive routes and are raised outside React too. */
export function useToasts(): State {
  return useSyncExternalStore(subscribe, () => state)
}
