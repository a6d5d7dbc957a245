/** Differences up to this are not a wrong clock: `Date` has whole seconds, and an answer takes its time. */
const TOLERATED_MS = 5000

/** By how much the platform's clock is ahead of this device's, in milliseconds; negative when it is behind. */
let ahead = 0

/**
 * Compares this device's clock with the platform's, which all times of the platform are of.
 *
 * @param date the `Date` header of an answer that has just arrived; null where it cannot be read, which changes nothing
 */
export function comparePlatformClock(date: string | null): void {
  const difference = Date.parse(date ?? '') - Date.now()
  if (Number.isNaN(difference)) return
  ahead = Math.abs(difference) > TOLERATED_MS ? difference : 0
}

/** A moment of this device's clock by the platform's, both in milliseconds since 1970. */
export const platformTime = (moment: number): number => moment + ahead

/** The present time by the platform's clock, in milliseconds since 1970: for how long ago something of it was. */
export const platformNow = (): number => platformTime(Date.now())
