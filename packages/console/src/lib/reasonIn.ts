import { ApiError, errorMessage, GENERIC_MESSAGE } from '@quarterdeck/api'

/**
 * An error's own message, as a sentence. The generic one tells nothing beside what failed, but for the status of the answer,
 * which the people of the platform can look for.
 */
export function reasonIn(error: unknown): string | undefined {
  const reason = errorMessage(error)
  if (reason !== GENERIC_MESSAGE) return asSentence(reason)
  return error instanceof ApiError && error.status !== null ? `${reason} (${error.status}).` : undefined
}

/** The reason follows the words of §8 ('… Please try again.'), so it begins and ends as a sentence of its own does. */
const asSentence = (text: string) =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}`
