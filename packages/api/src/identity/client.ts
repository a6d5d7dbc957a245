import { ask } from '../ask'
import { currentConfig } from '../config'
import { FORM_TIMEOUT_MS } from '../deadline'
import { ApiError, failureOfWrite, httpError, malformed, withWriteOutcome, type AnswerHead } from '../errors'
import type { Unchecked } from '../wire'
import { asApiError, type FlowOutcome, judge, judgeFailure } from './errors'
import type { Call } from './kratos'

/** Loads the generated client ahead of the first form that is sent. A failure, which rejects, shows when something is sent. */
export const preloadClient = () => import('./kratos')

/** Makes a call through the generated client, which is loaded for the first one. */
async function answerOf<Body>(call: Call<Body>, limitMs?: number) {
  const client = await import('./kratos').catch((cause: unknown) => {
    throw new ApiError(
      'unsent',
      'A part of this page could not be loaded, so nothing was sent. Reload the page and try again.',
      { cause },
    )
  })
  return client.answerOf(call, limitMs)
}

/**
 * Reads a flow's document and judges whatever comes of it; never throws. The generated client is not needed for it, so that
 * a form stands before that has loaded.
 *
 * @param path its address relative to `authUrl`, the one that the generated client would ask for
 */
export async function readFlowAt(path: string, signal?: AbortSignal): Promise<FlowOutcome> {
  try {
    const { response, body } = await ask(currentConfig().authUrl + path, { signal })
    return judge(response.status, body, response.headers)
  } catch (error) {
    return judgeFailure(error)
  }
}

/**
 * Sends a form of a flow and judges whatever comes of it; never throws. An error says so where it is unknown whether the
 * form was taken (§8.16).
 *
 * @param judgeAnswer `judgeEntry` for the forms of people who want to get in
 */
export async function outcome(call: Call<unknown>, judgeAnswer = judge): Promise<FlowOutcome> {
  try {
    const { status, data, headers } = await withWriteOutcome(() => answerOf(call, FORM_TIMEOUT_MS))
    const judged = judgeAnswer(status, data, new Headers(headers))
    return judged.kind === 'error' ? judgeFailure(failureOfWrite(judged.error)) : judged
  } catch (error) {
    return judgeFailure(error)
  }
}

/**
 * Makes a call that is no flow, and gives what `decode` makes of its body. A 401 is reported as one of the product API is,
 * since these are calls of people who are signed in.
 *
 * @throws {ApiError} `http`, `timeout`, `network`, `aborted`, `unsent`, and what `decode` throws.
 */
export async function answer<Body, Result>(
  call: Call<Body>,
  decode: (body: Unchecked<Body>, head: AnswerHead) => Result,
): Promise<Result> {
  const { status, data, headers } = await answerOf(call).catch((error: unknown) => {
    throw asApiError(error)
  })
  const head = { status, headers: new Headers(headers) }
  if (status === 401) currentConfig().onUnauthorized()
  if (status < 200 || status > 299) throw httpError(status, data, head.headers)
  return decode(data as Unchecked<Body>, head)
}

/**
 * Makes a call that changes something and is no flow, and gives its body, unchecked.
 *
 * @throws {ApiError} As `answer`, and `malformed` where the body is not JSON; where the outcome is unknown its message
 * says so.
 */
export async function answerOfWrite<Body>(call: Call<Body>): Promise<Unchecked<Body>> {
  return withWriteOutcome(() =>
    answer(call, (body, head) => {
      // The adapter gives text where it is not JSON: a page of a proxy, say. An empty one is what a 204 has.
      if (typeof body === 'string' && body !== '') throw malformed('The body is not JSON', head)
      return body
    }),
  )
}
