/**
 * How a call of the product API is sent: with the session cookie, within ten seconds, once. What went wrong is told
 * by `ApiError` alone.
 */
import createClient, { type ParamsOption, type RequestBodyOption } from 'openapi-fetch'
import type { AskedPage } from './answers'
import { currentConfig } from './config'
import { withDeadline } from './deadline'
import { ApiError, httpError, malformed, withWriteOutcome, type AnswerHead } from './errors'
import type { paths } from './generated/product'
import { checkedId } from './ids'
import { sameAnswer } from './sameAnswer'
import { serializeQuery, type Paging, type Query } from './urls'
import type { Unchecked } from './wire'

/** Lets the caller call a read off. It then fails with an ApiError of the kind `aborted`. */
export interface Cancellable {
  signal?: AbortSignal
}

type WriteMethod = 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type Method = 'GET' | WriteMethod

/** The paths of the document that have an operation of this method. */
type PathOf<M extends Method> = {
  [Path in keyof paths]: paths[Path] extends Record<Lowercase<M>, object> ? Path : never
}[keyof paths]

type OperationOf<M extends Method, Path extends PathOf<M>> = paths[Path][Lowercase<M>]

/** What an operation takes: `params`, and `body`, which may be left out where it can be empty. */
type RequestOf<Operation> = ParamsOption<Operation> &
  ({ body: Record<never, never> } extends RequestBodyOption<Operation>
    ? Partial<RequestBodyOption<Operation>>
    : RequestBodyOption<Operation>)

/** What an operation's success is promised to hold. */
type AnswerOf<Operation> = Operation extends {
  responses: { 200: { content: { 'application/json': infer Body } } }
}
  ? Unchecked<Body>
  : Unchecked<unknown>

type Decode<Operation, Result> = (body: AnswerOf<Operation>, head: AnswerHead, asked?: AskedPage) => Result

/**
 * Sends one read of the document and gives what `decode` makes of its JSON body. Nothing is sent again here; whether to
 * read again is for the query layer to decide, with `isRetryable`.
 *
 * @param decode Reads the body, unchecked so far: `one`, `page` or `list`. Of what is polled it is always the same function:
 * an answer that is the same to the letter as the one before is then not read field by field again, and the same object.
 * @throws {ApiError} `http`, `timeout`, `network`, `aborted`; `malformed` where the body is not JSON or not what the document
 * promises; `invalid_id` where a part of the path cannot be one.
 */
export function read<Path extends PathOf<'GET'>, Result>(
  path: Path,
  { signal, ...request }: RequestOf<OperationOf<'GET', Path>> & Cancellable,
  decode: Decode<OperationOf<'GET', Path>, Result>,
): Promise<Result> {
  return withDeadline(signal, async (deadline) => {
    const { text, response, url } = await send('GET', path, request, deadline)
    const { page, limit } = (request as { params?: { query?: Paging } }).params?.query ?? {}
    return sameAnswer({ url, page, text }, decode, (isRepeated) =>
      decode(parse(text, response), response, { page, limit, isRepeated }),
    )
  })
}

/**
 * Sends one write of the document, once, and gives what `decode` makes of its JSON body. The body is null where the
 * server has nothing to say (204, or an empty 200).
 *
 * It carries `X-Console-Request` and a JSON body, `{}` where there is nothing to say: what a form of another site
 * cannot send, so that the platform can refuse such a form (§13.6).
 *
 * @param decode Reads the body, unchecked so far: `one`, `oneIfAny` or `changed`. It is part of the write, since an answer that
 * cannot be read leaves the outcome unknown.
 * @throws {ApiError} `http`; `malformed` where the body is not JSON or not what the document promises; `timeout` and
 * `network`; `invalid_id` where a part of the path cannot be one. Where no answer of the server could be read, it is
 * marked as `outcomeUnknown` and its message says so.
 */
export async function write<M extends WriteMethod, Path extends PathOf<M>, Result>(
  method: M,
  path: Path,
  request: RequestOf<OperationOf<M, Path>>,
  decode: Decode<OperationOf<M, Path>, Result>,
): Promise<Result> {
  return withWriteOutcome(() =>
    withDeadline(undefined, async (deadline) => {
      const marked = { body: {}, ...request, headers: { 'X-Console-Request': '1' } }
      const { text, response } = await send(method, path, marked, deadline)
      return decode(parse(text || 'null', response), response)
    }),
  )
}

/** openapi-fetch's request without its types: `read` and `write` have checked the path and the request. */
type Send = (
  method: Method,
  path: string,
  init: object,
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

const client = createClient<paths>({
  credentials: 'include',
  headers: { Accept: 'application/json' },
  // An array is sent as one parameter for each item.
  querySerializer: (query) =>
    Object.entries(query as Record<string, Query[string] | Query[string][]>)
      .flatMap(([name, value]) => [value].flat().map((one) => serializeQuery({ [name]: one })))
      .filter(Boolean)
      .join('&'),
})

async function send(method: Method, path: string, request: object, signal: AbortSignal) {
  const { params } = request as { params?: { path?: Record<string, string> } }
  Object.values(params?.path ?? {}).forEach(checkedId)
  const { apiUrl, fetch, onUnauthorized, onForbidden } = currentConfig()
  const seen: { url: string; response?: Response } = { url: '' }
  const init = {
    ...request,
    signal,
    baseUrl: apiUrl,
    fetch: async (sent: Request) => {
      seen.url = sent.url
      return (seen.response = await fetch(sent))
    },
    // As text, so that `parse` tells a broken body from a broken connection.
    parseAs: 'text',
  }
  const result = await (client.request as Send)(method, path, init).catch((cause: unknown) => {
    // An error whose body broke off is still the error its status says.
    if (seen.response && !seen.response.ok)
      return { response: seen.response, data: undefined, error: undefined }
    throw new ApiError('network', 'The server could not be reached.', { cause })
  })
  const { data, error, response } = result
  if (!response.ok) {
    if (response.status === 401) onUnauthorized()
    if (response.status === 403 && path.startsWith('/v1/admin/')) onForbidden()
    throw httpError(response.status, error, response.headers)
  }
  return { text: typeof data === 'string' ? data : '', response, url: seen.url }
}

function parse<Answer>(text: string, head: AnswerHead): Answer {
  try {
    return JSON.parse(text) as Answer
  } catch {
    throw malformed('The body is not JSON', head)
  }
}
