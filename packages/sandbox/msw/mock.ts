import type { operations, paths } from '@quarterdeck/api/generated/product'
import { HttpResponse, type HttpHandler } from 'msw'
import { createOpenApiHttp, type ResponseResolverInfo } from 'openapi-msw'
import { requireConsoleRequest } from '../product/consoleRequest'
import { narrow, pageOf, wholeList, type Filters } from '../product/lists'
import type { OperationId } from '../product/operation'
import { Refusal } from '../product/refusal'
import { strayNames } from '../product/strayNames'
import { answerFromMemory, readQuery } from './memory'
import { overNetwork } from './network'
import { Reply } from './reply'

/** Typed by the OpenAPI document; the platform may be on any origin. */
const http = createOpenApiHttp<paths>({ baseUrl: '*' })

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete'

/** The paths at which this method is this operation. */
type PathOf<Id extends OperationId, M extends Method> = {
  [P in keyof paths]: paths[P] extends Record<M, operations[Id]> ? P : never
}[keyof paths]

/** The JSON body of an operation's success. */
type Body<Id extends OperationId> = operations[Id] extends {
  responses: { 200: { content: { 'application/json': infer B } } }
}
  ? B
  : never

type Answered<Id extends OperationId> = Body<Id> | Reply

/** What an operation may be told to answer: its body, a function that makes one of the request, or a `Reply`. */
type Answer<Id extends OperationId, M extends Method, P extends PathOf<Id, M>> =
  | Answered<Id>
  | ((info: ResponseResolverInfo<paths, P, M>) => Answered<Id> | Promise<Answered<Id>>)

type Handle = (path: string, resolver: (info: ResponseInfo) => Promise<Response | undefined>) => HttpHandler
interface ResponseInfo {
  request: Request
  params: object
}

/**
 * The mock of one operation. Called without an answer, it lets the product in memory answer.
 *
 * @example const plan = mock('getUserPlan', 'get', '/v1/user/plan')
 */
export function mock<Id extends OperationId, M extends Method, P extends PathOf<Id, M>>(
  id: Id,
  method: M,
  path: P,
) {
  // TypeScript cannot follow a generic method from here to its property of `http`.
  const handle = http[method] as unknown as Handle
  return (answer?: Answer<Id, M, P>): HttpHandler =>
    handle(path, async (info) => {
      refuseStray(id, info.request)
      const refused = refusalOf(info.request)
      if (refused) return refused
      return overNetwork(async () => {
        if (answer === undefined) return answerFromMemory(id, info.request, info.params)
        const said = answer instanceof Function ? await answer(info as never) : answer
        return said instanceof Reply ? said.send(info.request) : HttpResponse.json(said as object)
      }, id.startsWith('list'))
    })
}

/** Nobody would see that a parameter says nothing, as a platform answers without it: here that fails the story or test. */
function refuseStray(id: OperationId, request: Request): void {
  const stray = strayNames(id, new URL(request.url).searchParams.keys())
  if (stray.length > 0)
    throw new Error(`${id} has no query parameter ${stray.join(', ')} in openapi/product.yaml`)
}

/** How the platform answers a write that does not come from the console's client, whatever it was told to answer. */
function refusalOf(request: Request): Response | undefined {
  try {
    requireConsoleRequest(request)
    return undefined
  } catch (error) {
    if (error instanceof Refusal) return HttpResponse.json(error.body, { status: error.status })
    throw error
  }
}

const textOf = (field: string) => (item: unknown) => {
  const value = (item as Record<string, unknown>)[field]
  return typeof value === 'string' ? value : undefined
}

/** The query parameters that narrow a list by the field of the same name. */
const filtersByName: Filters<unknown> = Object.fromEntries(
  ['organization_id', 'organization_email', 'cluster_id', 'cluster_name', 'target_type'].map((field) => [
    field,
    textOf(field),
  ]),
)

/**
 * The mock of a list: an array is searched and paged by the request's own query; filters on fields that its items do not
 * have are left out, and so are those that may be repeated (`status`, `job_type`). `() => array` sends it bare.
 *
 * @param searched the fields that `search` is looked for in, as `product/` does
 */
export function mockList<Id extends OperationId, P extends PathOf<Id, 'get'>>(
  id: Id,
  path: P,
  searched: readonly string[] = ['email'],
) {
  const whole = mock(id, 'get', path)
  const searchedText = (item: unknown) => searched.flatMap((field) => textOf(field)(item) ?? []).join('\n')
  const filters: Filters<unknown> = { ...filtersByName, search: searchedText }
  const page = (items: unknown[]) => (info: { request: Request }) => {
    const query = readQuery(info.request)
    if (query['search'] && items.length > 0 && !items.some(searchedText))
      throw new Error(`${id} is searched by ${searched.join(', ')}, which none of the mocked items has`)
    const known = Object.entries(query).filter(([name]) => items.some((item) => filters[name]?.(item)))
    const found = narrow(items, Object.fromEntries(known), filters)
    return query.page || query.limit ? pageOf(found, query, (item) => item) : wholeList(found)
  }
  return (answer?: Answer<Id, 'get', P>): HttpHandler =>
    whole(Array.isArray(answer) ? (page(answer) as unknown as typeof answer) : answer)
}

/**
 * The same misbehaviour from every operation of the product API.
 *
 * @example everyOperation(fails(500))
 */
export const everyOperation = ({ send }: Reply): HttpHandler =>
  http.untyped.all(
    /\/(v1\/(user|organization|admin|capabilities)|new\/(signup|plan|checkout))(\/|$)/,
    ({ request }) => overNetwork(() => send(request)),
  )
