import createClient, { type Client } from 'openapi-fetch'
import { currentConfig } from './config'
import { withDeadline } from './deadline'
import { ApiError, failureOfWrite, httpError, malformed } from './errors'
import type { paths } from './generated/product'
import { serializeQuery, type Query } from './urls'

/** What every product call is given: openapi-fetch typed by the OpenAPI document, and the common options. */
type Exchange = (
  api: Client<paths>,
  init: { signal: AbortSignal; parseAs: 'text' },
) => Promise<{ data?: unknown; error?: unknown; response: Response }>

/**
 * Sends one read and gives its JSON body. Nothing is resent here; whether to read again is for the query
 * layer to say, with `isRetryable`.
 */
export function read(signal: AbortSignal | undefined, exchange: Exchange): Promise<unknown> {
  return withDeadline(signal, async (deadline) => {
    const { data, response } = await send(exchange, deadline)
    return parse(data, response)
  })
}

/**
 * Sends one write, once. Where no answer came its outcome is unknown, and the message says so.
 * The body is null where the server has nothing to say (204, or an empty 200).
 */
export async function write(exchange: Exchange): Promise<unknown> {
  try {
    return await withDeadline(undefined, async (deadline) => {
      const { data, response } = await send(exchange, deadline)
      return data === undefined || data === '' ? null : parse(data, response)
    })
  } catch (error) {
    throw failureOfWrite(error)
  }
}

async function send(exchange: Exchange, signal: AbortSignal) {
  const { apiUrl, fetch, onUnauthorized } = currentConfig()
  const seen: { response?: Response } = {}
  const api = createClient<paths>({
    baseUrl: apiUrl,
    credentials: 'include',
    headers: { Accept: 'application/json' },
    fetch: async (request) => (seen.response = await fetch(request)),
    querySerializer: (query) => serializeQuery(query as Query),
  })
  const result = await exchange(api, { signal, parseAs: 'text' }).catch((cause: unknown) => {
    // An error whose body broke off is still the error its status says.
    if (seen.response && !seen.response.ok)
      return { response: seen.response, data: undefined, error: undefined }
    throw new ApiError('network', 'The server could not be reached.', { cause })
  })
  if (!result.response.ok) {
    if (result.response.status === 401) onUnauthorized()
    throw httpError(result.response.status, result.error)
  }
  return result
}

function parse(text: unknown, { status }: Response): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    throw malformed('The body is not JSON', status)
  }
}
