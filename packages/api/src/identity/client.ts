import { Configuration, FrontendApi } from '@ory/client'
import { currentConfig } from '../config'
import { ApiError, httpError } from '../errors'
import adapter, { ResponseError } from './fetchAdapter'
import { type FlowOutcome, judge, judgeFailure } from './errors'
import type { AnyFlow } from './flow'

type AxiosInstance = NonNullable<ConstructorParameters<typeof FrontendApi>[2]>

/** Kratos' browser API. The transport is its own: nothing set for other calls touches identity calls. */
export function kratos(): FrontendApi {
  const configuration = new Configuration({
    basePath: currentConfig().authUrl,
    baseOptions: { withCredentials: true },
  })
  // The adapter has of axios what the client uses, not its whole type.
  return new FrontendApi(configuration, undefined, adapter as unknown as AxiosInstance)
}

interface Answer {
  status: number
  data: unknown
}

/** Makes a flow call and judges whatever comes of it; never throws. */
export async function outcome<F extends AnyFlow>(call: Promise<Answer>): Promise<FlowOutcome<F>> {
  try {
    const { status, data } = await call
    return judge<F>(status, data)
  } catch (error) {
    if (error instanceof ResponseError) return judge<F>(error.response.status, error.response.data)
    return judgeFailure(error)
  }
}

/** Makes a call that is no flow. Failures are ApiError. */
export async function answer(call: Promise<Answer>): Promise<unknown> {
  try {
    return (await call).data
  } catch (error) {
    if (error instanceof ResponseError) throw httpError(error.response.status, error.response.data)
    if (error instanceof ApiError) throw error
    throw judgeFailure(error)
  }
}
