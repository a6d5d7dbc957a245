import { ApiError } from '@quarterdeck/api'
import {
  conflictsIn,
  isSameInput,
  loading,
  type Conflict,
  type Edit,
  type Loadable,
} from '@quarterdeck/ui/lib'
import { useState } from 'react'
import { showToast } from './toasts'
import { useWrite, type WriteOptions } from './useWrite'

/** Somebody else changed what is being edited since its form was opened, so nothing was sent. */
class EditConflict extends Error {
  /** What the form's controls hold for it as it is now. */
  readonly theirs: unknown
  constructor(theirs: unknown) {
    super('Somebody else changed it meanwhile. Nothing was sent.')
    this.theirs = theirs
  }
}

/**
 * A hook: what a form begins from (§14.19). Data of an earlier read count as loading while they are read anew, so that the
 * form does not begin with what somebody else has changed since; where that read fails, they are what is known. Once begun,
 * a form goes on through every later read.
 */
export function useBeginning<T>(loadable: Loadable<T>): Loadable<T> {
  const [hasBegun, setHasBegun] = useState(false)
  if (loadable.state !== 'ready' || hasBegun) return loadable
  if (loadable.refreshing) return loading
  setHasBegun(true)
  return loadable
}

/** What is sent, and the edit that it comes from. */
type Asked<Body, Values> = Edit<Values> & { body: Body }
/** What came of it: the answer, or, where nothing had to be sent, what is saved already. */
type Saved<Result> = { sent: Result } | { sent?: undefined }

interface EditOptions<Body, Values, Stored, Result> extends Omit<
  WriteOptions<Asked<Body, Values>, Saved<Result>>,
  'send' | 'onDone' | 'onFailed' | 'tellDone' | 'whenEnded' | 'reasonOf'
> {
  /** Reads what is edited from the platform, and not from a cache; null where it is no longer there. */
  read: () => Promise<Stored | null>
  /** What the form's controls hold for it. */
  valuesOf: (stored: Stored) => Values
  /** Sends the change; `stored` is as it was read a moment ago. */
  send: (body: Body, checkPerson: () => void, stored: Stored) => Promise<Result>
  /** Called when something was sent. */
  onDone?: (result: Result, body: Body) => unknown
  onFailed?: () => unknown
}

/**
 * A write that changes what was shown in a form. The platform has no versions of its objects, so the object is read again
 * just before anything is sent. Where somebody else changed it since the form was opened, and to something else than
 * what is asked for, nothing is sent and the three values of each field are given back as `conflict`. Where it holds
 * already what is asked for, nothing is sent either. A change that somebody makes between that read and the write is not
 * seen, and is overwritten (decision 0018).
 */
export function useEdit<Body, Values extends object, Stored, Result>({
  read,
  valuesOf,
  send,
  onDone,
  onFailed,
  ...options
}: EditOptions<Body, Values, Stored, Result>) {
  const [met, setMet] = useState<{ conflict: Conflict<Values>; hasFailedSince: boolean }>()
  const { write, busy, failure } = useWrite<Asked<Body, Values>, Saved<Result>>({
    ...options,
    send: async ({ body, ...edit }, checkPerson) => {
      const stored = await read()
      checkPerson()
      if (stored === null) throw new ApiError('http', 'It is no longer there.', { status: 404 })
      const theirs = valuesOf(stored)
      if (conflictsIn({ ...edit, theirs }).length > 0) throw new EditConflict(theirs)
      return isSameInput(edit.yours, theirs) ? {} : { sent: await send(body, checkPerson, stored) }
    },
    onDone: (saved, { body }) => {
      if (saved.sent !== undefined) return onDone?.(saved.sent, body)
      showToast({ type: 'info', title: 'Nothing had to be sent', message: 'It is saved like this already.' })
    },
    onFailed: (error, { before, yours }) => {
      if (error instanceof EditConflict)
        setMet({ conflict: { before, yours, theirs: error.theirs as Values }, hasFailedSince: false })
      // What the platform refuses is changed in the form; after any other failure what was chosen can be sent once more.
      else setMet((last) => (isRefused(error) ? undefined : last && { ...last, hasFailedSince: true }))
      return onFailed?.()
    },
  })
  return {
    /** Resolves with true when what was asked for is saved and this screen is still mounted. */
    save: (body: Body, edit: Edit<Values>) => write({ body, ...edit }),
    busy,
    /** Why the last save failed; a conflict is no failure. */
    failure: met && !met.hasFailedSince ? undefined : failure,
    /** The conflict that is to be decided, or was decided by a save that failed. */
    conflict: met?.conflict,
  }
}

/** Whether the platform took in what was sent, and says that it cannot be so. */
const isRefused = (error: unknown) => error instanceof ApiError && error.status !== null && error.status < 500
