import type { FormField } from './form'
import { parsePrice, parseWholeNumber, priceText } from './numbers'
import { readText, type TextKind } from './typedText'

interface TextOptions extends Pick<FormField<string, string>, 'label' | 'refusedWith'> {
  kind: TextKind
  /** What to say where it is blank; without these words it may be. */
  required?: string
  /** What is wrong with a text that is not blank. */
  rule?: (text: string) => string | undefined
}

/** A line or some lines of text, read as its kind (`readText`). */
export function text({ label, kind, required, rule, refusedWith }: TextOptions): FormField<string, string> {
  return {
    label,
    kind,
    refusedWith,
    required: required !== undefined,
    initial: '',
    format: (value) => value,
    parse(input) {
      const value = readText(input, kind)
      if (value === '') return required === undefined ? { value } : { error: required, missing: true }
      const error = rule?.(value)
      return error === undefined ? { value } : { error }
    },
  }
}

/** A whole number from 0 (§14.15); a NumberField or NumberInput types it. */
export function wholeNumber({ label }: { label: string }): FormField<string, number> {
  return { label, required: false, initial: '0', format: String, parse: (input) => parseWholeNumber(input) }
}

/** US dollars, in cents once read (§14.15); a PriceField types it. */
export function price({ label }: { label: string }): FormField<string, number> {
  return { label, required: true, initial: '', format: priceText, parse: (input) => parsePrice(input) }
}

interface ChoiceOptions extends Pick<FormField<string, string>, 'label' | 'refusedWith'> {
  /** What to say where nothing is chosen. */
  required: string
  /** Ids that can be chosen: one that is no longer among them counts as none. */
  among: readonly string[]
}

/** One of several, by id; '' while nothing is chosen. */
export function choice({ among, required, ...options }: ChoiceOptions): FormField<string, string> {
  return {
    ...text({ ...options, kind: 'id', required }),
    parse: (value) => (among.includes(value) ? { value } : { error: required, missing: true }),
  }
}

/** A value that its control holds as it is: a checkbox, a select of numbers. */
export function plain<Value>({ label, initial }: { label: string; initial: Value }): FormField<Value, Value> {
  return { label, required: false, initial, format: (value) => value, parse: (value) => ({ value }) }
}
