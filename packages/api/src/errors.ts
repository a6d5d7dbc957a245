/**
 * How a call failed.
 *
 * - `http`: the server answered with an error status.
 * - `timeout`: there was no complete answer within ten seconds, or sixty for a form of the identity service (§9.1).
 * - `network`: there was no complete answer, because the connection failed or broke.
 * - `malformed`: the server reported success, but its answer is not what the API's document promises.
 * - `aborted`: the caller called it off.
 * - `unsent`: nothing was sent, because the code that sends it could not be loaded.
 * - `invalid_id`: nothing was sent, as no thing can have such an id. The status is that of what does not exist, 404.
 */
export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'malformed' | 'aborted' | 'unsent' | 'invalid_id'

/** What is said when nothing better is known (§8.1). */
export const GENERIC_MESSAGE = 'An unexpected error occurred'

interface ApiErrorDetails {
  /** The HTTP status, where there was an answer. */
  status?: number | null
  /** The server's code for the error, where it gave one. */
  code?: string | null
  /** Of a write: it may have been carried out all the same. */
  outcomeUnknown?: boolean
  /** The answer's `X-Request-Id`. */
  requestId?: string
  /** How long the server asks to wait before the next try, in seconds. */
  retryAfter?: number
  cause?: unknown
}

/** The only error that this package's calls throw. Its `message` can be shown to people as it is. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status; null where no answer came, 404 where nothing was asked because no thing can have such an id. */
  readonly status: number | null
  /** The server's code for the error (`code`, or `id` of the identity service); null where it gave none. */
  readonly code: string | null
  /** Whether this is the error of a write that may have been carried out all the same. Never true of a read. */
  readonly outcomeUnknown: boolean
  /** Names the answer in the platform's own logs; null where there was no answer, or it did not say. */
  readonly requestId: string | null
  /**
   * How long the server asks to wait before the next try, in seconds; null where it does not say, names a day or more, or a
   * time that has passed.
   */
  readonly retryAfter: number | null

  constructor(
    kind: ApiErrorKind,
    message: string,
    { status, code, requestId, retryAfter, outcomeUnknown = false, cause }: ApiErrorDetails = {},
  ) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.status = status ?? null
    this.code = code ?? null
    this.outcomeUnknown = outcomeUnknown
    this.requestId = requestId ?? (cause instanceof ApiError ? cause.requestId : null)
    this.retryAfter = retryAfter ?? (cause instanceof ApiError ? cause.retryAfter : null)
  }
}

/**
 * The error of an answer, from its status, parsed body and headers. Three forms of body are understood (§13.4). Of 429
 * the console says what to do in its own words, as a limit is often kept by a proxy that has none.
 */
export function httpError(status: number, body: unknown, headers?: Headers): ApiError {
  const { code } = readErrorBody(body)
  const said = readHeaders(headers)
  const message = status === 429 ? tooManyRequests(said.retryAfter) : errorMessage(body)
  return new ApiError('http', message, { status, code, ...said })
}

/** What an answer says of itself, whatever its body holds. */
const readHeaders = (headers?: Headers) => ({
  requestId: headers?.get('X-Request-Id')?.slice(0, 64),
  retryAfter: headers && readRetryAfter(headers),
})

const A_DAY = 86_400

/** `Retry-After` in seconds, within a day: sent as such, or as a date, which is compared with the answer's own. */
function readRetryAfter(headers: Headers): number | undefined {
  const text = headers.get('Retry-After') ?? ''
  const sent = Date.parse(headers.get('Date') ?? '') || Date.now()
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - sent) / 1000)
  return seconds >= 0 && seconds < A_DAY ? seconds : undefined
}

/** The time of day, as a number of seconds on the screen would soon be wrong. */
function tooManyRequests(seconds?: number): string {
  const time =
    seconds && new Date(Date.now() + seconds * 1000).toLocaleTimeString('en-US', { hourCycle: 'h23' })
  return `Too many requests. Try again ${time ? `after ${time}` : 'later'}.`
}

