import { formatClock, formatDate } from './format'

/** A moment as short as it is clear: '09:14' today, 'Nov 18, 09:14' this year, else with its year. */
export function formatReach(moment: string): string {
  const [then, now] = [new Date(moment), new Date()]
  const time = formatClock(then)
  if (then.toDateString() === now.toDateString()) return time
  const date = formatDate(moment)
  return `${then.getFullYear() === now.getFullYear() ? date.replace(/, .*/, '') : date}, ${time}`
}
