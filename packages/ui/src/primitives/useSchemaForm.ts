import { useEffect, useEffectEvent, type ReactNode } from 'react'
import {
  set,
  useForm,
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type Path,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import type { Failure, Fields, FormSchema, InputOfFields, OutputOfFields, TextKind } from '../lib'
import { announced } from './Field'
import { useFormDraft, type RestoredDraft } from './useFormDraft'

/** The props that a Field takes from a form's field. */
interface FieldFacts {
  label: string
  required: boolean
  kind: TextKind | undefined
  error: ReactNode
}

/** React Hook Form's form with the props of its Fields. */
export type SchemaForm<F extends Fields> = UseFormReturn<InputOfFields<F>, unknown, OutputOfFields<F>> & {
  /** The props of a control's Field: `<Field {...form.field('name')}><Input {...form.register('name')} /></Field>`. */
  field: (name: keyof F & string) => FieldFacts
  /** What was typed earlier and is back in the form; undefined where there was nothing. Drawn by `DraftNotice`. */
  draft: RestoredDraft | undefined
  /**
   * Removes its draft. For the form of a dialog that has no address and saves on this device alone: of all others the
   * draft goes when the write is done or the dialog's address is left.
   */
  forget: () => void
  /**
   * Makes of what hands the values over to be saved (a dialog's `onSubmit`) the function to call in its place: it marks the
   * draft as being sent, so that it stays until the write has ended. A form that asks a question first has sent nothing.
   */
  sending: <Args extends unknown[], Result>(handOver: (...args: Args) => Result) => (...args: Args) => Result
  /**
   * What the controls held before they were edited: the values the form opened with, or, where a draft is back in it,
   * those of the time when that was typed. Somebody may have changed the saved values since.
   */
  before: InputOfFields<F>
  /** What is left to tell of the failed write below the form: without the reason where that stands at its field. */
  failure: Failure | undefined
}

/** The form type of a schema, for the components that draw its fields. */
export type FormOf<Schema> = Schema extends FormSchema<infer F> ? SchemaForm<F> : never

type Options<F extends Fields> = Omit<
  UseFormProps<InputOfFields<F>, unknown, OutputOfFields<F>>,
  'resolver' | 'defaultValues' | 'values'
> & {
  /** What the controls hold at first, and are compared with to tell a change; by default those of the empty form. */
  begin?: InputOfFields<F>
  /**
   * In place of `begin`: the saved values as last read, null until they have come. When they change, fields that were not
   * edited follow them.
   */
  saved?: InputOfFields<F> | null
  /**
   * Keeps what is typed under this name, unique on its screen or dialog, so that it is back when the form is opened
   * again at the same address: after Back, a reload, or a session that ended. Fields that are secrets are left out.
   */
  draft?: string
  /**
   * Called with what the controls hold once what was sent from here is saved, where the form was opened again meanwhile:
   * that is its `begin` or `saved` from then on. Not called for something new, whose form is empty then.
   */
  onSaved?: (values: InputOfFields<F>) => void
  /** Why the last write failed. Where its code is about one field, that field says so and gets the focus. */
  failure?: Failure
}

/** React Hook Form with the rules of a schema; `handleSubmit` calls back with the request body. */
export function useSchemaForm<F extends Fields>(
  schema: FormSchema<F>,
  { begin = schema.initial, saved, draft: draftName, onSaved, failure, ...options }: Options<F> = {},
): SchemaForm<F> {
  const form = useForm<InputOfFields<F>, unknown, OutputOfFields<F>>({
    // React Hook Form heeds them in `reset()` as well, which is to empty a form that follows nothing.
    resetOptions: saved ? { keepDirtyValues: true } : undefined,
    ...options,
    // React Hook Form's type is for some of the values; these are all of them, which TypeScript cannot tell here.
    defaultValues: (saved ?? begin) as DefaultValues<InputOfFields<F>>,
    values: saved ?? undefined,
    resolver: async (input, _context, { names }) => {
      const parsed = await schema.verify(input, saved ?? begin, names)
      if ('value' in parsed) return { values: parsed.value, errors: {} }
      const errors: FieldErrors<InputOfFields<F>> = {}
      for (const [path, error] of Object.entries(parsed.errors)) set(errors, path, error)
      return { values: {}, errors }
    },
  })
  const isNew = saved === undefined && begin === schema.initial
  const drafted = useFormDraft(draftName, form, schema, saved ?? begin, saved !== null, isNew, onSaved)
  const refused = failure && schema.names.find((name) => isAbout(schema.fields[name], name, failure.code))
  const refuse = useEffectEvent(() => {
    if (!failure || !refused) return
    // A field's name is a path, which TypeScript cannot tell of a form of any fields.
    const path = refused as Path<InputOfFields<F>>
    const error = { type: 'server', message: failure.reason ?? failure.message }
    form.setError(path, { ...error, ...toTell(path) }, { shouldFocus: true })
  })
  useEffect(() => refuse(), [failure])

  // Read by field name: React Hook Form's type of the errors cannot be resolved for fields that are a type parameter.
  const errors = form.formState.errors as Record<string, FieldError | undefined>
  const { submitCount } = form.formState
  // The focus scrolled before the words were drawn, and before what is told below the form took its room.
  useEffect(() => {
    errorOf(document.activeElement)?.scrollIntoView({ block: 'nearest' })
  }, [errors, submitCount])
  return {
    ...form,
    ...drafted,
    handleSubmit: (onValid, onInvalid) =>
      form.handleSubmit(onValid, (found, event) => {
        const first = schema.names.find((name) => name in found)
        const focused = document.activeElement?.getAttribute('name') ?? ''
        // What is wrong may be a part of the field: 'annotations.1.key'.
        const path = (focused.startsWith(`${first}.`) ? focused : first) as Path<InputOfFields<F>>
        const { error } = form.getFieldState(path)
        if (error) form.setError(path, { ...error, ...toTell(path) })
        return onInvalid?.(found, event)
      }),
    failure: failure && refused ? { ...failure, reason: undefined } : failure,
    field(name) {
      const { label, required, kind } = schema.fields[name] as F[string]
      return { label, required, kind, error: toldError(errors[name]) }
    },
  }
}

/** An error as its Field takes it: read out where the last press on the form's button came while the field had the focus. */
export const toldError = ({ message, types }: Pick<FieldError, 'message' | 'types'> = {}): ReactNode =>
  types?.['told'] ? announced(message, String(types['told'])) : message

/** The words of what is wrong with a control: the first of what describes it. */
const errorOf = (control: Element | null) =>
  control?.matches('[aria-invalid="true"]')
    ? document.getElementById(control.getAttribute('aria-describedby')?.split(' ')[0] ?? '')
    : null

/** Marks the error of a field that has the focus, which is then not moved: nothing else reads it out. */
const toTell = (name: string) =>
  `${document.activeElement?.getAttribute('name')}.`.startsWith(`${name}.`) && {
    types: { told: String(performance.now()) },
  }

/** Whether an error of this code is about this field. */
const isAbout = (field: Fields[string] | undefined, name: string, code: string | undefined) =>
  code !== undefined && (code === `${name}_invalid` || field?.refusedWith?.includes(code) === true)
