/** A read that `start.js` began before this code had arrived. */
export interface EarlyRead {
  response: Promise<Response>
  /** When it began, in `performance.now()` milliseconds. */
  startedAt: number
}

declare global {
  interface Window {
    __EARLY_READS__?: Map<string, EarlyRead>
  }
}

/** An answer older than this is not 'the first data' any more. */
const MAX_AGE_MS = 10_000

/** Carries the console's calls, handing out each early read once, to the first GET of the same URL. */
export function earlyFetch(request: Request): Promise<Response> {
  const early = request.method === 'GET' ? window.__EARLY_READS__?.get(request.url) : undefined
  if (!early) return fetch(request)
  window.__EARLY_READS__?.delete(request.url)
  if (performance.now() - early.startedAt > MAX_AGE_MS) return fetch(request)
  return untilAborted(early.response, request.signal)
}

/** The request itself goes on; the caller's time-out is what ends the waiting. */
function untilAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
