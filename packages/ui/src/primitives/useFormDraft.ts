import { useEffect, useEffectEvent, useState } from 'react'
import type { Path, PathValue, UseFormReturn } from 'react-hook-form'
import { useDraftPlace, type Draft, type Fields, type InputOfFields } from '../lib'

/** A draft that is back in its form. */
export interface RestoredDraft {
  /** Labels of the secrets that were typed too, and have to be typed again. */
  secrets: readonly string[]
  /** Removes it: the form is as it was opened. */
  discard: () => void
}

type Values = Record<string, unknown>

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether a stored value can be put into a control that holds values such as `example`. */
const fits = (value: unknown, example: unknown) =>
  typeof value === typeof example && Array.isArray(value) === Array.isArray(example)

/**
 * Keeps what is typed into a form as a draft, and puts the draft back when the form opens.
 *
 * @param begin what the controls held when the form opened
 */
export function useFormDraft<F extends Fields, Output>(
  name: string | undefined,
  form: UseFormReturn<InputOfFields<F>, unknown, Output>,
  fields: F,
  begin: InputOfFields<F>,
) {
  const place = useDraftPlace(name)
  const [restored, setRestored] = useState<Draft | null>(() => place?.read() ?? null)
  const { setValue, subscribe, reset } = form

  const restore = useEffectEvent(() => {
    const opened: Values = begin
    for (const [field, value] of Object.entries(restored?.values ?? {}))
      if (field in fields && fits(value, opened[field]))
        // A field's name is a path, and the value fits it, which TypeScript cannot tell of a form of any fields.
        setValue(
          field as Path<InputOfFields<F>>,
          value as PathValue<InputOfFields<F>, Path<InputOfFields<F>>>,
          { shouldDirty: true },
        )
  })
  useEffect(() => restore(), [])

  const keep = useEffectEvent((values: Values) => {
    const opened: Values = begin
    const draft = { values: {} as Values, before: {} as Values, secrets: [] as string[] }
    for (const [field, { secret, label }] of Object.entries(fields)) {
      if (isSame(values[field], opened[field])) continue
      if (secret) draft.secrets.push(label)
      else {
        draft.values[field] = values[field]
        draft.before[field] = restored?.before[field] ?? opened[field]
      }
    }
    place?.keep(Object.keys(draft.values).length > 0 ? draft : null)
  })
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) }),
    [subscribe],
  )

  const forget = () => place?.keep(null)
  const draft: RestoredDraft | undefined = restored
    ? {
        secrets: restored.secrets,
        discard() {
          reset()
          forget()
          setRestored(null)
        },
      }
    : undefined
  return {
    draft,
    forget,
    sending: () => place?.sending(),
    /** What the controls held before they were edited, be it when the form was open for the last time. */
    before: { ...begin, ...(restored?.before as Partial<InputOfFields<F>> | undefined) },
  }
}
