import { NOT_AVAILABLE } from './notAvailable'

/** A time as the wire carries it (RFC 3339 UTC), or its absence. */
export type Timestamp = string | null | undefined

const MINUTE = 60_000

// Dates and whole numbers, of which lists have many, are written without Intl: its first formatter takes a phone a tenth of a
// second. A test compares both.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** A time in milliseconds since 1970; null when the text is missing or is not a time. */
export function parseTimestamp(value: Timestamp): number | null {
  // Only RFC 3339: Date.parse also accepts texts such as '1' and guesses a year.
  if (!value || !/^\d{4}-\d\d-\d\d/.test(value)) return null
  const time = Date.parse(value)
  // Platforms written in Go send year 1 for a time that was never set.
  return Number.isNaN(time) || value.startsWith('0001-01-01') ? null : time
}

/** An en-US short date (§9.8) in the person's own time zone (§14.16): 'Nov 18, 2026'; 'N/A' when there is none. */
export function formatDate(value: Timestamp): string {
  const time = parseTimestamp(value)
  return time === null ? NOT_AVAILABLE : dayOf(new Date(time))
}

const dayOf = (date: Date) => `${MONTHS[date.getMonth()]} ${date.getDate()}, ${date.getFullYear()}`

/** The full local and UTC time, for hover: 'Nov 18, 2026, 16:04:05 GMT+1 · 2026-11-18 15:04:05 UTC'. */
export function formatFullTime(value: Timestamp): string {
  const time = parseTimestamp(value)
  if (time === null) return NOT_AVAILABLE
  const date = new Date(time)
  const utc = date.toISOString().replace('T', ' ').slice(0, -'.000Z'.length)
  return `${dayOf(date)}, ${formatClock(date)}:${twoDigits(date.getSeconds())} ${zoneOf(date)} · ${utc} UTC`
}

/** The time of day in the person's own time zone: '09:14'. */
export const formatClock = (time: Date): string =>
  `${twoDigits(time.getHours())}:${twoDigits(time.getMinutes())}`

const twoDigits = (count: number) => String(count).padStart(2, '0')

/** How far a local time is from UTC: 'GMT+1', 'GMT-3:30', 'UTC'. */
export function zoneOf(date: Date): string {
  const ahead = -date.getTimezoneOffset()
  if (ahead === 0) return 'UTC'
  const [hours, minutes] = [Math.floor(Math.abs(ahead) / 60), Math.abs(ahead) % 60]
  return `GMT${ahead < 0 ? '-' : '+'}${hours}${minutes === 0 ? '' : `:${twoDigits(minutes)}`}`
}

/** §9.8: minutes up to an hour, hours up to a day (1440 minutes); null for older times, which show their date. */
function relativePart(time: number, now: number): string | null {
  const minutes = Math.floor((now - time) / MINUTE)
  // The platform's clock may be a little ahead of ours: up to a minute in the future counts as now.
  if (minutes === 0 || minutes === -1) return 'just now'
  if (minutes < 0 || minutes >= 1440) return null
  return minutes < 60 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
}

/**
 * How long ago: 'just now', '12 min ago', '5 h ago', then the date.
 *
 * @param now milliseconds since 1970
 */
export function formatRelativeTime(value: Timestamp, now: number = Date.now()): string {
  const time = parseTimestamp(value)
  return (time !== null && relativePart(time, now)) || formatDate(value)
}

/** Whether `formatRelativeTime` counts in minutes or hours, so that its text changes as time passes. */
export function isRelativeTime(value: Timestamp, now: number = Date.now()): boolean {
  const time = parseTimestamp(value)
  return time !== null && relativePart(time, now) !== null
}

/** A number rounded to a whole one, with separators: '1,284'; 'N/A' when there is none. */
export function formatInteger(value: number | null | undefined): string {
  // BigInt writes out what a number would write with an exponent, and knows no minus zero.
  return typeof value === 'number' && Number.isFinite(value)
    ? BigInt(Math.round(value))
        .toString()
        .replace(/\B(?=(\d{3})+$)/g, ',')
    : NOT_AVAILABLE
}

/** The first characters of an id (§9.8: 8, sometimes 10); 'N/A' when there is none. */
export function shortId(id: string | null | undefined, length = 8): string {
  return id ? id.slice(0, length) : NOT_AVAILABLE
}
