import { currentConfig } from './config'
import { ApiError } from './errors'

/** How long a request may take, its answer's body included, in milliseconds (§9.1). */
export const TIMEOUT_MS = 10_000

/**
 * How long sending a form of the identity service may take, in milliseconds (§9.1): as long as Kratos itself may take for
 * an answer. It waits for about 20 s where the service that knows leaked passwords cannot be reached.
 */
export const FORM_TIMEOUT_MS = 60_000

/** After how long without a complete answer `onSlow` is told, in milliseconds (§9.1). */
export const SLOW_MS = 3000

/**
 * Runs one exchange with a server, and ends it after `limitMs` or when the caller's signal says so. An exchange that
 * takes longer than `SLOW_MS` is told to `onSlow`.
 *
 * The result then rejects at once, even where `run` ignores its signal: it may be waiting for a response that was
 * asked for before this code loaded, by a request that knows nothing of the signal.
 *
 * @throws {ApiError} `timeout` or `aborted`; otherwise whatever `run` throws.
 */
export function withDeadline<T>(
  caller: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
  limitMs = TIMEOUT_MS,
): Promise<T> {
  if (caller?.aborted) return Promise.reject(aborted())

  const controller = new AbortController()
  const exchange = new Promise<T>((resolve, reject) => {
    const stop = (error: ApiError) => {
      controller.abort(error)
      reject(error)
    }
    const onAbort = () => stop(aborted())
    const onTime = () => stop(new ApiError('timeout', 'The server did not answer in time.'))
    // One timer at a time, since most exchanges end before the first one.
    const slowMs = Math.min(SLOW_MS, limitMs)
    let timer = setTimeout(() => {
      timer = setTimeout(onTime, limitMs - slowMs)
      currentConfig().onSlow(exchange)
    }, slowMs)
    caller?.addEventListener('abort', onAbort, { once: true })

    const ended = () => {
      clearTimeout(timer)
      caller?.removeEventListener('abort', onAbort)
    }
    // What `run` throws before it gives a promise ends the exchange, too.
    new Promise<T>((done) => done(run(controller.signal))).then(
      (result) => {
        ended()
        resolve(result)
      },
      (error: unknown) => {
        ended()
        reject(error as Error)
      },
    )
  })
  return exchange
}

function aborted(): ApiError {
  return new ApiError('aborted', 'The request was cancelled.')
}
