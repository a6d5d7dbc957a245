import { parseTimestamp, type Timestamp } from '../lib'
import { Missing } from './Missing'

/** A text that stands for a moment; without a moment there is no `<time>` to mark up. */
export function Time({ value, text, title }: { value: Timestamp; text: string; title: string }) {
  const time = parseTimestamp(value)
  if (time === null) return <Missing>{text}</Missing>
  return (
    <time dateTime={new Date(time).toISOString()} title={title}>
      {text}
    </time>
  )
}
