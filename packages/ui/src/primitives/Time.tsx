import { parseTimestamp, type Timestamp } from '../lib'
import { Missing } from './Missing'

/** The text of a time, marked up as `<time>` with `title` on hover; just the text when `value` is not a time. */
export function Time({
  value,
  text,
  title,
  focusable = false,
}: {
  value: Timestamp
  text: string
  title: string
  focusable?: boolean
}) {
  const time = parseTimestamp(value)
  if (time === null) return <Missing>{text}</Missing>
  return (
    // The keyboard reaches the whole time: `WholeTextTip` shows it beside what has the focus.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <time dateTime={new Date(time).toISOString()} title={title} tabIndex={focusable ? 0 : undefined}>
      {text}
    </time>
  )
}
