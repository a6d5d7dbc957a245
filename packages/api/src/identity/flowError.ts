import * as v from 'valibot'
import { one } from '../decode/answer'
import { id, time } from '../decode/fields'
import type { Cancellable, Time } from '../models'
import { answer, kratos } from './client'
import { readError } from './errors'

/** What a flow ran into, as /auth/error?id= shows it. */
export interface FlowError {
  id: string
  message: string | null
  reason: string | null
  created_at: Time
}

/** Reads an error by its id; 404 where it is no longer known. */
export async function getFlowError(errorId: string, { signal }: Cancellable = {}): Promise<FlowError> {
  const body = await answer(kratos().getFlowError({ id: errorId }, { signal }))
  const { message, reason } = readError(body)
  return { ...one(v.object({ id, created_at: time }))(body), message, reason }
}
