/** What a platform can do beyond what every platform does (§15.7). */
import * as v from 'valibot'
import { one } from './answers'
import { read, type Cancellable } from './client'
import { wireObject, type Schemas } from './wire'

const names = v.pipe(
  v.array(v.unknown()),
  v.transform((sent) => sent.filter((name) => typeof name === 'string')),
)

/** The optional features of a platform, by name; it may have some that the console does not know. */
export const Capabilities = wireObject<Schemas['Capabilities']>()({ features: names })
export type Capabilities = v.InferOutput<typeof Capabilities>

/**
 * The optional features of the platform. `GET /v1/capabilities`
 *
 * @throws {ApiError} With the status 404 where it has none.
 */
export function list({ signal }: Cancellable = {}): Promise<Capabilities['features']> {
  return read('/v1/capabilities', { signal }, one(Capabilities)).then(({ features }) => features)
}
