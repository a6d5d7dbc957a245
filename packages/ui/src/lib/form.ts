import type { Parsed } from './numbers'

/**
 * One field of a form: how its value is typed, read and written.
 *
 * `Input` is what the control holds (mostly text), `Output` what the request body gets; a field whose output is
 * `undefined` is left out of the body.
 */
export interface FormField<Input, Output> {
  label: string
  /** Shows the asterisk. */
  required: boolean
  /** What the control of an empty form holds. */
  initial: Input
  /** What the control holds for a value that is saved. */
  format(value: Output): Input
  /** @param before what the control held when the form began */
  parse(input: Input, before: Input): FieldParsed<Output>
  /** A second look before anything is sent, where it takes time; resolves with what is wrong. */
  verify?(input: Input): Promise<string | undefined>
}

/** As `Parsed`; a refusal may name a part of the input by its path ('1.key'), and may be for want of a value. */
type FieldParsed<Output> = Parsed<Output> | { error: string; missing?: boolean; at?: string }

// Methods compare loosely, so that fields of any two types fit here.
export type Fields = Record<string, FormField<unknown, unknown>>
type InputOf<Field> = Field extends FormField<infer Input, infer _Output> ? Input : never
type OutputOf<Field> = Field extends FormField<infer _Input, infer Output> ? Output : never
/** Names of the fields that a body may lack. */
type Optional<F extends Fields> = { [K in keyof F]: undefined extends OutputOf<F[K]> ? K : never }[keyof F]

/** What the form holds while it is typed. */
export type FormInput<S> = S extends FormSchema<infer F> ? InputOfFields<F> : never
/** The request body, or the part of one, that the form is for. */
export type FormOutput<S> = S extends FormSchema<infer F> ? OutputOfFields<F> : never

export type InputOfFields<F extends Fields> = { [K in keyof F]: InputOf<F[K]> }
export type OutputOfFields<F extends Fields> = { [K in Exclude<keyof F, Optional<F>>]: OutputOf<F[K]> } & {
  [K in Optional<F>]?: OutputOf<F[K]>
}

/** What is wrong with an input, by the name of the field, or by its path inside one ('annotations.1.key'). */
type FormErrors = Record<string, { type: 'required' | 'refused'; message: string }>

/** The body, or what keeps it back. */
type FormParsed<F extends Fields> = { value: OutputOfFields<F> } | { errors: FormErrors }

/** A form: its values, defaults, rules and request body, from one definition. */
export interface FormSchema<F extends Fields> {
  fields: F
  /** In the order of the definition. */
  names: readonly (keyof F & string)[]
  /** The empty form. */
  initial: InputOfFields<F>
  /** The form for what is saved. */
  format: (saved: OutputOfFields<F>) => InputOfFields<F>
  /** @param before what the form began with */
  parse: (input: InputOfFields<F>, before?: InputOfFields<F>) => FormParsed<F>
  /** As `parse`, with the checks that take time; where `only` is given, with those of these fields. */
  verify: (
    input: InputOfFields<F>,
    before?: InputOfFields<F>,
    only?: readonly string[],
  ) => Promise<FormParsed<F>>
}

/**
 * Defines a form. `rule` judges what lies between fields ('new equals confirm'): it gives what is wrong by field.
 *
 * @example
 * const adminForm = formSchema({ email: text({ label: 'Email', required: 'Email is required' }) })
 * type AdminInput = FormOutput<typeof adminForm> // { email: string }
 */
export function formSchema<F extends Fields>(
  fields: F,
  rule: (input: InputOfFields<F>) => { [K in keyof F]?: string } = () => ({}),
): FormSchema<F> {
  const names = Object.keys(fields) as (keyof F & string)[]
  const entries = Object.entries(fields)
  const each = (value: (name: string, field: Fields[string]) => unknown) =>
    Object.fromEntries(entries.map(([name, field]) => [name, value(name, field)]))
  const initial = each((_name, field) => field.initial) as InputOfFields<F>

  function parse(input: InputOfFields<F>, before = initial): FormParsed<F> {
    const errors: FormErrors = {}
    const body: Record<string, unknown> = {}
    for (const [name, field] of entries) {
      const parsed = field.parse(input[name], before[name])
      if ('error' in parsed) {
        const path = 'at' in parsed && parsed.at ? `${name}.${parsed.at}` : name
        errors[path] = {
          type: 'missing' in parsed && parsed.missing ? 'required' : 'refused',
          message: parsed.error,
        }
      } else if (parsed.value !== undefined) body[name] = parsed.value
    }
    for (const [name, message] of Object.entries<string | undefined>(rule(input)))
      if (message) errors[name] ??= { type: 'refused', message }
    return Object.keys(errors).length > 0 ? { errors } : { value: body as OutputOfFields<F> }
  }

  return {
    fields,
    names,
    initial,
    format: (saved) => {
      const values: Record<string, unknown> = saved
      return each((name, field) =>
        values[name] === undefined ? field.initial : field.format(values[name]),
      ) as InputOfFields<F>
    },
    parse,
    async verify(input, before, only) {
      const parsed = parse(input, before)
      const errors: FormErrors = 'errors' in parsed ? parsed.errors : {}
      await Promise.all(
        entries.map(async ([name, field]) => {
          if (only && !only.includes(name)) return
          const message = await field.verify?.(input[name])
          if (message) errors[name] ??= { type: 'refused', message }
        }),
      )
      return Object.keys(errors).length > 0 ? { errors } : parsed
    },
  }
}
