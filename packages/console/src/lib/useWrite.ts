import { errorMessage, isOutcomeUnknown } from '@quarterdeck/api'
import type { Failure } from '@quarterdeck/ui/lib'
import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

interface WriteOptions<Variables, Result> extends UseMutationOptions<Result, Error, Variables> {
  /** What failed, in the specification's words; without it the error's own message stands. */
  whenFailed?: string
}

/** A mutation of which one at a time is under way, whatever is pressed; a failure comes back in words. */
export function useWrite<Variables = void, Result = unknown>({
  whenFailed,
  ...options
}: WriteOptions<Variables, Result>) {
  const { mutateAsync, isPending, error, reset } = useMutation(options)
  const underWay = useRef(false)

  /** Resolves with whether it was done; a second one beside the first is none. */
  async function write(variables: Variables): Promise<boolean> {
    if (underWay.current) return false
    underWay.current = true
    try {
      await mutateAsync(variables)
      return true
    } catch {
      return false // told by `failure`
    } finally {
      underWay.current = false
    }
  }

  return { write, busy: isPending, failure: error ? failureOf(error, whenFailed) : undefined, reset }
}

/** contract §5: without an answer nobody knows whether it was done, so nobody is told to try again. */
export function failureOf(error: unknown, text?: string): Failure {
  const reason = errorMessage(error)
  if (!text || isOutcomeUnknown(error)) return { message: reason }
  return reason === GENERIC ? { message: text } : { message: text, reason }
}

const GENERIC = errorMessage(undefined)
