import { GENERIC_MESSAGE } from '@quarterdeck/api'
import type { Failure } from '@quarterdeck/ui/lib'
import { dismissToast, showToast } from './toasts'
import { watchWrites, type WriteKey } from './writes'

// How writes of a switch or a menu are told, which have no form. Apart from the toasts, since most first screens need neither.

/** How long Undo is offered, in milliseconds: longer than a toast stays by itself, since it has to be reached. */
const UNDO_MS = 10_000

/**
 * Tells that something was done, with Undo, which sends the opposite as a write of its own. Only for what the opposite
 * brings back as it was. `key` is that of the write: when the same thing is changed again, the earlier Undo is gone.
 */
export function showUndo(
  { key, ...toast }: { title: string; message?: string; key: WriteKey },
  undo: () => void,
): void {
  const action = { label: 'Undo', onPress: undo }
  const offered = showToast({ ...toast, type: 'success', duration: UNDO_MS, action })
  const stop = watchWrites({
    key,
    begun: () => {
      dismissToast(offered)
      stop() // so that the end of this write is told as every other
    },
    ended: () => {},
  })
}

/** Tells, in place of the success, that the platform's answer to a change shows the thing without it (§8.18). */
export const tellStayed = (title: string) =>
  showToast({
    type: 'warning',
    title,
    message: 'The platform answered that it stays as it was. Somebody may have changed it back.',
  })

/**
 * Shows a failed write, which §8 wants only logged: it is logged, and an `info` toast says besides why the screen went
 * back to what it was.
 */
export function noticeFailure(
  { message, reason, outcomeUnknown, gone }: Failure,
  { error }: { error: unknown },
): void {
  console.warn(message, error)
  const type = outcomeUnknown || gone ? 'warning' : 'info'
  showToast({ type, title: message, message: reason ?? `${GENERIC_MESSAGE}.` })
}
