import type * as v from 'valibot'
import { optionalText, requiredText, text } from './fields'
import { wireObject, type Schemas } from './wire'

/** A link to a studio of an organization. Read with `user`, `organization` and `organizations.listDashboards`. */
export const Dashboard = wireObject<Schemas['Dashboard']>()({
  id: requiredText,
  name: optionalText,
  /**
   * As the platform sent it, so any text: only an http(s) address may become a link. Other text is kept, so that
   * somebody can see it and correct it.
   */
  url: text,
})
export type Dashboard = v.InferOutput<typeof Dashboard>
