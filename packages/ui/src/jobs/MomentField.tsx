import { useState } from 'react'
import { Input, useSearchDraft } from '../primitives'

interface MomentFieldProps {
  label: string
  /** As fields of date and time have it; empty for none. */
  value: string
  /** Called a second after the last change, and at once for Enter. */
  onMoment: (value: string) => void
}

/** So long nothing is asked for after a change, in milliseconds: the other parts of the moment may follow. */
const PAUSE_MS = 1000

/**
 * A date and time to be typed part by part, or picked. What is not a whole moment is asked for by nobody: a year of which
 * two digits are typed, the 31st of a month of 30 days. To leave the field empty is to ask for none.
 */
export function MomentField({ label, value, onMoment }: MomentFieldProps) {
  const [isWhole, setWhole] = useState(true)
  const { draft, type, commit } = useSearchDraft(value, onMoment, isWhole ? PAUSE_MS : null)
  return (
    <label>
      {label}
      <Input
        type="datetime-local"
        min="2000-01-01T00:00"
        max="9999-12-31T23:59"
        value={draft}
        onChange={({ target }) => {
          type(target.value)
          setWhole(target.validity.valid && target.value !== '')
        }}
        // Parts that are missing make what is empty invalid, too.
        onBlur={({ target }) => setWhole(target.validity.valid)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter' && currentTarget.validity.valid) commit(draft)
        }}
      />
    </label>
  )
}
