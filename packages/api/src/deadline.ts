import { ApiError } from './errors'

/** §9 Request time-out. */
export const TIMEOUT_MS = 10_000

/**
 * Runs one exchange with a server against the clock and the caller's signal, body included.
 *
 * It settles when either says so, even where `run` does not heed its signal: the fetch handed in may be
 * waiting for a response that was asked for before this code arrived.
 */
export function withDeadline<T>(
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  if (caller?.aborted) return Promise.reject(aborted())

  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (error: ApiError) => {
      controller.abort(error)
      reject(error)
    }
    const onAbort = () => stop(aborted())
    const timer = setTimeout(
      () => stop(new ApiError('timeout', 'The server did not answer in time.')),
      TIMEOUT_MS,
    )
    caller?.addEventListener('abort', onAbort, { once: true })

    void run(controller.signal)
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
        caller?.removeEventListener('abort', onAbort)
      })
  })
}

function aborted(): ApiError {
  return new ApiError('aborted', 'The request was cancelled.')
}
