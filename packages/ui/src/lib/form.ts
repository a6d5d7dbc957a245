import type { Parsed } from './numbers'
import type { TextKind } from './typedText'

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
  /** What is typed, where it is a text that people read: its control takes out what nobody sees. */
  kind?: TextKind
  /** What is typed is a secret, such as a password: it is never kept as a draft. */
  secret?: boolean
  /** The server's codes for an error of this field, besides the field's name with `_invalid` (§13.7). */
  refusedWith?: readonly string[]
  /** What the control of an empty form holds. */
  initial: Input
  /** What the control holds for a saved value. */
  format(value: Output): Input
  /**
   * Reads what was typed.
   *
   * @param before what the control held when the form opened
   */
  parse(input: Input, before: Input): FieldParsed<Output>
  /** A check that takes time, made before anything is sent; resolves with what is wrong, or undefined. */
  verify?(input: Input): Promise<string | undefined>
}

/**
 * As `Parsed`. An error may be about a part of the input, named by its path in `at` ('1.key'); `missing` says that there
 * is no value at all.
 */
type FieldParsed<Output> = Parsed<Output> | { error: string; missing?: boolean; at?: string }

/**
 * The fields of a form, by name. `FormField` declares methods and not function properties, since only methods let a
 * field of any two types be assigned here.
 */
export type Fields = Record<string, FormField<unknown, unknown>>
type InputOf<Field> = Field extends FormField<infer Input, infer _Output> ? Input : never
type OutputOf<Field> = Field extends FormField<infer _Input, infer Output> ? Output : never
/** Names of the fields that may be left out of the body. */
type Optional<F extends Fields> = { [K in keyof F]: undefined extends OutputOf<F[K]> ? K : never }[keyof F]

/** What the controls of a schema's form hold, by field. */
export type FormInput<S> = S extends FormSchema<infer F> ? InputOfFields<F> : never
/** The request body, or the part of one, that a schema's form makes. */
export type FormOutput<S> = S extends FormSchema<infer F> ? OutputOfFields<F> : never

/** `FormInput`, from the fields instead of the schema. */
export type InputOfFields<F extends Fields> = { [K in keyof F]: InputOf<F[K]> }
/** `FormOutput`, from the fields instead of the schema; optional where a field's output may be `undefined`. */
export type OutputOfFields<F extends Fields> = { [K in Exclude<keyof F, Optional<F>>]: OutputOf<F[K]> } & {
  [K in Optional<F>]?: OutputOf<F[K]>
}

/** What is wrong with an input, by the name of the field, or by its path inside one ('annotations.1.key'). */
type FormErrors = Record<string, { type: 'required' | 'refused'; message: string }>

/** The request body, or the errors because of which there is none. */
type FormParsed<F extends Fields> = { value: OutputOfFields<F> } | { errors: FormErrors }

/** A form: its values, defaults, rules and request body, from one definition. */
export interface FormSchema<F extends Fields> {
  fields: F
  /** Names of the fields, in the order of the definition. */
  names: readonly (keyof F & string)[]
  /** What the controls of the empty form hold. */
  initial: InputOfFields<F>
  /** What the controls hold for saved values. */
  format: (saved: OutputOfFields<F>) => InputOfFields<F>
  /**
   * Reads what was typed.
   *
   * @param before what the controls held when the form opened; by default what those of the empty form hold
   */
  parse: (input: InputOfFields<F>, before?: InputOfFields<F>) => FormParsed<F>
  /** As `parse`, and makes the fields' checks that take time; with `only`, those of the fields it names. */
  verify: (
    input: InputOfFields<F>,
    before?: InputOfFields<F>,
    only?: readonly string[],
  ) => Promise<FormParsed<F>>
}

/**
 * Defines a form from its fields. `rule` checks what concerns several fields ('new equals confirm') and returns what is
 * wrong, by field.
 *
 * @example
 * const adminForm = formSchema({ email: text({ label: 'Email', kind: 'email', required: 'Email is required' }) })
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
