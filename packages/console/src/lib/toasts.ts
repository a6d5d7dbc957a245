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
  /** A button for what can be done about it; the list of earlier toasts has none. */
  action?: { label: string; onPress: () => void }
  /** What it is about: a later toast about the same takes its place. */
  about?: string
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

export function showToast(toast: Omit<Toast, 'id' | 'at'>): void {
  const entry: Toast = { ...toast, id: crypto.randomUUID(), at: new Date().toISOString() }
  const { action: _gone, ...remembered } = entry
  const others = state.shown.filter(({ about }) => about === undefined || about !== entry.about)
  set({ shown: [...others, entry], history: [remembered, ...state.history].slice(0, HISTORY_LENGTH) })
}

/** How long Undo is offered, in milliseconds: longer than a toast stays by itself, since it has to be reached. */
const UNDO_MS = 10_000

/**
 * Tells that something was done, with Undo, which sends the opposite as a write of its own. Only for what the opposite
 * brings back as it was. `about` names what was changed: when that is changed again, the earlier Undo is gone.
 */
export const showUndo = (toast: { title: string; message?: string; about: string }, undo: () => void) =>
  showToast({
    ...toast,
    type: 'success',
    duration: UNDO_MS,
    action: { label: 'Undo', onPress: undo },
  })

/** Shows a failed write in a toast. One whose outcome is unknown has not necessarily failed, so it is a warning. */
export const showFailure = ({ message, reason, outcomeUnknown }: Failure) =>
  showToast({ type: outcomeUnknown ? 'warning' : 'error', title: message, message: reason })

/**
 * Shows a failed write, which §8 wants only logged: it is logged, and an `info` toast says besides why the screen went
 * back to what it was.
 */
export function noticeFailure(
  { message, reason, outcomeUnknown }: Failure,
  _: unknown,
  error: unknown,
): void {
  console.warn(message, error)
  showToast({ type: outcomeUnknown ? 'warning' : 'info', title: message, message: reason })
}

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
