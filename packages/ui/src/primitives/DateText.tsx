import { formatDate, formatFullTime, type Timestamp } from '../lib'
import { Time } from './Time'

export interface DateTextProps {
  value: Timestamp
}

/** A short date in the person's own time zone with the full time on hover (§14.16): 'Nov 18, 2026'. */
export function DateText({ value }: DateTextProps) {
  return <Time value={value} text={formatDate(value)} title={formatFullTime(value)} />
}
