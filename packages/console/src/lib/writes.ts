import type { Failure } from '@quarterdeck/ui/lib'
import { stayWhile } from './missingCode'
import { samePerson } from './samePerson'
import { whenPersonLeaves } from './session'
import { createStore } from './store'
import { showFailure, type Toast } from './toasts'

/*
 * The writes of the whole application, outside React: a write outlives the screen that asked for it, and its end is
 * told even where that screen is gone. Screens use it through `useWrite`.
 */

/** Names what is written, from the general to the particular: `['clusters', 'update', id]`. */
export type WriteKey = readonly string[]

/** How a write ended; `unknown` when no readable answer came, so that it may or may not have been done. */
export type Outcome = 'done' | 'failed' | 'unknown'

/** The end of one write. */
export type Ending<Variables, Result = unknown> =
  | { outcome: 'done'; variables: Variables; result: Result }
  | { outcome: 'failed' | 'unknown'; variables: Variables; failure: Failure }

export interface WriteInstruction<Variables, Result> {
  key: WriteKey
  variables: Variables
  /** A write of several steps calls `checkPerson` before each later one; it throws where somebody else is signed in by now. */
  send: (variables: Variables, checkPerson: () => void) => Promise<Result>
  failureOf: (error: unknown, variables: Variables) => Failure
  /** Tells a failure in its own way. Left out, a mounted screen shows it, or a toast where none is mounted. */
  tell?: (failure: Failure, context: { error: unknown; wayBack?: Toast['action'] }) => void
  /** Where the person has left the form that the write began in: the link that leads back to it. */
  wayBack?: () => Toast['action']
  onDone?: (result: Result, variables: Variables) => unknown
  /** Tells that the write was done, called only when no screen is mounted that shows it. */
  tellDone?: (result: Result, variables: Variables) => void
  onFailed?: (error: unknown, variables: Variables) => unknown
  onSettled?: (variables: Variables) => unknown
  /** It is one of many that one press began, so its end says nothing about what was pressed last. */
  byItself?: boolean
}

interface Watcher {
  key: WriteKey
  /** Called with the whole key of the write. */
  begun: (key: WriteKey) => void
  ended: (ending: Ending<unknown>, key: WriteKey) => void
}

export interface UnderWay {
  key: WriteKey
  variables: unknown
}

const underWay = createStore<readonly UnderWay[]>([])
/** Counts the writes that were done, each begun by a press of its own. */
let done = 0
const watchers = new Set<Watcher>()

export const isSameKey = (a: WriteKey, b: WriteKey) => a.length === b.length && covers(a, b)

/** Whether `key` begins with all parts of `general`, or is the same. */
export const covers = (general: WriteKey, key: WriteKey) => general.every((part, at) => part === key[at])

// A page that is loaded anew would not learn how its writes ended.
stayWhile(() => underWay.get().length > 0)

/** All writes that have not ended yet; a new array each time a write begins or ends. */
export const writesUnderWay = underWay.get

export const subscribeToWrites = underWay.subscribe

/** How many writes that a press of their own began were done since the page was loaded. */
export const writesDone = () => done

/**
 * Calls `watcher` when any write under its key begins and ends. While a watcher is there, failures raise no toast, since
 * its screen shows them. Returns a function that ends the watching.
 */
export function watchWrites(watcher: Watcher): () => void {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

whenPersonLeaves(() => underWay.set([]))

const watching = (key: WriteKey) => [...watchers].filter((watcher) => covers(watcher.key, key))

/**
 * Sends a write, once. If one with the same key is under way, nothing is sent and it resolves with `undefined`. A write
 * counts as under way until its `onDone` or `onFailed` has ended. It resolves with `undefined` too, and calls nothing
 * back, when the person has left before it ended. Rejects only if one of the callbacks throws.
 */
export async function sendWrite<Variables, Result>({
  key,
  variables,
  send,
  failureOf,
  tell,
  wayBack,
  onDone,
  tellDone,
  onFailed,
  onSettled,
  byItself = false,
}: WriteInstruction<Variables, Result>): Promise<Outcome | undefined> {
  if (underWay.get().some((other) => isSameKey(other.key, key))) return undefined
  const own: UnderWay = { key, variables }
  const isSamePerson = samePerson()
  const checkPerson = () => {
    if (!isSamePerson()) throw new Error('Somebody else is signed in by now.')
  }
  underWay.set([...underWay.get(), own])
  for (const watcher of watching(key)) watcher.begun(key)

  let ending: Ending<Variables, Result>
  try {
    const sent = await settle(() => send(variables, checkPerson))
    if (!isSamePerson()) return undefined
    // Before the callbacks, which may lead away from the screen.
    const isWatched = watching(key).length > 0
    if (sent.done) {
      const { result } = sent
      if (!byItself) done += 1
      ending = { outcome: 'done', variables, result }
      await onDone?.(result, variables)
      if (!isWatched) tellDone?.(result, variables)
    } else {
      const { error } = sent
      const failure = failureOf(error, variables)
      ending = { outcome: failure.outcomeUnknown ? 'unknown' : 'failed', variables, failure }
      await onFailed?.(error, variables)
      if (tell) tell(failure, { error, wayBack: wayBack?.() })
      else if (!isWatched) showFailure(failure, { wayBack: wayBack?.() })
    }
    onSettled?.(variables)
  } finally {
    underWay.set(underWay.get().filter((other) => other !== own))
  }
  for (const watcher of watching(key)) watcher.ended(ending, key)
  return ending.outcome
}

/** Catches errors of the call alone: an error in one of the callbacks would be a defect and must not be hidden. */
async function settle<T>(send: () => Promise<T>) {
  try {
    return { done: true, result: await send() } as const
  } catch (error) {
    return { done: false, error } as const
  }
}
