import { Configuration, FrontendApi } from '@ory/client'
import { currentConfig } from '../config'
import { ApiError } from '../errors'
import { whoami } from '../session'
import adapter, { type AdapterResponse, ResponseError } from './fetchAdapter'

type AxiosInstance = NonNullable<ConstructorParameters<typeof FrontendApi>[2]>

/** A call of Kratos' browser API. */
export type Call<Body> = (api: FrontendApi) => Promise<Answer<Body>>

interface Answer<Body> {
  status: number
  data: Body
}

/** Makes a call and gives its answer, also where that is an error. It may take `limitMs`; left out, `TIMEOUT_MS`. */
export async function answerOf<Body>(call: Call<Body>, limitMs?: number): Promise<AdapterResponse> {
  try {
    // The client's types are axios' own; what it gives is what the adapter gave to it.
    return (await call(kratos(limitMs))) as unknown as AdapterResponse
  } catch (error) {
    if (!(error instanceof ResponseError)) throw error
    const { response } = error
    if (response.status === 303 && !(await isSignedIn()))
      throw new ApiError('network', 'The identity service could not be reached.')
    return response
  }
}

/** Kratos redirects a form of somebody who is signed in already. The redirect of a proxy on the way looks the same. */
const isSignedIn = () =>
  whoami().then(
    ({ status }) => status !== 'unauthenticated',
    () => false,
  )

/** Kratos' browser API, over a transport of its own: product calls and identity calls share no interceptors. */
function kratos(timeout?: number): FrontendApi {
  const configuration = new Configuration({
    basePath: currentConfig().authUrl,
    baseOptions: { withCredentials: true, timeout },
  })
  // The adapter has the parts of axios that the client uses, not axios' whole type.
  return new FrontendApi(configuration, undefined, adapter as unknown as AxiosInstance)
}
