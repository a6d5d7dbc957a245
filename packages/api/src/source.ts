import { isAnswered, type ApiError } from './errors'

/** Whether something belongs to an organization or to a cluster: two endpoints serve jobs and workflows. */
export type Source = 'organization' | 'cluster'

/**
 * Asks the endpoint of organizations or that of clusters, since an item does not always tell where it lives: its own
 * source first (organization when unknown), the other only when the first *answers* with an error (§14.12).
 * After a time-out, a broken connection, a gateway's 502, 503 or 504, or an answer that cannot be read, nothing is sent
 * again, since the first endpoint may have done it.
 *
 * @throws {ApiError} What tells more: the second endpoint's error where the first only said 404, else the first's.
 */
export async function fromEitherSource<T>(
  own: Source | undefined,
  ask: (source: Source) => Promise<T>,
): Promise<T> {
  const first = own ?? 'organization'
  try {
    return await ask(first)
  } catch (firstError) {
    if (!mayAskTheOther(firstError)) throw firstError
    try {
      return await ask(first === 'organization' ? 'cluster' : 'organization')
    } catch (secondError) {
      throw moreTelling(firstError, secondError)
    }
  }
}

// Without a session (401) the other endpoint would say the same.
function mayAskTheOther(error: unknown): error is ApiError {
  return isAnswered(error) && error.status !== 401
}

// 'Not found' says only that the item lives elsewhere, so the other endpoint's error is the real one. An endpoint
// that did not answer may have done what was asked, so that comes before any refusal.
function moreTelling(first: ApiError, second: unknown): unknown {
  return isAnswered(second) && first.status !== 404 ? first : second
}
