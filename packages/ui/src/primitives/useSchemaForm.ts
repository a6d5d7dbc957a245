import {
  set,
  useForm,
  type DefaultValues,
  type FieldErrors,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form'
import type { Fields, FormSchema, InputOfFields, OutputOfFields } from '../lib'

/** What a Field is told of a form's field. */
interface FieldFacts {
  label: string
  required: boolean
  error: string | undefined
}

export type SchemaForm<F extends Fields> = UseFormReturn<InputOfFields<F>, unknown, OutputOfFields<F>> & {
  /** For the Field around a control: `<Field {...form.field('name')}><Input {...form.register('name')} /></Field>`. */
  field: (name: keyof F & string) => FieldFacts
}

/** The form type of a schema, for the components that draw its fields. */
export type FormOf<Schema> = Schema extends FormSchema<infer F> ? SchemaForm<F> : never

type Options<F extends Fields> = Omit<
  UseFormProps<InputOfFields<F>, unknown, OutputOfFields<F>>,
  'resolver' | 'defaultValues' | 'values'
> & {
  /** What the form begins with, and is compared with whatever arrives later; by default the empty form. */
  begin?: InputOfFields<F>
  /** What is saved, as it is now: fields that were not touched follow it. */
  saved?: InputOfFields<F>
}

/** React Hook Form with the rules of a schema: what `handleSubmit` hands on is the request body. */
export function useSchemaForm<F extends Fields>(
  schema: FormSchema<F>,
  { begin = schema.initial, saved, ...options }: Options<F> = {},
): SchemaForm<F> {
  const form = useForm<InputOfFields<F>, unknown, OutputOfFields<F>>({
    // React Hook Form heeds them in `reset()` as well, which is to empty a form that follows nothing.
    resetOptions: saved && { keepDirtyValues: true },
    ...options,
    // React Hook Form allows for a part of them; these are all.
    defaultValues: (saved ?? begin) as DefaultValues<InputOfFields<F>>,
    values: saved,
    resolver: async (input, _context, { names }) => {
      const parsed = await schema.verify(input, saved ?? begin, names)
      if ('value' in parsed) return { values: parsed.value, errors: {} }
      const errors: FieldErrors<InputOfFields<F>> = {}
      for (const [path, error] of Object.entries(parsed.errors)) set(errors, path, error)
      return { values: {}, errors }
    },
  })
  // By our names rather than React Hook Form's paths, which nobody can compute for fields not known here.
  const errors = form.formState.errors as Record<string, { message?: string } | undefined>
  return {
    ...form,
    field(name) {
      const { label, required } = schema.fields[name] as F[string]
      return { label, required, error: errors[name]?.message }
    },
  }
}
