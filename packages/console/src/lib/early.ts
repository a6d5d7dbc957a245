/** A read that `start.js` began before this code had arrived. */
export interface EarlyRead {
  response: Promise<Response>
  /** When it began, in `performance.now()` milliseconds. */
  startedAt: number
  /** Id of the person whose data it reads; left out where it is the same for everybody. */
  personId?: string
}

declare global {
  interface Window {
    __EARLY_READS__?: Map<string, EarlyRead>
  }
}

/** An early read that began longer ago than this is not used: its data may be out of date. */
const MAX_AGE_MS = 10_000

/**
 * The `fetch` of the console's calls. The first GET of an early read's URL gets that answer; all others are sent. Data of
 * a person is handed out only from an answer that is `ok`, or says that there are none (404): the reason of any other may be
 * gone, such as a dead session.
 */
export async function earlyFetch(request: Request): Promise<Response> {
  const reads = window.__EARLY_READS__
  // Soon there are none left, and then nobody need know the address, which browsers write out anew each time.
  const early = reads?.size && request.method === 'GET' ? reads.get(request.url) : undefined
  if (!early) return fetch(request)
  reads?.delete(request.url)
  if (performance.now() - early.startedAt > MAX_AGE_MS) return fetch(request)
  const response = await untilAborted(early.response, request.signal)
  const isAnswered = response.ok || response.status === 404 || early.personId === undefined
  return isAnswered ? response : fetch(request)
}

/** Drops the early reads of everybody but this person; null drops those of any person. */
export function keepEarlyReadsOf(personId: string | null): void {
  for (const [url, early] of window.__EARLY_READS__ ?? [])
    if (early.personId !== undefined && early.personId !== personId) window.__EARLY_READS__?.delete(url)
}

/** Rejects when the caller aborts, for instance at its time-out. The early request itself is not cancelled. */
function untilAborted(response: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason as Error)
    if (signal.aborted) return abort()
    signal.addEventListener('abort', abort, { once: true })
    response.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort))
  })
}
