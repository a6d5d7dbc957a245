import type { paths } from '@quarterdeck/api/generated/product'
import { delay, HttpResponse, type HttpHandler } from 'msw'
import { createOpenApiHttp, type ResponseResolverInfo } from 'openapi-msw'
import { Reply } from './reply'

/** Typed by the OpenAPI document; the platform may be on any origin. */
export const http = createOpenApiHttp<paths>({ baseUrl: '*' })

export type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

/** The paths that have an operation of this method. */
export type PathOf<M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, unknown> ? P : never
}[keyof paths]

/** The JSON body of an operation's success. */
export type Body<M extends Method, P extends PathOf<M>> = paths[P][M] extends {
  responses: { 200: { content: { 'application/json': infer B } } }
}
  ? B
  : never

type Info<M extends Method, P extends PathOf<M>> = ResponseResolverInfo<paths, P, M>

type Mock<M extends Method, P extends PathOf<M>> = (
  path: P,
  resolver: (info: Info<M, P>) => Promise<Response>,
) => HttpHandler

/** What an operation may be told to answer: its body, a function that makes one of the request, or a `Reply`. */
export type Answer<M extends Method, P extends PathOf<M>> =
  Body<M, P> | Reply | ((info: Info<M, P>) => Body<M, P> | Reply | Promise<Body<M, P> | Reply>)

/**
 * Mocks one operation, typed by its path.
 *
 * @example
 * respond('get', '/v1/user/plan', userPlanPro)
 * respond('get', '/v1/user/plan', fails(404, 'No plan'))
 * respond('put', '/v1/user/profile', async ({ request }) => ({ ...profileUser, ...(await request.json()) }))
 */
export function respond<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  answer: Answer<M, P>,
): HttpHandler {
  // TypeScript cannot follow a generic method from here to its property of `http`.
  const handle = http[method] as unknown as Mock<M, P>
  return handle(path, async (info) => {
    const said = answer instanceof Function ? await answer(info) : answer
    return said instanceof Reply ? said.send() : HttpResponse.json(said as object)
  })
}

/**
 * The same misbehaviour from every operation of the product API.
 *
 * @example everyOperation(fails(500))
 */
export const everyOperation = ({ send }: Reply): HttpHandler =>
  http.untyped.all(/\/(v1\/(user|organization|admin)|new\/(signup|plan|checkout))(\/|$)/, () => send())

/** The same answer, after a while. */
export const slowly =
  <T>(milliseconds: number, answer: T) =>
  async (): Promise<T> => {
    await delay(milliseconds)
    return answer
  }
