const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })
const year = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' })

/** The time of day of a moment: '09:14'. */
export const clockOf = (moment: string | number): string => clock.format(new Date(moment))

/** A moment as short as it is clear: '09:14' today, 'Nov 18, 09:14' this year, else with its year. */
export function formatReach(moment: string): string {
  const [then, now] = [new Date(moment), new Date()]
  const time = clock.format(then)
  if (then.toDateString() === now.toDateString()) return time
  return `${(then.getFullYear() === now.getFullYear() ? day : year).format(then)}, ${time}`
}
