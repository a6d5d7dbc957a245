import type * as v from 'valibot'
import { one } from './answers'
import { ask } from './ask'
import type { Cancellable } from './client'
import { currentConfig } from './config'
import { httpError } from './errors'
import { requiredFlag } from './fields'
import { signupStatusUrl } from './urls'
import { wireObject, type Schemas } from './wire'

/** Whether new users can register. */
export const SignupStatus = wireObject<Schemas['SignupStatus']>()({ signup_enabled: requiredFlag })
export type SignupStatus = v.InferOutput<typeof SignupStatus>

/**
 * Whether new users can register. `GET /new/signup`
 *
 * Asked for without the product API's client, because the sign-in needs nothing else of that API. A failure is thrown
 * like any other; that registration then counts as open (§8.3) is the caller's decision.
 */
export async function getStatus({ signal }: Cancellable = {}): Promise<SignupStatus> {
  const { response, body } = await ask<Schemas['SignupStatus']>(currentConfig().apiUrl + signupStatusUrl(), {
    signal,
    unreachable: 'The server could not be reached.',
  })
  if (!response.ok) throw httpError(response.status, body, response.headers)
  return one(SignupStatus)(body, response)
}
