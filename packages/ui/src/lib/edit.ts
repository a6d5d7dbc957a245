import type { Fields, FormSchema, InputOfFields } from './form'

/** What the controls of a form held when it opened, and what they are to hold once it is saved. */
export interface Edit<Values> {
  before: Values
  yours: Values
}

/** An edit that was not sent because what it is about had been changed by somebody else; `theirs` is how it is now. */
export interface Conflict<Values> extends Edit<Values> {
  theirs: Values
}

/** Whether two values are the same. They are plain data: texts, numbers, flags, and lists and objects of those. */
export const isSameValue = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether the controls of a form hold the same values. */
export const isSameInput = <Values extends object>(a: Values, b: Values) =>
  namesOf(a).every((name) => isSameValue(a[name], b[name]))

/**
 * The fields that somebody else changed since the form opened, to something else than what it asks for. Of these the
 * person has to say which value to keep; all others can be sent as they are.
 */
export const conflictsIn = <Values extends object>({ before, yours, theirs }: Conflict<Values>) =>
  namesOf(theirs).filter(
    (name) => !isSameValue(theirs[name], before[name]) && !isSameValue(theirs[name], yours[name]),
  )

const namesOf = <Values extends object>(values: Values) => Object.keys(values) as (keyof Values & string)[]

/**
 * What a form asks for, as saved values are formatted: `29.990` is `29.99`, and a field that is left out of the body asks
 * for nothing else than what was there. A secret stays as it was typed, since a saved one is never shown.
 */
export function editedValues<F extends Fields>(
  schema: FormSchema<F>,
  input: InputOfFields<F>,
  before: InputOfFields<F>,
): InputOfFields<F> {
  const each = Object.entries(schema.fields).map(([name, field]): [string, unknown] => {
    const parsed = field.parse(input[name], before[name])
    if (field.secret || 'error' in parsed) return [name, input[name]]
    return [name, parsed.value === undefined ? before[name] : field.format(parsed.value)]
  })
  return Object.fromEntries(each) as InputOfFields<F>
}
