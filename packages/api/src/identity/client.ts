import { Configuration, FrontendApi } from '@ory/client'
import { currentConfig } from '../config'
import { httpError } from '../errors'
import type { Unchecked } from '../wire'
import { asApiError, type FlowOutcome, judge, judgeFailure } from './errors'
import adapter, { ResponseError } from './fetchAdapter'
import type { AnyFlow } from './flow'

type AxiosInstance = NonNullable<ConstructorParameters<typeof FrontendApi>[2]>

/** Kratos' browser API, over a transport of its own: product calls and identity calls share no interceptors. */
export function kratos(): FrontendApi {
  const configuration = new Configuration({
    basePath: currentConfig().authUrl,
    baseOptions: { withCredentials: true },
  })
  // The adapter has the parts of axios that the client uses, not axios' whole type.
  return new FrontendApi(configuration, undefined, adapter as unknown as AxiosInstance)
}

interface Answer<Body> {
  status: number
  data: Body
}

/** Makes a flow call and judges whatever comes of it; never throws. `F` is the kind of flow it is about. */
export async function outcome<F extends AnyFlow>(call: Promise<Answer<unknown>>): Promise<FlowOutcome<F>> {
  try {
    const { status, data } = await call
    return judge<F>(status, data)
  } catch (error) {
    if (error instanceof ResponseError) return judge<F>(error.response.status, error.response.data)
    return judgeFailure(error)
  }
}

/**
 * Makes a call that is no flow, and gives its body, unchecked.
 *
 * @throws {ApiError} `http`, `timeout`, `network`, `aborted`.
 */
export async function answer<Body>(call: Promise<Answer<Body>>): Promise<Unchecked<Body>> {
  try {
    return (await call).data as Unchecked<Body>
  } catch (error) {
    if (error instanceof ResponseError) throw httpError(error.response.status, error.response.data)
    throw asApiError(error)
  }
}
