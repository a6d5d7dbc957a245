import { useEffect, useEffectEvent, useState } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import {
  editedValues,
  isSameValue,
  useDraftPlace,
  type Draft,
  type Fields,
  type FormSchema,
  type InputOfFields,
} from '../lib'

/** A draft that is back in its form. */
export interface RestoredDraft extends Pick<Draft, 'unanswered'> {
  /** Labels of the secrets that were typed too, and have to be typed again. */
  secrets: readonly string[]
  /** Nothing else was typed, so nothing is back. */
  secretsAlone?: boolean
  /** Removes it: the form is as it was opened. */
  discard: () => void
}

type Values = Record<string, unknown>

/** Whether a stored value can be put into a control that holds values such as `example`. */
const fits = (value: unknown, example: unknown) =>
  typeof value === typeof example && Array.isArray(value) === Array.isArray(example)

/**
 * Keeps what is typed into a form as a draft, and puts the draft back when the form opens.
 *
 * @param begin what the controls held when the form opened
 * @param isOpen false while that is still being read: until then nothing is put back, and nothing is kept
 * @param isNew it is about something that is not there yet, and would be made twice by what has been sent already
 * @param onSaved called with what the controls hold once what an earlier opening of the form has sent is saved
 */
export function useFormDraft<F extends Fields, Output>(
  name: string | undefined,
  form: UseFormReturn<InputOfFields<F>, unknown, Output>,
  schema: FormSchema<F>,
  begin: InputOfFields<F>,
  isOpen: boolean,
  isNew: boolean,
  onSaved: ((values: InputOfFields<F>) => void) | undefined,
) {
  const { fields } = schema
  const place = useDraftPlace(name)
  const [kept, setKept] = useState<Draft | null>(() => place?.read() ?? null)
  const opened: Values = begin
  // What it has beyond the saved values: they may be as it says by now.
  const back = Object.entries((isOpen && kept?.values) || {}).filter(
    ([field, value]) => field in fields && fits(value, opened[field]) && !isSameValue(value, opened[field]),
  )
  const restored = back.length > 0 ? kept : null
  const { getValues, setValue, subscribe, reset } = form
  const before = { ...begin, ...(restored?.before as Partial<InputOfFields<F>> | undefined) }

  const forget = () => {
    place?.keep(null)
    setKept(null)
  }
  const editedIn = (values: Values) =>
    Object.keys(fields).filter((field) => !isSameValue(values[field], opened[field]))

  const restore = useEffectEvent(() => {
    for (const [field, value] of back)
      // A field's name is a path, and the value fits it, which TypeScript cannot tell of a form of any fields.
      setValue(
        field as Path<InputOfFields<F>>,
        value as PathValue<InputOfFields<F>, Path<InputOfFields<F>>>,
        { shouldDirty: true },
      )
  })

  const keep = useEffectEvent((values: Values) => {
    const edited = editedIn(values)
    if (edited.length === 0) return forget()
    const typed = edited.filter((field) => !fields[field]?.secret)
    const of = (all: Values) => Object.fromEntries(typed.map((field) => [field, all[field]]))
    const secrets = Object.entries(fields)
      // A secret that was typed before a reload is still to be typed again, until the draft is gone.
      .filter(
        ([field, { secret, label }]) =>
          secret && (edited.includes(field) || restored?.secrets.includes(label)),
      )
      .map(([, { label }]) => label)
    const unanswered = restored?.unanswered
    place?.keep(typed.length > 0 ? { values: of(values), before: of(before), secrets, unanswered } : null)
  })

  useEffect(() => {
    if (!isOpen) return
    restore()
    return subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) })
  }, [isOpen, subscribe])

  // Nothing is edited then, so that the draft goes too.
  const discard = () => reset(undefined, { keepDirtyValues: false })
  const settle = useEffectEvent(() => {
    if (isNew) return discard()
    if (isOpen) {
      const values = editedValues(schema, getValues(), begin)
      onSaved?.(values)
      reset(values, { keepDirtyValues: false })
    }
    // Last, as the reset is compared with what the form began with before.
    forget()
  })
  useEffect(() => place?.whenSent(() => settle()), [place])

  const draft: RestoredDraft | undefined = restored
    ? { secrets: restored.secrets, unanswered: restored.unanswered, discard }
    : undefined
  return {
    draft,
    forget,
    sending:
      <Args extends unknown[], Result>(handOver: (...args: Args) => Result) =>
      (...args: Args): Result => {
        place?.sending()
        return handOver(...args)
      },
    /** What the controls held before they were edited, be it when the form was open for the last time. */
    before,
  }
}
