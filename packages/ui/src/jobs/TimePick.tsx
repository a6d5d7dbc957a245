import { useState } from 'react'
import { platformNow } from '../lib'
import { Select } from '../primitives'
import { termsOf, withTerms, type JobField, type JobQuery } from './jobQuery'
import { MomentField } from './MomentField'

export interface TimePickProps {
  query: JobQuery
  onQuery: (query: JobQuery) => void
}

const spans: Record<string, string> = {
  '1h': 'Last hour',
  '24h': 'Last 24 hours',
  yesterday: 'Since yesterday',
}
const DAY_MS = 86_400_000

const valueOf = (query: JobQuery, field: JobField) => termsOf(query, field)[0]?.value ?? ''
const set = (query: JobQuery, field: 'since' | 'until', value: string) =>
  withTerms(query, field, value ? [{ field, value, not: false }] : [])
const timesOf = (query: JobQuery) => `${valueOf(query, 'since')} ${valueOf(query, 'until')}`

/** A list to pick the time from, and fields for one of the person's own. */
export function TimePick({ query, onQuery }: TimePickProps) {
  const since = valueOf(query, 'since')
  const until = valueOf(query, 'until')
  // What the fields ask for themselves never takes them away, also where it is no time at all.
  const [asked, setAsked] = useState<string>()
  const isOwn = until !== '' || (since !== '' && !spans[since]) || asked === timesOf(query)
  function pick(span: string) {
    setAsked(undefined)
    if (span !== 'custom') onQuery(set(set(query, 'since', span), 'until', ''))
    else onQuery(set(query, 'since', localTime(platformNow() - DAY_MS)))
  }
  const moment = (field: 'since' | 'until', value: string) => ({
    value: fieldValue(value),
    onMoment: (typed: string) => {
      const next = set(query, field, typed)
      setAsked(timesOf(next))
      onQuery(next)
    },
  })
  return (
    <>
      <Select
        aria-label="Time"
        value={isOwn ? 'custom' : since}
        onChange={({ target }) => pick(target.value)}
      >
        <option value="">Any time</option>
        {Object.entries(spans).map(([span, label]) => (
          <option key={span} value={span}>
            {label}
          </option>
        ))}
        <option value="custom">Custom …</option>
      </Select>
      {isOwn && (
        <>
          <MomentField label="From" {...moment('since', since)} />
          <MomentField label="To" {...moment('until', until)} />
        </>
      )}
    </>
  )
}

const MINUTES = 'yyyy-mm-ddThh:mm'.length

/** A moment as fields of date and time have it, in the person's own time zone. */
function localTime(time: number): string {
  const date = new Date(time)
  return new Date(time - date.getTimezoneOffset() * 60_000).toISOString().slice(0, MINUTES)
}

/** What a field of date and time shows of a term's value, which may also be a day or be relative: such a field has no seconds. */
function fieldValue(value: string): string {
  if (!/^\d{4}-/.test(value)) return ''
  if (value.endsWith('Z')) return localTime(Date.parse(value))
  return (value.length === 10 ? `${value}T00:00` : value).slice(0, MINUTES)
}
