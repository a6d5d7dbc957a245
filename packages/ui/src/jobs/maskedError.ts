/*
 * What differs between two failures of one cause: ids, times, paths, digests and numbers. It is replaced by what it is, so
 * that the same cause reads the same.
 */

/** What of a text is looked at: a cause stands in its beginning, and a log may follow. */
const LOOKED_AT = 2000

const UUID = /\b[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}\b/gi
const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g
const TIMESTAMP = /\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:[.,]\d+)?)?(?:Z| ?[+-]\d\d:?\d\d)?)?/g
const NAMED_DATE =
  /\b(?:(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun),? )?\d{1,2} [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d(?: ?GMT| ?UTC)?/g
const CLOCK = /\b\d\d:\d\d:\d\d(?:[.,]\d+)?Z?/g
const DURATION = /\b(?:\d+(?:\.\d+)?(?:ns|[µu]s|ms|s|m|h)){1,4}\b/g
const DIGEST = /\b(?:sha\d+[:-])[\da-f]{6,}/gi
const HEX = /\b(?=[\da-f]*\d)[\da-f]{12,}\b/gi
const ADDRESS = /\b\d{1,3}(?:\.\d{1,3}){3}(?::\d+)?(?:\/\d{1,2})?\b/g
/** The path of a web address, or one of a file of at least two parts; what stands before it stays. */
const PATH = /(^|[\s"'`(=,:[]|https?:\/\/[^/\s"'`)]+)\/[\w.@%~+-]+(?:\/[\w.@%~+*-]*)*(?:\?[^\s"'`)]*)?/g
const ONE_PART = /^\/[\w.-]+$/
/** What Kubernetes adds to the name of a deployment for each of its pods. */
const POD = /-(?=[a-z\d]*\d)[a-z\d]{6,10}-[a-z\d]{5}\b/g
const MIXED = /\b(?=[a-z_]*\d)(?=\d*[a-z_])(?=(?:\D*\d){2})[a-z\d_]{10,}\b/gi
/** A number; one that is a code of an error tells causes apart, and stays. */
const NUMBER =
  /(\b(?:status|code|http(?:\/\d(?:\.\d)?)?|error|exit|signal|answered|returned)\b[\s:=]*)?\b\d+(?:[.,]\d+)*(?=\b|[A-Z][a-z]?i?B\b|%)/gi

/** An error text without what differs between failures of the same cause: 'pod <id> was not ready after <duration>'. */
export function maskedError(error: string): string {
  return error
    .slice(0, LOOKED_AT)
    .replace(UUID, '<id>')
    .replace(EMAIL, '<email>')
    .replace(TIMESTAMP, '<time>')
    .replace(NAMED_DATE, '<time>')
    .replace(CLOCK, '<time>')
    .replace(DIGEST, '<digest>')
    .replace(PATH, (found, before: string) =>
      before.startsWith('http') || !ONE_PART.test(found.slice(before.length)) ? `${before}<path>` : found,
    )
    .replace(HEX, '<digest>')
    .replace(ADDRESS, '<address>')
    .replace(POD, '-<id>')
    .replace(MIXED, '<id>')
    .replace(DURATION, '<duration>')
    .replace(NUMBER, (found, code: string | undefined) => (code ? found : '<number>'))
    .replace(/\s+/g, ' ')
    .trim()
}
