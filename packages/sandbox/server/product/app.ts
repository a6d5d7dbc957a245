import { Hono, type Context } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Context as ApiContext, OpenAPIBackend } from 'openapi-backend'
import type { ContractCheck } from '../contract'
import type { Db } from '../db'
import { findCaller } from '../people'
import type { Switches } from '../switches'
import { handlers, publicHandlers } from './index'
import type { Caller } from './handlers'
import { measureClusters } from './health'
import { advanceJobs } from './machine'
import { Refusal } from './refusal'

const maxBodyBytes = 256 * 1024

/** What handlers work on; it travels with each request, because sandboxes share the router. */
interface Platform {
  db: Db
  now: () => Date
  switches: () => Switches
}

/** What `handlers` promise one by one, said of all: each gets the call its operation describes. */
type AnyHandler = (call: never) => unknown

/** Tells the contract's router who handles what, and how requests are refused. */
function register(api: OpenAPIBackend) {
  const all: [string, AnyHandler][] = Object.entries({ ...publicHandlers, ...handlers })
  for (const [operationId, handler] of all)
    api.register(operationId, ({ request, security }: ApiContext, { db, now, switches }: Platform) => {
      const moment = now()
      // What jobs bring about (a namespace, a dashboard) is there for whoever asks, not only for who looks at jobs.
      if (!switches().jobsHeld) advanceJobs(db, moment)
      measureClusters(db, moment, switches().healthMinutes)
      const call = {
        db,
        now: moment,
        switches: switches(),
        path: request.params,
        query: request.query,
        body: request.requestBody,
        caller: security['session'],
      }
      // The validator has just held this call to the operation's schema.
      return handler(call as never)
    })

  api.registerSecurityHandler('session', ({ request }: ApiContext, { db, now, switches }: Platform) =>
    findCaller(db, request.headers['cookie'], now(), switches().requireAal2),
  )
  api.register({
    unauthorizedHandler: () => {
      throw new Refusal(401, 'No session', 'unauthorized')
    },
    // Before validation: whoever may not call an operation is told nothing about its input.
    postSecurityHandler: ({ operation, security }: ApiContext) => {
      const caller: Caller | null = security['session'] ?? null
      if (operation.path.startsWith('/v1/admin') && caller && !caller.admin)
        throw new Refusal(403, 'Only administrators may do this', 'forbidden')
    },
    validationFail: ({ validation }: ApiContext) => {
      const problems = (validation.errors ?? []).map(({ instancePath, message }) =>
        `${instancePath.replace(/^\/(requestBody|path|query)\/?/, '')} ${message ?? ''}`.trim(),
      )
      throw new Refusal(400, problems.join(', ') || 'The request is malformed', 'bad_request')
    },
    notFound: () => {
      throw new Refusal(404, 'There is no such endpoint', 'no_such_endpoint')
    },
    methodNotAllowed: () => {
      throw new Refusal(405, 'This method is not allowed here', 'method_not_allowed')
    },
    notImplemented: ({ operation }: ApiContext) => {
      throw new Refusal(501, `${operation.operationId} is not built yet`, 'not_implemented')
    },
  })
}

export interface ProductApp extends Platform {
  api: OpenAPIBackend
  contract: ContractCheck
}

/** The product API as an app: routed, guarded and validated by the contract in `openapi/product.yaml`. */
export function productApp({ api, contract, ...platform }: ProductApp): Hono {
  register(api)
  const app = new Hono()
  const answer = async (c: Context) => {
    const { operation, request } = await read(c, api)
    const { status, body } = await run(() => api.handleRequest(request, platform satisfies Platform))
    if (operation?.operationId && status !== 501 && contract.check(operation.operationId, status, body))
      return c.json({ error: { message: 'The sandbox broke the contract', code: 'contract_violation' } }, 500)
    return body === undefined ? c.body(null, 204) : c.json(body, status)
  }
  const limit = bodyLimit({
    maxSize: maxBodyBytes,
    onError: (c) => c.json(new Refusal(400, 'The request body is too large', 'too_large').body, 400),
  })
  for (const path of ['/v1/*', '/new/*']) app.use(path, limit).all(path, answer)
  return app
}

async function run(handle: () => Promise<unknown>): Promise<{ status: ContentfulStatusCode; body: unknown }> {
  try {
    const body = await handle()
    return body === undefined ? { status: 204 as ContentfulStatusCode, body } : { status: 200, body }
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body }
    console.error(error)
    return { status: 500, body: { error: { message: 'An unexpected error occurred', code: 'internal' } } }
  }
}

async function read(c: Context, api: OpenAPIBackend) {
  const { method, path } = c.req
  const text = await c.req.text()
  const headers = c.req.header()
  const isJson = headers['content-type']?.startsWith('application/json') === true
  const operation = api.matchOperation({ method, path, headers })
  // Unknown parameters are ignored on both sides; the validator would refuse them.
  const known = new Set(
    (operation?.parameters ?? []).flatMap((parameter) =>
      'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
    ),
  )
  const query = Object.fromEntries(Object.entries(c.req.query()).filter(([name]) => known.has(name)))
  // A form of another site can send text, but not declare it JSON: such a body counts as none.
  const body = isJson && text !== '' ? text : undefined
  return { operation, request: { method, path, headers, query, body } }
}
