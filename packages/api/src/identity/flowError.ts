import type { FlowError as FlowErrorOnWire } from '@ory/client'
import type * as v from 'valibot'
import { one } from '../answers'
import type { Cancellable } from '../client'
import { requiredText } from '../fields'
import { wireObject } from '../wire'
import { answer } from './client'
import { type KratosError, readError } from './errors'

const flowError = wireObject<Pick<FlowErrorOnWire, 'id'>>()({ id: requiredText })

/** What a flow ran into, as /auth/error?id= shows it. */
export type FlowError = v.InferOutput<typeof flowError> & Pick<KratosError, 'message' | 'reason'>

/**
 * Reads what a flow ran into, by the id that Kratos put into the address.
 *
 * @throws {ApiError} With the status 404 where Kratos does not know the error any more.
 */
export function getFlowError(errorId: string, { signal }: Cancellable = {}): Promise<FlowError> {
  return answer(
    (api) => api.getFlowError({ id: errorId }, { signal }),
    (body, head) => {
      const { message, reason } = readError(body)
      return { ...one(flowError)(body, head), message, reason }
    },
  )
}
