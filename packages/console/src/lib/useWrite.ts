import { ApiError, errorMessage, isOutcomeUnknown } from '@quarterdeck/api'
import { useEventCallback } from '@quarterdeck/ui/lib'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { draftAddress, settleSentDrafts } from './drafts'
import { goneFailure, isGone, type Chosen } from './notFound'
import { reasonIn } from './reasonIn'
import type { Toast } from './toasts'
import {
  covers,
  isSameKey,
  sendWrite,
  subscribeToWrites,
  watchWrites,
  writesUnderWay,
  type Ending,
  type Outcome,
  type WriteInstruction,
  type WriteKey,
} from './writes'

export interface WriteOptions<Variables, Result> extends Pick<
  WriteInstruction<Variables, Result>,
  'send' | 'tell' | 'onDone' | 'tellDone' | 'onFailed' | 'onSettled' | 'byItself'
> {
  /** Names what is written. Of all writes with the same key, from whichever screen, one is under way at a time. */
  key: WriteKey
  /** Adds an id (of a job, a cluster) to the key, so that writes to different ones may be under way at the same time. */
  each?: (variables: Variables) => string
  /** The message of a failure, in the words of §8. */
  whenFailed: string | ((variables: Variables, error: unknown) => string)
  /**
   * What to look at when the outcome is unknown (§14.12), as a sentence: 'Look whether it is in the list.' It must not
   * say to try again, since that would do twice what may be done already.
   */
  whenUnknown: string | ((variables: Variables) => string)
  /**
   * What is changed, by name ('The plan Pro'): a 404 then says that it is gone, and not that the write failed (§8.17).
   * Where a write names several things, the code of the error may tell which one it is. Null where nothing can be gone,
   * since the write creates something or is about everything.
   */
  subject: string | ((variables: Variables, code: string | null) => string | Chosen) | null
  /** The reason of a failure; by default the error's own message, else the status of its answer. */
  reasonOf?: (error: unknown) => string | undefined
  /** Called at the end of every write under the key while this screen is mounted, whichever screen began it. */
  whenEnded?: (ending: Ending<Variables, Result>) => void
}

/**
 * A write to the platform: one at a time for each key, and never sent again by itself. `onDone`, `onFailed` and
 * `onSettled` update the cache and run even when the screen has been left. A failure is given back as `failure` for the
 * screen to show; when the screen has been left, it shows in a toast that leads back to it. Where no answer of the platform could be read, it
 * says that the outcome is unknown and what to look at, and not that the write failed.
 */
export function useWrite<Variables = void, Result = unknown>(options: WriteOptions<Variables, Result>) {
  const [notDone, setNotDone] = useState<
    Exclude<Ending<Variables, Result>, { outcome: 'done' }> & { key: WriteKey }
  >()
  const underWay = useUnderWay<Variables>(options.key)
  const isMounted = useRef(false)
  const whenEnded = useEffectEvent((ending: Ending<Variables, Result>, key: WriteKey) => {
    if (ending.outcome !== 'done') setNotDone({ ...ending, key })
    options.whenEnded?.(ending)
  })
  const keyText = JSON.stringify(options.key)
  useEffect(() => {
    isMounted.current = true
    const stop = watchWrites({
      key: JSON.parse(keyText) as WriteKey,
      // What failed stays while something else is written under the same general key.
      begun: (key) => setNotDone((last) => (last && isSameKey(last.key, key) ? undefined : last)),
      ended: (ending, key) => whenEnded(ending as Ending<Variables, Result>, key),
    })
    return () => {
      isMounted.current = false
      stop()
      // Of another thing that the screen shows by now, nothing has failed.
      setNotDone(undefined)
    }
  }, [keyText])

  /** Resolves with true when the write was done and this screen is still mounted, so that it may close or go on. */
  const write = useEventCallback(async (variables: Variables): Promise<boolean> => {
    const from = draftAddress()
    const outcome = await startWrite(options, variables, wayBackTo(from))
    if (outcome) settleSentDrafts(from, outcome)
    return outcome === 'done' && isMounted.current
  })

  return {
    write,
    busy: underWay.length > 0,
    /** The variables of the writes that are under way, from any screen. */
    underWay,
    /** Why the last write that was not done was not, until it is begun once more. */
    failure: notDone?.failure,
    /** The variables of that write. */
    failed: notDone?.variables,
    /** Removes the last failure. */
    reset: useCallback(() => setNotDone(undefined), []),
  }
}

/**
 * Sends a write that no screen asks for, such as the Undo of a toast; otherwise as `write` of `useWrite`. A screen that
 * uses the key shows it as under way, and its end.
 */
export function startWrite<Variables, Result>(
  options: WriteOptions<Variables, Result>,
  variables: Variables,
  wayBack?: WriteInstruction<Variables, Result>['wayBack'],
): Promise<Outcome | undefined> {
  const { key, each, whenFailed, whenUnknown, subject, reasonOf = reasonIn, ...rest } = options
  return sendWrite({
    ...rest,
    wayBack,
    key: each ? [...key, each(variables)] : key,
    variables,
    failureOf: (error) => {
      if (isOutcomeUnknown(error))
        return {
          message: errorMessage(error),
          reason: words(whenUnknown, variables, error),
          outcomeUnknown: true,
        }
      const code = error instanceof ApiError ? (error.code ?? undefined) : undefined
      if (subject !== null && isGone(error))
        return {
          ...goneFailure(typeof subject === 'string' ? subject : subject(variables, error.code)),
          code,
        }
      return { message: words(whenFailed, variables, error), reason: reasonOf(error), code }
    },
  })
}

/** The link back to the form at an address, where what was typed is kept; none while that is in view. */
function wayBackTo(address: string): () => Toast['action'] {
  const { pathname, search } = window.location
  return () => (draftAddress() === address ? undefined : { label: 'Open again', href: pathname + search })
}

/** The variables of every write under a key that has not ended yet. */
export function useUnderWay<Variables>(key: WriteKey): readonly Variables[] {
  const all = useSyncExternalStore(subscribeToWrites, writesUnderWay)
  const keyText = JSON.stringify(key)
  return useMemo(() => {
    const general = JSON.parse(keyText) as WriteKey
    return all.filter((one) => covers(general, one.key)).map(({ variables }) => variables as Variables)
  }, [all, keyText])
}

/** Whether a write under a key is under way; the component is drawn anew only when that changes. */
export const useIsUnderWay = (key: WriteKey): boolean =>
  useSyncExternalStore(subscribeToWrites, () => writesUnderWay().some((one) => covers(key, one.key)))

const words = <Variables>(
  text: string | ((variables: Variables, error: unknown) => string),
  variables: Variables,
  error: unknown,
) => (typeof text === 'function' ? text(variables, error) : text)
