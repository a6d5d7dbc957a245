/**
 * How a call failed.
 *
 * - `http`: the server answered with an error.
 * - `timeout`: no answer within 10 s (§9).
 * - `network`: no answer, the connection failed or broke.
 * - `malformed`: the server answered with something that is not what it promises.
 * - `aborted`: the caller called it off.
 */
export type ApiErrorKind = 'http' | 'timeout' | 'network' | 'malformed' | 'aborted'

/** §8: what is said when nothing better is known. */
export const GENERIC_MESSAGE = 'An unexpected error occurred'

interface ApiErrorDetails {
  /** The HTTP status, where there was an answer. */
  status?: number
  /** The server's own word for the error, where it gave one. */
  code?: string
  cause?: unknown
}

/** The one error that leaves this package. Its `message` is fit to be shown. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  /** The HTTP status; null where no answer came. */
  readonly status: number | null
  /** The server's own word for the error (the identity service calls it `id`); null where it gave none. */
  readonly code: string | null

  constructor(kind: ApiErrorKind, message: string, { status, code, cause }: ApiErrorDetails = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.kind = kind
    this.status = status ?? null
    this.code = code ?? null
  }
}

/** An error answer, from its status and parsed body (contract §4: three shapes, anything else is generic). */
export function httpError(status: number, body: unknown): ApiError {
  const { message, code } = readErrorBody(body)
  return new ApiError('http', message ?? GENERIC_MESSAGE, { status, code })
}

/** A success that does not hold what it promises. What is wrong goes to the console, not to the screen. */
export function malformed(cause: string, status?: number): ApiError {
  return new ApiError('malformed', GENERIC_MESSAGE, { status, cause })
}

/**
 * Whether reading again may help: no connection, or a gateway that could not reach the server.
 * For reads only; after a time-out nothing is asked again.
 */
export function isRetryable(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false
  return error.kind === 'network' || (error.kind === 'http' && [502, 503, 504].includes(error.status ?? 0))
}

/** Whether a write that failed like this may have been done all the same. */
export function isOutcomeUnknown(error: unknown): boolean {
  return error instanceof ApiError && (error.kind === 'timeout' || error.kind === 'network')
}

/** The failure of a write as it is told: without an answer, its outcome is unknown. */
export function failureOfWrite(error: unknown): unknown {
  if (!(error instanceof ApiError) || !isOutcomeUnknown(error)) return error
  return new ApiError(error.kind, `${error.message} The outcome is unknown.`, { cause: error })
}

/**
 * Any failure in words for people (§8 Generic text): identity ui messages joined, else `error.message`,
 * else the error's own message, else the generic text.
 */
export function errorMessage(error: unknown): string {
  return readUiMessages(error) ?? readErrorBody(error).message ?? GENERIC_MESSAGE
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
