import { currentConfig } from '../config'
import { withDeadline } from '../deadline'
import { ApiError, failureOfWrite } from '../errors'

/**
 * The few parts of axios that `@ory/client` uses, over fetch. A build aliases `axios` to this module, which keeps axios
 * itself, most of that client's weight, out of the bundle.
 */

export interface RequestConfig {
  url?: string
  method?: string
  /** A string: the client serializes bodies itself. */
  data?: unknown
  headers?: object
  withCredentials?: boolean
  signal?: AbortSignal
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
  const response = await withDeadline(config.signal, (deadline) => exchange(config, deadline)).catch(
    (error: unknown) => {
      throw (config.method ?? 'GET') === 'GET' ? error : failureOfWrite(error)
    },
  )
  if (response.status < 200 || response.status > 299) throw new ResponseError(response)
  return response
}

async function exchange(config: RequestConfig, signal: AbortSignal): Promise<AdapterResponse> {
  try {
    const response = await currentConfig().fetch(toRequest(config, signal))
    const text = await response.text()
    return {
      status: response.type === 'opaqueredirect' ? 303 : response.status,
      statusText: response.statusText,
      headers: Object.fromEntries(response.headers),
      data: parse(text),
      config,
    }
  } catch (cause) {
    throw new ApiError('network', 'The identity service could not be reached.', { cause })
  }
}

function toRequest(
  { url = '', method = 'GET', data, headers, withCredentials, maxRedirects }: RequestConfig,
  signal: AbortSignal,
) {
  const sent = new Headers({ Accept: 'application/json' })
  for (const [name, value] of Object.entries(headers ?? {}) as [string, unknown][]) {
    if (typeof value === 'string') sent.set(name, value)
  }
  return new Request(url, {
    method,
    headers: sent,
    body: typeof data === 'string' && data !== '' ? data : undefined,
    credentials: withCredentials ? 'include' : 'same-origin',
    redirect: maxRedirects === 0 ? 'manual' : 'follow',
    signal,
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const adapter = { defaults: {} as { baseURL?: string }, request, create: () => adapter }

export default adapter
