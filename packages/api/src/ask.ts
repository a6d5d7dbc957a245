/**
 * One exchange with a server, over fetch alone. It carries what has to be known before the first form stands (the
 * session, whether people can sign up, the flow), so that no generated client loads before it, and is the transport
 * under the identity client.
 */
import { currentConfig } from './config'
import { withDeadline } from './deadline'
import { ApiError } from './errors'
import type { Unchecked } from './wire'

interface Question extends Omit<RequestInit, 'signal'> {
  signal?: AbortSignal
  /** What is said when no answer comes. */
  unreachable?: string
  /** How long it may take, in milliseconds; left out, `TIMEOUT_MS`. */
  limitMs?: number
}

/** An answer: what came with it, and its body, parsed where it is JSON, else as text. */
interface Answer<Body> {
  response: Response
  body: Unchecked<Body>
}

/**
 * Sends one request with the session cookie, once, and gives its answer whatever its status is.
 *
 * @throws {ApiError} `timeout`, `network`, `aborted`.
 */
export function ask<Body>(
  url: string,
  {
    signal,
    unreachable = 'The identity service could not be reached.',
    limitMs,
    headers,
    ...init
  }: Question = {},
): Promise<Answer<Body>> {
  const exchange = async (deadline: AbortSignal) => {
    try {
      const sent = new Headers(headers)
      sent.set('Accept', 'application/json')
      const request = new Request(url, { credentials: 'include', ...init, headers: sent, signal: deadline })
      const response = await currentConfig().fetch(request)
      return { response, body: parse(await response.text()) as Unchecked<Body> }
    } catch (cause) {
      throw new ApiError('network', unreachable, { cause })
    }
  }
  return withDeadline(signal, exchange, limitMs)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