/** An answer without its body. */
export interface AnswerHead {
  status: number
  headers?: Headers
}

/** The error of a success that cannot be read. `cause` says why, for developers; people see the generic text. */
export function malformed(cause: string, { status, headers }: Partial<AnswerHead> = {}): ApiError {
  return new ApiError('malformed', GENERIC_MESSAGE, { status, ...readHeaders(headers), cause })
}

/** What a gateway answers when it could not reach the server, or lost it: nothing is known of what the server did. */
const GATEWAY_STATUSES = [502, 503, 504]

/** Whether a server, and not only a gateway in front of it, answered with an error. */
export function isAnswered(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'http' && !GATEWAY_STATUSES.includes(error.status ?? 0)
}

/**
 * Whether reading again may help: there was no connection, or a gateway could not reach the server (502, 503, 504).
 * Not after a time-out, so that nobody waits twice ten seconds. For reads only: a write is never sent again.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'http' && !isAnswered(error))
}

/**
 * Whether a write that failed like this may have been carried out all the same, because no answer of the server could
 * be read: a time-out, a cut connection, 502, 503, 504, or a success that makes no sense (§14.12). False for the error
 * of a read, also one that was made on the way to a write.
 */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && error.outcomeUnknown
}

/**
 * Makes a write and throws what `failureOfWrite` makes of its failure. Where the browser had no connection from the
 * beginning, nothing was sent to another machine, and its outcome is known.
 */
export async function withWriteOutcome<Result>(send: () => Promise<Result>): Promise<Result> {
  const wasOffline = globalThis.navigator?.onLine === false
  try {
    return await send()
  } catch (error) {
    throw wasOffline && error instanceof ApiError && error.kind === 'network' ? error : failureOfWrite(error)
  }
}

/** The error of a write: where its outcome is unknown it is marked, and its message says so; else it is as it was. */
export function failureOfWrite(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.outcomeUnknown) return error
  if (['aborted', 'unsent', 'invalid_id'].includes(error.kind) || isAnswered(error)) return error
  const { kind, status, code } = error
  return new ApiError(kind, `${whyUnknown(error)} The outcome is unknown.`, {
    status,
    code,
    outcomeUnknown: true,
    cause: error,
  })
}

/** Why the outcome is unknown, as a sentence; the server's own words where it gave any. */
function whyUnknown({ kind, status, message }: ApiError): string {
  if (message !== GENERIC_MESSAGE) return /[.!?]$/.test(message) ? message : `${message}.`
  return kind === 'http' ? `The server is not available (${status}).` : 'The answer could not be read.'
}

/**
 * Any failure in words for people (§8.1): the messages of an identity flow joined, else the message in an error body,
 * else the error's own message, else the generic text. With it the request's id where the answer had one, for whoever
 * reads the platform's logs.
 */
export function errorMessage(error: unknown): string {
  const message = readUiMessages(error) ?? readErrorBody(error).message ?? GENERIC_MESSAGE
  return error instanceof ApiError && error.requestId ? `${message} (request ${error.requestId})` : message
}

function readErrorBody(body: unknown): { message?: string; code?: string } {
  if (!isRecord(body)) return {}
  const { error } = body
  if (isRecord(error))
    return { message: readText(error.message), code: readText(error.code) ?? readText(error.id) }
  return { message: readText(error) ?? readText(body.message) }
}

function readUiMessages(flow: unknown): string | undefined {
  if (!isRecord(flow) || !isRecord(flow.ui) || !Array.isArray(flow.ui.messages)) return undefined
  const texts = flow.ui.messages.map((message: unknown) =>
    isRecord(message) ? readText(message.text) : undefined,
  )
  return readText(texts.filter((text) => text !== undefined).join(' '))
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined
}

/** Whether a value is an object that is no list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
