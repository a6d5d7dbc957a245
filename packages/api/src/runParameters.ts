import type * as v from 'valibot'
import { flag, requiredText, text } from './fields'
import { wireObject, type Schemas } from './wire'

/** Something that a job or workflow has to be told besides its target: a text, sent under its `name`. */
export const RunParameter = wireObject<Schemas['RunParameter']>()({
  name: requiredText,
  label: text,
  required: flag,
})
export type RunParameter = v.InferOutput<typeof RunParameter>

/** What was filled in, by the names of the parameters. */
export type RunParameters = Schemas['RunParameters']
