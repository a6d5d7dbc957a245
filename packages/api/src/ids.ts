import { ApiError } from './errors'

/**
 * What has a meaning of its own in an address, also after a proxy has decoded it once more, and halves of characters,
 * which cannot be encoded.
 */
const UNFIT = /[/\\?#%\p{Surrogate}]/u

/**
 * Whether a text can be the id of a thing, which becomes one part of a path. Ids come from addresses that anybody may
 * have made up: empty, `.` or `..`, and anything with `/ \ ? # %` could make the path that of another endpoint (§2.26).
 */
export const isId = (text: string): boolean =>
  text !== '' && text !== '.' && text !== '..' && !UNFIT.test(text)

/**
 * Gives the id back where it can be one.
 *
 * @throws {ApiError} `invalid_id`, with the status of what does not exist.
 */
export function checkedId(id: string): string {
  if (isId(id)) return id
  throw new ApiError('invalid_id', 'Not found', { status: 404, code: 'invalid_id' })
}
