import { ApiError } from './errors'
import type { Source } from './models'

/**
 * Organizations and clusters keep their jobs and workflows behind separate endpoints, and an item does not
 * always tell where it lives. Contract §5: its own source is asked first (organization when unknown), the
 * other only when the first *answers* with an error. After a time-out or a broken connection nothing is sent
 * again, since the first may have done it.
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
      throw worthTelling(firstError, secondError)
    }
  }
}

// Without a session the other endpoint would say the same.
function mayAskTheOther(error: unknown): error is ApiError {
  return error instanceof ApiError && error.kind === 'http' && error.status !== 401
}

// 'Not found' says only that the item lives elsewhere: the other's answer is then the real one.
function worthTelling(first: ApiError, second: unknown): unknown {
  const secondAnswered = second instanceof ApiError && second.kind === 'http'
  return secondAnswered && first.status !== 404 ? first : second
}
