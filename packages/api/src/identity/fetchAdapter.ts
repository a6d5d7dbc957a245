import { ask } from '../ask'

/**
 * The few parts of axios that `@ory/client` uses, over `ask`. A build aliases `axios` to this module,
 * `@quarterdeck/api/identity/axios`, which keeps axios itself, most of that client's weight, out of the bundle.
 */

export interface RequestConfig {
  url?: string
  method?: string
  /** A string: the client serializes bodies itself. */
  data?: unknown
  headers?: object
  withCredentials?: boolean
  signal?: AbortSignal
  /** How long it may take, in milliseconds. */
  timeout?: number
  /** 0 keeps fetch from following a redirect, which then reads as an answer with the status 303. */
  maxRedirects?: number
}

export interface AdapterResponse {
  status: number
  statusText: string
  headers: Record<string, string>
  /** Parsed where it is JSON, else the text. */
  data: unknown
  config: RequestConfig
}

/** The error of an answer that is not a success, in the form of axios' own: with the answer in `response`. */
export class ResponseError extends Error {
  override readonly name = 'ResponseError'
  readonly isAxiosError = true
  readonly response: AdapterResponse

  constructor(response: AdapterResponse) {
    super(`Request failed with status code ${response.status}`)
    this.response = response
  }
}

/**
 * Sends one request.
 *
 * @throws {ResponseError} Where the answer is an error.
 * @throws {ApiError} Where no answer came: `timeout`, `network` or `aborted`.
 */
export async function request(config: RequestConfig): Promise<AdapterResponse> {
  const { url = '', method = 'GET', data, headers, withCredentials, maxRedirects, signal, timeout } = config
  const { response, body } = await ask(url, {
    method,
    headers: Object.entries(headers ?? {}).filter((header): header is [string, string] => {
      return typeof header[1] === 'string'
    }),
    body: typeof data === 'string' && data !== '' ? data : undefined,
    credentials: withCredentials ? 'include' : 'same-origin',
    redirect: maxRedirects === 0 ? 'manual' : 'follow',
    signal,
    limitMs: timeout,
  })
  const answer = {
    status: response.type === 'opaqueredirect' ? 303 : response.status,
    statusText: response.statusText,
    headers: Object.fromEntries(response.headers),
    data: body,
    config,
  }
  if (answer.status < 200 || answer.status > 299) throw new ResponseError(answer)
  return answer
}

const adapter = { defaults: {} as { baseURL?: string }, request, create: () => adapter }

export default adapter
