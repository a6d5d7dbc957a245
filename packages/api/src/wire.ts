/**
 * The wire's types, and the check that decoders follow them.
 *
 * The types are generated from openapi/product.yaml and say what a platform promises. A decoder is written by hand
 * and finds out what a platform really sent. `wireObject` ties the two together when the code compiles.
 */
import * as v from 'valibot'
import type { components, operations } from './generated/product'

/** The types that the document describes, by name. */
export type Schemas = components['schemas']

/** The query parameters of an operation, by its `operationId`. */
export type QueryOf<Operation extends keyof operations> = NonNullable<
  operations[Operation]['parameters']['query']
>

declare const promised: unique symbol

/**
 * A body that nobody has looked at yet. `Promised` is what the document says it is; it may be anything all the same.
 * The readers in answers.ts turn it into a model, and refuse to compile where the decoder is for another type.
 */
export type Unchecked<Promised> = { readonly [promised]?: Promised } | null | undefined

/** The readers themselves where they fit the document, else a text for the compiler's message. */
type Fitting<Wire, Readers extends v.ObjectEntries> = {
  [Field in keyof Wire | keyof Readers]: Field extends keyof Readers
    ? Field extends keyof Wire
      ? Wire[Field] extends v.InferInput<Readers[Field]>
        ? Readers[Field]
        : 'does not accept the type that the document gives this field'
      : 'is no field of the document'
    : v.GenericSchema
}

type ObjectDecoder<Wire> = <const Readers extends v.ObjectEntries>(
  readers: Readers & Fitting<Wire, Readers>,
) => v.GenericSchema<Wire, v.InferOutput<v.ObjectSchema<Readers, undefined>>>

/**
 * The decoder of an object: `wireObject<Schemas['User']>()({ id: requiredText, … })`, one reader for each field.
 *
 * It compiles only where the fields are exactly those of `Wire` and each reader accepts its field's type. So a field
 * that is renamed, retyped, removed or added in the document has its compiler error on the line of its reader. Two
 * differences have to be declared, and are seen where they are declared: a field that the console leaves unread is
 * omitted (`Omit<Schemas['User'], 'notes'>`), a spelling that the document does not have is added
 * (`Schemas['Admin'] & { can_create?: boolean }`). An object inside another has a `wireObject` of its own.
 *
 * The returned function is separate because TypeScript infers either all type arguments of a call or none.
 */
export const wireObject = <Wire>() => v.object as unknown as ObjectDecoder<Wire>
