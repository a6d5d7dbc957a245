import { errorMessage, isOutcomeUnknown } from '@quarterdeck/api'
import type { Failure } from '@quarterdeck/ui/lib'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import {
  covers,
  sendWrite,
  subscribeToWrites,
  watchWrites,
  writesUnderWay,
  type Ending,
  type WriteInstruction,
  type WriteKey,
} from './writes'

export interface WriteOptions<Variables, Result> extends Pick<
  WriteInstruction<Variables, Result>,
  'send' | 'tell' | 'onDone' | 'tellDone' | 'onFailed' | 'onSettled'
> {
  /** What is written: one write at a time, whichever screen asks for it. */
  key: WriteKey
  /** The id of what is written, where each may be under way beside others: a job, a cluster. */
  each?: (variables: Variables) => string
  /** What failed, in the words of §8; without it the error's own message stands. */
  whenFailed?: string | ((variables: Variables) => string)
  /** Says a failure in words of its own, in place of `whenFailed`. */
  failureOf?: (error: unknown, variables: Variables) => Failure
  /** Told of every write under the key as long as this screen stands, whoever asked for it. */
  whenEnded?: (ending: Ending<Variables, Result>) => void
}

/**
 * A write to the platform: one at a time for each key, sent once, and its end always told. What it changes is said by
 * `onDone`, `onFailed` and `onSettled`, which run even where the screen is gone. A failure comes back as `failure`
 * for the screen to show; where the screen is gone it becomes a toast.
 */
export function useWrite<Variables = void, Result = unknown>(options: WriteOptions<Variables, Result>) {
  const [ended, setEnded] = useState<Ending<Variables, Result>>()
  const underWay = useUnderWay<Variables>(options.key)
  const latest = useRef(options)
  useEffect(() => {
    latest.current = options
  })

  const stands = useRef(false)
  const whenEnded = useEffectEvent((ending: Ending<Variables, Result>) => {
    setEnded(ending)
    options.whenEnded?.(ending)
  })
  const keyText = JSON.stringify(options.key)
  useEffect(() => {
    stands.current = true
    const stop = watchWrites({
      key: JSON.parse(keyText) as WriteKey,
      begun: () => setEnded(undefined),
      ended: (ending) => whenEnded(ending as Ending<Variables, Result>),
    })
    return () => {
      stands.current = false
      stop()
    }
  }, [keyText])

  /** Resolves with whether it was done and this screen still stands: whether to go on from here. */
  const write = useCallback(async (variables: Variables): Promise<boolean> => {
    const { key, each, whenFailed, failureOf: ownWords, ...rest } = latest.current
    const outcome = await sendWrite({
      ...rest,
      key: each ? [...key, each(variables)] : key,
      variables,
      failureOf: (error) =>
        ownWords?.(error, variables) ??
        failureOf(error, typeof whenFailed === 'function' ? whenFailed(variables) : whenFailed),
    })
    return outcome === 'done' && stands.current
  }, [])

  return {
    write,
    busy: underWay.length > 0,
    /** The variables of what is under way, from any screen. */
    underWay,
    /** Why the last one was not done, until the next begins. */
    failure: ended?.outcome === 'done' ? undefined : ended?.failure,
    /** The variables of the last one that was not done. */
    failed: ended?.outcome === 'done' ? undefined : ended?.variables,
    /** Forgets the last failure. */
    reset: useCallback(() => setEnded(undefined), []),
  }
}

/** The variables of every write under a key that has not ended yet. */
function useUnderWay<Variables>(key: WriteKey): readonly Variables[] {
  const all = useSyncExternalStore(subscribeToWrites, writesUnderWay)
  const keyText = JSON.stringify(key)
  return useMemo(() => {
    const general = JSON.parse(keyText) as WriteKey
    return all.filter((one) => covers(general, one.key)).map(({ variables }) => variables as Variables)
  }, [all, keyText])
}

/** Whether a write under a key is under way; draws anew only when that changes. */
export const useIsUnderWay = (key: WriteKey): boolean =>
  useSyncExternalStore(subscribeToWrites, () => writesUnderWay().some((one) => covers(key, one.key)))

/** Without an answer nobody knows whether it was done, so nobody is told to try again (§14). */
export function failureOf(error: unknown, text?: string): Failure {
  const reason = errorMessage(error)
  if (isOutcomeUnknown(error)) return { message: reason, outcomeUnknown: true }
  if (!text) return { message: reason }
  return reason === GENERIC ? { message: text } : { message: text, reason }
}

const GENERIC = errorMessage(undefined)
