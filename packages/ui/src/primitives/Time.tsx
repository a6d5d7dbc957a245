import { parseTimestamp, type Timestamp } from '../lib'
import { Missing } from './Missing'

/** The text of a time, marked up as `<time>` with `title` on hover; just the text when `value` is not a time. */
export function Time({ value, text, title }: { value: Timestamp; text: string; title: string }) {
  const time = parseTimestamp(value)
  if (time === null) return <Missing>{text}</Missing>
  return (
    <time dateTime={new Date(time).toISOString()} title={title}>
      {text}
    </time>
  )
}
